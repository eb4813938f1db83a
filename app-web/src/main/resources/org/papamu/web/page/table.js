import {get} from './api.js';
import {Board} from './board.js';
import {button, element, refill} from './dom.js';
import {sentence} from './dialogs.js';
import {TurnBuilder} from './playing.js';
import {best, isPersonsTurn, lastMoveMarks, stepValue, turnMarks} from './sight.js';
import {read, write} from './store.js';
import {list, t, Word} from './texts.js';
import {theme} from './theme.js';
import {chosenPoint, stepsByPoint, wordSteps} from './turn.js';

/**
 * What there is to see of a game; the table reads it and never changes it.
 * @typedef {{
 *   state: !State,
 *   turn: !TurnBuilder,
 *   hint: ?Hint,
 *   values: !Array<!MoveValue>,
 *   steps: !Object<string, string>,
 *   busy: string,
 *   editing: boolean,
 *   arrows: function(): !Array<!Mark>
 * }}
 */
export let Scene;

/** The board with everything said and marked on it, and the words and buttons of a turn below it. */
export class Table {
  /**
   * @param {!Scene} scene
   * @param {{touched: function(number), notify: function(string)}} around
   */
  constructor(scene, around) {
    this.scene = scene;
    this.around = around;
    /** @type {?Board} */
    this.shown = null;
    this.looked = -1;
    this.bubbles = 0;
    this.bubble = element('div', {class: 'bubble', role: 'status', hidden: true});
    this.place = element('div', {class: 'place'});
    this.said = element('p', {class: 'said', 'aria-live': 'polite'});
    this.next = element('p', {class: 'next', 'aria-live': 'polite'});
    this.turnBar = element('div', {class: 'row turn-bar'});
  }

  /** @return {!Board} */
  get board() {
    return /** @type {!Board} */ (this.shown);
  }

  /** Fetches the board in the colours of the page and puts it on the table. */
  async lay() {
    const {state, turn} = this.scene;
    /** @type {!BoardData} */
    const data = await get('/board', {game: state.game, theme: theme()});
    const board = new Board(data, {label: t('board.label', {game: data.title})});
    board.onTouch = (point) => this.around.touched(point);
    board.mayDrag = (point) => isPersonsTurn(this.scene.state) && !this.scene.editing &&
        board.pieces[point] > 0 && stepsByPoint(this.scene.turn.turn).has(point);
    board.onStray = (point) => {
      if (board.pieces[point] > 0 && !this.scene.turn.begun) {
        this.around.touched(point);
      }
    };
    board.picture.addEventListener('pointermove', (event) => this.look(board.under(/** @type {!PointerEvent} */ (event)).point));
    board.picture.addEventListener('pointerleave', () => this.look(-1));
    board.picture.addEventListener('focusin', () => this.look(board.cursor));
    board.setPieces(turn.turn.pieces ?? state.pieces);
    board.cursor = this.shown?.cursor ?? 0;
    board.flip(read(this.flipKey()) === 'yes');
    this.shown = board;
    refill(this.place, board.node);
    board.node.append(this.bubble);
    const [, , width, height] = data.viewBox;
    this.place.style.setProperty('--ratio', String(width / height));
    // The cells of a small board grow no further than is pleasant.
    this.place.style.setProperty('--widest', `${Math.round(130 * width / data.unit)}px`);
  }

  /** @return {string} */
  flipKey() {
    return 'papamu.flip.' + this.scene.state.game.split(':')[0];
  }

  /** Turns the board by half a turn, for now and later. */
  flip() {
    this.board.flip(!this.board.flipped);
    write(this.flipKey(), this.board.flipped ? 'yes' : null);
    this.hideBubble();
  }

  /**
   * @param {number} point
   * @return {string}
   */
  name(point) {
    return this.board.data.points[point].name;
  }

  /**
   * @param {!Array<number>} points
   * @return {string} "d4, e5 and f6"
   */
  names(points) {
    return list(points.map((point) => this.name(point)));
  }

