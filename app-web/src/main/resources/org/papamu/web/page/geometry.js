/** Where things are, without a picture. Points are given by their places, a list of {x, y}. */

/**
 * The point to go to with an arrow key: the nearest one that way, where what lies straight ahead
 * counts as nearer than what lies aside. So it works on grids, hexagons, triangles and crosses.
 * @param {!Array<{x: number, y: number}>} places
 * @param {number} from a point
 * @param {number} dx 1 to the right, -1 to the left, else 0
 * @param {number} dy 1 down, -1 up, else 0
 * @return {number} a point; `from` itself if nothing lies that way
 */
export function neighbourTowards(places, from, dx, dy) {
  const here = places[from];
  let best = from;
  let least = Infinity;
  for (let point = 0; point < places.length; point++) {
    const x = places[point].x - here.x;
    const y = places[point].y - here.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (point !== from && ahead > 1e-6 && aside <= ahead * 1.8 + 1e-6) {
      const cost = ahead + 1.5 * aside;
      if (cost < least - 1e-6) {
        least = cost;
        best = point;
      }
    }
  }
  return best;
}

/**
 * The points in the rows that they are seen in, each from left to right, the topmost row first.
 * @param {!Array<{x: number, y: number}>} places
 * @return {!Array<!Array<number>>}
 */
export function rowsOf(places) {
  const order = [...places.keys()].sort((a, b) => places[a].y - places[b].y || places[a].x - places[b].x);
  /** @type {!Array<!Array<number>>} */
  const rows = [];
  for (const point of order) {
    const row = rows[rows.length - 1];
    if (row && Math.abs(places[row[0]].y - places[point].y) < 1e-3) {
      row.push(point);
    } else {
      rows.push([point]);
    }
  }
  for (const row of rows) {
    row.sort((a, b) => places[a].x - places[b].x);
  }
  return rows;
}

/**
 * The point nearest to a place.
 * @param {!Array<{x: number, y: number}>} places
 * @param {number} x
 * @param {number} y
 * @param {number} reach how far away it may be
 * @return {number} -1 if none is so near
 */
export function nearest(places, x, y, reach) {
  let best = -1;
  let least = reach;
  places.forEach((place, point) => {
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance <= least) {
      least = distance;
      best = point;
    }
  });
  return best;
}

/**
 * A way with a head on its end, as two paths.
 * @param {!Array<{x: number, y: number}>} way two places or more
 * @param {number} gap how far short of the last place it ends
 * @param {number} head the head's length
 * @return {{line: string, head: string}}
 */
export function arrow(way, gap, head) {
  const from = way[way.length - 2];
  const to = way[way.length - 1];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const tip = Math.max(0.3 * length, length - gap);
  const neck = Math.max(0.05 * length, tip - 0.7 * head);
  const at = (along, aside) => round(from.x + ux * along - uy * aside) + ' ' + round(from.y + uy * along + ux * aside);
  const corners = way.slice(0, -1).map((place) => round(place.x) + ' ' + round(place.y));
  return {
    line: 'M' + corners.join('L') + 'L' + at(neck, 0),
    head: 'M' + at(tip, 0) + 'L' + at(tip - head, head * 0.55) + 'L' + at(neck, 0) + 'L' + at(tip - head, -head * 0.55) + 'Z',
  };
}

/**
 * @param {number} value
 * @return {number} two digits behind the point
 */
export function round(value) {
  return Math.round(value * 100) / 100;
}
