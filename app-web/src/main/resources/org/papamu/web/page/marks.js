import {shape} from './dom.js';
import {arrow, round} from './geometry.js';

/**
 * What is drawn on top of a board: rings, dots, trails, crosses, arrows, letters. Each mark is a bright
 * core on a dark casing, so that it is seen on light and on dark, whatever the board is made of.
 *
 * A mark is plain data:
 *   {kind: 'ring', point, look}            look: chosen, last, cursor, first
 *   {kind: 'target', point, value, taken}  where a stone may go; value: null, win, draw, loss
 *   {kind: 'ghost', point, look}           a stone that was or will be taken; look: taken, a, b, …
 *   {kind: 'trail', points}                the way of the last move
 *   {kind: 'arrow', points, weight, look}  a line of play
 *   {kind: 'badge', point, text, look}     a letter beside a stone
 */

/**
 * @param {string} d
 * @param {string} look
 * @param {number} width
 * @return {!SVGElement}
 */
function stroked(d, look, width) {
  return shape(
      'g', {class: 'stroke ' + look},
      shape('path', {class: 'casing', d, 'stroke-width': round(width * 1 + CASING)}),
      shape('path', {class: 'core', d, 'stroke-width': round(width)}),
  );
}

const CASING = 2.8;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @return {string} a circle as a path
 */
function circle(x, y, r) {
  return 'M' + round(x - r) + ' ' + round(y) + 'a' + round(r) + ' ' + round(r) + ' 0 1 0 ' + round(2 * r) + ' 0' +
      'a' + round(r) + ' ' + round(r) + ' 0 1 0 ' + round(-2 * r) + ' 0';
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @return {string} a cross as a path
 */
function cross(x, y, r) {
  return 'M' + round(x - r) + ' ' + round(y - r) + 'l' + round(2 * r) + ' ' + round(2 * r) +
      'm0 ' + round(-2 * r) + 'l' + round(-2 * r) + ' ' + round(2 * r);
}

/**
 * A disc with a letter in it.
 * @param {{x: number, y: number}} place
 * @param {number} r
 * @param {string} text
 * @param {string} look
 * @return {!SVGElement}
 */
function disc(place, r, text, look) {
  return shape(
      'g', {class: 'disc ' + look},
      shape('circle', {cx: round(place.x), cy: round(place.y), r: round(r)}),
      text ? shape('text', {x: round(place.x), y: round(place.y + r * 0.46), 'font-size': round(r * 1.3)}, text) : null,
  );
}

/**
 * Draws a mark.
 * @param {!Mark} mark
 * @param {function(number): {x: number, y: number}} at where a point is
 * @param {number} unit from a point to its neighbour
 * @param {function(number): boolean} occupied whether a piece stands there
 * @param {function(string): string} letter the letter of a value
 * @return {!SVGElement}
 */
export function draw(mark, at, unit, occupied, letter) {
  const point = mark.point ?? 0;
  const look = mark.look ?? '';
  switch (mark.kind) {
    case 'ring': {
      const place = at(point);
      return stroked(circle(place.x, place.y, 0.45 * unit), 'ring ' + look, 0.055 * unit);
    }
    case 'target': return target(mark, at(point), unit, occupied(point), letter);
    case 'ghost': {
      const place = at(point);
      return shape(
          'g', {class: 'ghost ' + look},
          stroked(circle(place.x, place.y, 0.36 * unit), 'dashed', 0.042 * unit),
          stroked(cross(place.x, place.y, 0.13 * unit), '', 0.05 * unit),
      );
    }
    case 'trail': return trail((mark.points ?? []).map(at), unit);
    case 'arrow': {
      const weight = mark.weight ?? 1;
      const width = (0.05 + 0.1 * weight) * unit;
      const ends = arrow((mark.points ?? []).map(at), 0.14 * unit, 0.2 * unit + 1.2 * width);
      return shape(
          'g', {class: 'arrow ' + look, opacity: round(0.5 + 0.45 * weight)},
          stroked(ends.line, '', width),
          shape('path', {class: 'head', d: ends.head}),
      );
    }
    case 'badge': {
      const place = at(point);
      return disc({x: place.x + 0.3 * unit, y: place.y - 0.3 * unit}, 0.19 * unit, mark.text ?? '', look);
    }
    default: throw new Error('no such mark: ' + mark.kind);
  }
}

/**
 * @param {!Mark} mark
 * @param {{x: number, y: number}} place
 * @param {number} unit
 * @param {boolean} occupied
 * @param {function(string): string} letter
 * @return {!SVGElement}
 */
function target(mark, place, unit, occupied, letter) {
  const value = mark.value ?? null;
  if (occupied) {
    const ring = stroked(circle(place.x, place.y, 0.45 * unit), 'dotted ' + (value ?? 'open'), 0.055 * unit);
    return value === null ?
        ring :
        shape('g', {}, ring, disc({x: place.x + 0.3 * unit, y: place.y - 0.3 * unit}, 0.19 * unit, letter(value), value));
  }
  return value === null ? disc(place, 0.13 * unit, '', 'open') : disc(place, 0.25 * unit, letter(value), value);
}

/**
 * @param {!Array<{x: number, y: number}>} places
 * @param {number} unit
 * @return {!SVGElement}
 */
function trail(places, unit) {
  const end = places[places.length - 1];
  const group = shape('g', {class: 'trail'});
  if (places.length > 1) {
    const ends = arrow(places, 0.47 * unit, 0.2 * unit);
    group.append(stroked(ends.line, '', 0.07 * unit));
    group.append(shape('path', {class: 'head', d: ends.head}));
    for (const place of places.slice(0, -1)) {
      group.append(shape('circle', {class: 'stop', cx: round(place.x), cy: round(place.y), r: round(0.1 * unit)}));
    }
  }
  group.append(stroked(circle(end.x, end.y, 0.45 * unit), 'ring', 0.045 * unit));
  return group;
}