  /** @param {number} point */
  look(point) {
    if (point !== this.looked) {
      this.looked = point;
      if (this.scene.turn.begun) {
        this.drawMarks();
      }
    }
  }

  // --- beside a point ---

  /**
   * Says next to the place why something cannot be done; it goes away by itself.
   * @param {number} point -1 for nowhere in particular
   * @param {string} why
   */
  refuse(point, why) {
    if (point < 0) {
      this.around.notify(why);
      return;
    }
    this.showBubble(point, element('span', {text: sentence(why)}));
    const shown = this.bubbles;
    setTimeout(() => {
      if (shown === this.bubbles) {
        this.hideBubble();
      }
    }, 2500 + 45 * why.length);
  }

  /**
   * @param {number} point
   * @param {!Element} content
   */
  showBubble(point, content) {
    const [x, y, width, height] = this.board.data.viewBox;
    const place = this.board.at(point);
    const left = 100 * (place.x - x) / width;
    const above = (place.y - y) / height > 0.4;
    this.bubbles++;
    this.bubble.hidden = false;
    this.bubble.className = 'bubble' + (above ? ' over' : '') + (left < 30 ? ' left' : left > 70 ? ' right' : '');
    this.bubble.style.left = left + '%';
    this.bubble.style.top = 100 * (place.y - y + (above ? -1 : 1) * this.board.data.unit * 0.55) / height + '%';
    refill(this.bubble, content);
  }

  hideBubble() {
    this.bubbles++;
    this.bubble.hidden = true;
  }

  // --- what is drawn and said ---

  draw() {
    this.drawMarks();
    this.describe();
    this.drawTurn();
    this.drawWords();
  }

  /**
   * @param {!Step} step
   * @return {?string}
   */
  value(step) {
    return this.scene.values.length > 0 ? stepValue(this.scene.turn.turn, step, this.scene.steps) : null;
  }

  drawMarks() {
    const {state, turn, hint, editing} = this.scene;
    if (this.shown === null || editing) {
      return;
    }
    /** @type {!Array<!Mark>} */
    const marks = turn.begun ? [] : lastMoveMarks(state);
    if (isPersonsTurn(state)) {
      marks.push(
          ...turnMarks(turn.turn, turn.choosing, this.looked, this.board.pieces, (step) => this.value(step)));
    }
    if (!turn.begun) {
      marks.push(...this.scene.arrows());
      if (hint !== null) {
        for (const points of hint.trails) {
          marks.push(points.length > 1 ?
            {kind: 'arrow', points, weight: 0.8, look: 'hint'} :
            {kind: 'ring', point: points[0], look: 'advice'});
        }
        for (const point of hint.taken) {
          marks.push({kind: 'ghost', point, look: 'taken'});
        }
      }
    }
    this.board.setMarks(marks);
  }

  /** What a screen reader says of each point. */
  describe() {
    if (this.shown === null || this.scene.editing) {
      return;
    }
    const turn = this.scene.turn.turn;
    const steps = stepsByPoint(turn);
    const mine = isPersonsTurn(this.scene.state);
    const names = new Map(this.board.data.pieces.map((piece) => [piece.number, piece.name]));
    const words = (/** @type {number} */ point) => {
      const piece = this.board.pieces[point];
      const parts = [this.name(point), piece > 0 ? names.get(piece) ?? '' : t('point.empty')];
      if (point === chosenPoint(turn)) {
        parts.push(t('point.chosen'));
      }
      const there = mine ? steps.get(point) : undefined;
      if (there) {
        parts.push(t(turn.steps.length > 0 ? 'point.target' : 'point.may'));
        for (const step of there.filter((one) => one.taken.length > 0)) {
          parts.push(t('point.takes', {points: this.names(step.taken)}));
        }
        const value = best(there.map((step) => this.value(step)));
        if (value) {
          parts.push(t('value.' + value));
        }
      }
      return parts.join(', ');
    };
    this.board.describe(words, (point) => (mine && steps.has(point) ? 'may' : ''));
  }

