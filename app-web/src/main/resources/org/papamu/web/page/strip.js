import {clockFace} from './clock.js';
import {element, refill, shape} from './dom.js';
import {playerWords} from './seats.js';
import {amount, t, Word} from './texts.js';

/** A seat beside the board: who sits there, whether it is their turn, what they think. */
export class SeatStrip {
  /** @param {string} seat */
  constructor(seat) {
    this.seat = seat;
    this.toMove = false;
    this.thought = element('small', {class: 'thought'});
    this.who = element('span', {class: 'who'});
    this.clock = clockFace();
    this.node = element('div', {class: 'seat', 'data-seat': seat}, this.who, this.thought, this.clock);
  }

  /**
   * @param {string} text the time that is left
   * @param {boolean} short whether that is little
   */
  time(text, short) {
    this.clock.hidden = false;
    this.clock.textContent = text;
    this.clock.classList.toggle('short', short);
  }

  /**
   * @param {!State} state
   * @param {string} prefix of the names in the board's picture
   */
  show(state, prefix) {
    const seat = state.seats.find((one) => one.name === this.seat);
    if (!seat) {
      return;
    }
    this.toMove = state.turn === this.seat && state.over === null;
    this.node.classList.toggle('turn', this.toMove);
    const piece = seat.piece ?
      shape('svg', {class: 'mini', viewBox: '-30 -30 60 60', 'aria-hidden': 'true'},
          shape('use', {href: '#' + prefix + 'piece-' + seat.piece})) :
      element('span', {class: 'pip', 'aria-hidden': 'true'});
    refill(
        this.who, piece, element('b', {text: Word('seat', this.seat)}),
        element('small', {text: playerWords(seat.human ? 'human' : seat.player)}),
        this.toMove ? element('span', {class: 'to-move', text: t(state.seats.length > 1 ? 'seat.turn' : 'seat.on')}) : null);
    this.think(state.thinking?.seat === this.seat ? state.thinking : null);
  }

  /**
   * Tells a thought, which may come after the move that it led to.
   * @param {?Thinking} thinking
   */
  think(thinking) {
    this.thought.textContent = thinking === null || !this.toMove ? '' : thoughtWords(thinking);
  }
}

/**
 * @param {!Thinking} thinking
 * @return {string}
 */
export function thoughtWords(thinking) {
  return [
    t('think.thinking'),
    thinking.depth > 0 ? t('think.depth', {depth: thinking.depth}) : null,
    thinking.nodesPerSecond > 0 ? t('think.speed', {n: amount(thinking.nodesPerSecond)}) : null,
  ].filter((part) => part !== null).join(' · ');
}
