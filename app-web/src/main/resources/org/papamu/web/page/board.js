import {element, mark as setMark, refill, shape} from './dom.js';
import {nearest, neighbourTowards, rowsOf} from './geometry.js';
import {draw} from './marks.js';
import {glide} from './motion.js';
import {t} from './texts.js';

let boards = 0;

/**
 * What a held mouse does: where it was pressed, every other point that it comes to, where it is let go.
 * @typedef {{begin: function(number), go: function(number), end: function()}}
 */
export let Painting;

/**
 * A board on the page: the server's picture of it, the server's pieces, and this page's marks, in one
 * SVG that is sharp at any size. It knows points and pieces, and no game.
 */
export class Board {
  /**
   * @param {!BoardData} data
   * @param {{still: (boolean|undefined), label: string}} look `still` for a picture that cannot be touched
   */
  constructor(data, look) {
    this.data = data;
    this.flipped = false;
    /** @type {!Array<number>} */
    this.pieces = data.points.map(() => 0);
    /** @type {!Array<!Mark>} */
    this.marks = [];
    this.cursor = 0;
    this.still = look.still === true;
    /** @type {!Map<number, !SVGElement>} the pieces on the board, by point */
    this.stones = new Map();
    this.prefix = 'b' + ++boards + '-';
    this.ground = this.importGround();
    this.below = shape('g', {class: 'below'});
    this.stoneLayer = shape('g', {class: 'stones'});
    this.above = shape('g', {class: 'above'});
    this.picture = shape(
        'svg',
        {viewBox: data.viewBox.join(' '), class: 'board', role: this.still ? 'img' : null, 'aria-label': this.still ? look.label : null},
        this.ground, this.below, this.stoneLayer, this.above);
    if (this.still) {
      this.grid = null;
    } else {
      this.grid = this.makeGrid(look.label);
      this.picture.append(this.grid);
    }
    this.node = element('div', {class: 'board-box'}, this.picture);
    /** @type {function(number)} */
    this.onTouch = () => {};
    /** @type {function(number): boolean} whether a piece there may be dragged */
    this.mayDrag = () => false;
    /** @type {function(number)} a piece that may not be dragged was dragged from there */
    this.onStray = () => {};
    /** @type {?Painting} what a mouse that is held does, in place of clicks and drags; null for nothing */
    this.painting = null;
    /** @type {function(string): string} */
    this.label = () => '';
  }