  /** The controls of a turn in the making. */
  drawTurn() {
    const builder = this.scene.turn;
    const turn = builder.turn;
    const controls = [];
    if (builder.choosing) {
      builder.choosing.steps.forEach((step, at) => controls.push(this.takeButton(step, at, false)));
    } else {
      for (const step of wordSteps(turn)) {
        controls.push(button(step.text.trim() || t('turn.other'), () => builder.soon(() => builder.take(step))));
      }
      if (turn.move !== null && turn.next.length > 0) {
        controls.push(button(t('turn.end'), () => builder.end(), {class: 'main', icon: 'check', key: 'Enter'}));
      }
    }
    if (builder.begun) {
      if (turn.steps.length > 1 || builder.choosing) {
        controls.push(button(t('turn.back'), () => builder.back(), {icon: 'undo', key: 'Backspace'}));
      }
      controls.push(button(t('act.cancel'), () => builder.soon(() => builder.cancel()), {icon: 'close', key: 'Escape'}));
    }
    refill(this.turnBar, ...controls);
    if (builder.choosing) {
      const {point, steps} = builder.choosing;
      this.showBubble(point, element(
          'span', {class: 'row'}, element('span', {text: t('turn.which')}),
          ...steps.map((step, at) => this.takeButton(step, at, true))));
    }
  }

  /**
   * @param {!Step} step
   * @param {number} at
   * @param {boolean} brief whether only its number is seen
   * @return {!HTMLElement}
   */
  takeButton(step, at, brief) {
    const builder = this.scene.turn;
    const full = t('turn.take', {n: at + 1, points: this.names(step.taken)});
    const control = button(
        brief ? String(at + 1) : full, () => builder.soon(() => builder.take(step)),
        {class: 'choice-' + 'abcd'[at % 4], key: String(at + 1)});
    control.setAttribute('aria-label', full);
    return control;
  }

  drawWords() {
    const {state} = this.scene;
    const last = state.history[state.ply - 1];
    refill(
        this.said,
        element('span', {text: last ? sentence(last.sentence) : t('say.begin', {game: state.title})}),
        last ? element('code', {text: last.code}) : null);
    const texts = [...this.news(), ...this.whatNext()];
    const text = texts.join(' ');
    if (this.next.textContent !== text) {
      this.next.textContent = text;
    }
  }

  /** @return {!Array<string>} what is to be told besides the move */
  news() {
    const {state, hint} = this.scene;
    const texts = state.over === null && state.remarks.length > 0 ?
      [sentence(state.remarks.join('; '))] : [];
    if (hint !== null) {
      texts.push(sentence(t('say.hint', {text: hint.sentence || hint.move})));
    }
    if (state.fault) {
      texts.push(sentence(state.fault));
    }
    if (state.warning) {
      texts.push(t(state.ply === 0 ? 'say.hopeless.start' : 'say.hopeless'));
    }
    return texts;
  }

  /** @return {!Array<string>} what is to be done now */
  whatNext() {
    const {state, turn, busy, values} = this.scene;
    const seat = Word('seat', state.turn ?? '');
    if (busy) {
      return [t('busy.' + busy)];
    }
    if (state.over !== null) {
      return [];
    }
    if (!isPersonsTurn(state)) {
      return [t(state.paused ? 'say.paused' : 'say.waits', {seat})];
    }
    if (turn.choosing) {
      return [t('say.choose')];
    }
    if (turn.begun) {
      const taken = turn.turn.taken;
      return [
        ...(taken.length > 0 ? [t('say.taken', {points: this.names(taken)})] : []),
        t(turn.turn.move === null ? 'say.where' : 'say.more'),
      ];
    }
    if (values.length > 0) {
      return [t(values.some((value) => value.value !== 'unknown') ? 'say.values' : 'say.unknown')];
    }
    return [t(state.seats.length > 1 ? 'say.turn' : 'say.turn.one', {seat, n: state.moveCount})];
  }
}