  /** The server's picture, with names of its own for everything in it that has one. */
  importGround() {
    const picture = new DOMParser().parseFromString(this.data.svg, 'image/svg+xml').documentElement;
    for (const node of picture.querySelectorAll('*')) {
      for (const attribute of [...node.attributes]) {
        if (attribute.name === 'id') {
          node.id = this.prefix + attribute.value;
        } else if (attribute.localName === 'href') {
          node.setAttribute('href', attribute.value.replace(/^#/, '#' + this.prefix));
        } else if (attribute.value.includes('url(#')) {
          node.setAttribute(attribute.name, attribute.value.replace(/url\(#/g, 'url(#' + this.prefix));
        }
      }
    }
    const ground = shape('g', {class: 'ground', 'aria-hidden': 'true'});
    for (const name of ['font-family', 'font-size', 'text-anchor']) {
      setMark(ground, name, picture.getAttribute(name));
    }
    for (const child of [...picture.children]) {
      if (!['title', 'desc'].includes(child.localName)) {
        ground.append(document.importNode(child, true));
      }
    }
    return ground;
  }

  /** @param {string} label */
  makeGrid(label) {
    const grid = shape('g', {role: 'grid', class: 'points', 'aria-label': label});
    /** @type {!Array<!SVGElement>} */
    this.cells = [];
    const reach = this.data.unit / 2;
    for (const row of rowsOf(this.data.points)) {
      const line = shape('g', {role: 'row'});
      for (const point of row) {
        const cell = shape(
            'g', {role: 'gridcell', class: 'point', tabindex: -1, 'data-point': this.data.points[point].name},
            shape('circle', {class: 'reach', r: reach}), shape('circle', {class: 'focus', r: reach * 0.97}));
        cell.addEventListener('focus', () => this.moveCursor(point, false));
        this.cells[point] = cell;
        line.append(cell);
      }
      grid.append(line);
    }
    grid.addEventListener('keydown', (event) => this.pressed(/** @type {!KeyboardEvent} */ (event)));
    this.picture.addEventListener('pointerdown', (event) => this.grasp(/** @type {!PointerEvent} */ (event)));
    queueMicrotask(() => this.place());
    return grid;
  }

  /**
   * Where a point is seen.
   * @param {number} point
   * @return {{x: number, y: number}}
   */
  at(point) {
    const place = this.data.points[point];
    if (!this.flipped) {
      return place;
    }
    const [x, y, width, height] = this.data.viewBox;
    return {x: 2 * x + width - place.x, y: 2 * y + height - place.y};
  }

  /** @return {!Array<{x: number, y: number}>} */
  places() {
    return this.data.points.map((place, point) => this.at(point));
  }

  /** Puts cells, pieces and marks where they belong. */
  place() {
    this.cells?.forEach((cell, point) => {
      for (const circle of cell.children) {
        circle.setAttribute('cx', String(this.at(point).x));
        circle.setAttribute('cy', String(this.at(point).y));
      }
    });
    this.stones.forEach((stone, point) => this.put(stone, point));
    this.drawMarks();
  }

  /**
   * Turns the board by half a turn; its letters and numbers stay upright.
   * @param {boolean} flipped
   */
  flip(flipped) {
    this.flipped = flipped;
    const [x, y, width, height] = this.data.viewBox;
    setMark(this.ground, 'transform', flipped ? `rotate(180 ${x + width / 2} ${y + height / 2})` : null);
    for (const text of this.ground.querySelectorAll('text')) {
      const size = Number(text.closest('[font-size]')?.getAttribute('font-size') ?? 0);
      const middle = Number(text.getAttribute('y')) - 0.34 * size;
      setMark(text, 'transform', flipped ? `rotate(180 ${text.getAttribute('x')} ${middle})` : null);
    }
    this.place();
  }

  /**
   * @param {!SVGElement} stone
   * @param {number} point
   */
  put(stone, point) {
    stone.setAttribute('x', String(this.at(point).x));
    stone.setAttribute('y', String(this.at(point).y));
  }

  /**
   * @param {number} piece
   * @param {number} point
   * @return {!SVGElement}
   */
  stone(piece, point) {
    const stone = shape('use', {href: '#' + this.prefix + 'piece-' + piece, class: 'stone'});
    this.put(stone, point);
    return stone;
  }

  /**
   * Shows these pieces, at once.
   * @param {!Array<number>} pieces
   */
  setPieces(pieces) {
    pieces.forEach((piece, point) => {
      if (piece === this.pieces[point] && (piece === 0) === !this.stones.has(point)) {
        return;
      }
      this.stones.get(point)?.remove();
      this.stones.delete(point);
      if (piece > 0) {
        const stone = this.stone(piece, point);
        this.stones.set(point, stone);
        this.stoneLayer.append(stone);
      }
    });
    this.pieces = [...pieces];
  }

  /**
   * Shows these pieces after a move: what moved glides there, and then what it took fades.
   * @param {!Array<number>} pieces
   * @param {!Array<!Array<number>>} trails
   * @return {!Promise<void>} done when everything has come to rest
   */
  async movePieces(pieces, trails) {
    const before = this.pieces;
    const gone = before
        .map((piece, point) => ({piece, point}))
        .filter(({piece, point}) => piece > 0 && pieces[point] === 0 && !trails.some((way) => way.length > 1 && way[0] === point));
    this.setPieces(pieces);
    const leaving = gone.map(({piece, point}) => {
      const stone = this.stone(piece, point);
      stone.classList.add('leaving');
      this.stoneLayer.prepend(stone);
      return stone;
    });
    const movers = trails
        .filter((way) => this.stones.has(way[way.length - 1]))
        .map((way) => ({stone: this.stones.get(way[way.length - 1]), way: way.map((point) => this.at(point))}));
    movers.forEach(({stone}) => this.stoneLayer.append(stone));
    await glide(movers, leaving);
    leaving.forEach((stone) => stone.remove());
  }

  /**
   * @param {!Array<!Mark>} marks
   */
  setMarks(marks) {
    this.marks = marks;
    this.drawMarks();
  }

  drawMarks() {
    const letter = (value) => t('letter.' + value);
    const one = (mark) => draw(mark, (point) => this.at(point), this.data.unit, (point) => this.pieces[point] > 0, letter);
    const under = (mark) => mark.kind === 'trail' || (mark.kind === 'ghost' && this.pieces[mark.point] === 0);
    refill(this.below, ...this.marks.filter(under).map(one));
    refill(this.above, ...this.marks.filter((mark) => !under(mark)).map(one));
  }

  /**
   * What screen readers are told, and what can be touched.
   * @param {function(number): string} words
   * @param {function(number): string} use the class of a point: `may`, or nothing
   */
  describe(words, use) {
    this.cells?.forEach((cell, point) => {
      cell.setAttribute('aria-label', words(point));
      cell.setAttribute('class', 'point ' + use(point));
      cell.setAttribute('tabindex', point === this.cursor ? '0' : '-1');
    });
  }

  /**
   * @param {number} point
   * @param {boolean} focus whether the keyboard's focus goes there
   */
  moveCursor(point, focus) {
    this.cells?.[this.cursor]?.setAttribute('tabindex', '-1');
    this.cursor = point;
    this.cells?.[point]?.setAttribute('tabindex', '0');
    if (focus) {
      this.cells?.[point]?.focus();
    }
  }

  /** Gives the keyboard to the board. */
  focus() {
    this.moveCursor(this.cursor, true);
  }

  /** @param {!KeyboardEvent} event */
  pressed(event) {
    const way = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    if (way) {
      this.moveCursor(neighbourTowards(this.places(), this.cursor, way[0], way[1]), true);
    } else if (event.key === 'Home' || event.key === 'End') {
      const row = rowsOf(this.places()).find((points) => points.includes(this.cursor)) ?? [this.cursor];
      this.moveCursor(row[event.key === 'Home' ? 0 : row.length - 1], true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.onTouch(this.cursor);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * The point under a finger or a mouse.
   * @param {!PointerEvent} event
   * @return {{x: number, y: number, point: number}}
   */
  under(event) {
    const matrix = /** @type {!SVGGraphicsElement} */ (this.picture).getScreenCTM();
    if (!matrix) {
      return {x: 0, y: 0, point: -1};
    }
    const back = matrix.inverse();
    const x = back.a * event.clientX + back.c * event.clientY + back.e;
    const y = back.b * event.clientX + back.d * event.clientY + back.f;
    return {x, y, point: nearest(this.places(), x, y, this.data.unit * 0.62)};
  }

  /**
   * A press on the board: a click touches one point, a drag two.
   * @param {!PointerEvent} down
   */
  grasp(down) {
    const start = this.under(down);
    if (start.point < 0 || down.button !== 0) {
      return;
    }
    if (this.painting && down.pointerType !== 'touch') {
      this.paint(this.painting, down, start.point);
      return;
    }
    const draggable = this.mayDrag(start.point);
    const stone = draggable ? this.stones.get(start.point) : undefined;
    let dragged = false;
    const move = (/** @type {?} */ event) => {
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > 7;
      if (!dragged && far && stone) {
        dragged = true;
        this.onTouch(start.point);
        this.picture.classList.add('dragging');
        this.stoneLayer.append(stone);
      }
      if (dragged && stone) {
        const place = this.under(event);
        stone.setAttribute('x', String(place.x));
        stone.setAttribute('y', String(place.y));
      }
    };
    const end = (/** @type {?} */ event) => {
      this.picture.removeEventListener('pointermove', move);
      this.picture.removeEventListener('pointerup', end);
      this.picture.removeEventListener('pointercancel', end);
      this.picture.classList.remove('dragging');
      const place = this.under(event);
      if (stone) {
        this.stones.forEach((other, point) => this.put(other, point));
      }
      if (event.type === 'pointercancel') {
        return;
      }
      if (dragged && place.point >= 0 && place.point !== start.point) {
        this.onTouch(place.point);
      } else if (!dragged && place.point === start.point) {
        this.moveCursor(start.point, false);
        this.onTouch(start.point);
      } else if (!draggable && event.pointerType !== 'touch') {
        this.onStray(start.point);
      }
    };
    if (draggable) {
      down.preventDefault();
      this.picture.setPointerCapture(down.pointerId);
    }
    this.moveCursor(start.point, false);
    this.picture.addEventListener('pointermove', move);
    this.picture.addEventListener('pointerup', end);
    this.picture.addEventListener('pointercancel', end);
  }
  /**
   * A mouse that is held goes over points, each once.
   * @param {!Painting} painting
   * @param {!PointerEvent} down
   * @param {number} start
   */
  paint(painting, down, start) {
    let at = start;
    const move = (/** @type {?} */ event) => {
      const {point} = this.under(event);
      if (point >= 0 && point !== at) {
        at = point;
        painting.go(point);
      }
    };
    const end = () => {
      this.picture.removeEventListener('pointermove', move);
      this.picture.removeEventListener('pointerup', end);
      this.picture.removeEventListener('pointercancel', end);
      painting.end();
    };
    down.preventDefault();
    this.picture.setPointerCapture(down.pointerId);
    this.moveCursor(start, false);
    painting.begin(start);
    this.picture.addEventListener('pointermove', move);
    this.picture.addEventListener('pointerup', end);
    this.picture.addEventListener('pointercancel', end);
  }
}
