import {button, element, refill} from './dom.js';
import {t, Word} from './texts.js';

/** The moves so far, a click on one goes there. */
export class MoveList {
  /** @param {function(number)} go called with a ply */
  constructor(go) {
    this.go = go;
    this.list = element('div', {class: 'moves', tabindex: 0, role: 'group', 'aria-label': t('moves.title')});
    this.nav = element('div', {class: 'row nav'});
    this.node = element(
        'section', {class: 'card moves-card'}, element('h2', {text: t('moves.title')}), this.list, this.nav);
  }

  /** @param {!State} state */
  show(state) {
    const seats = state.seats.length;
    const rows = [];
    /** @type {?HTMLElement} */
    let row = null;
    state.history.forEach((move, at) => {
      const place = Math.max(0, state.seats.findIndex((seat) => seat.name === move.seat));
      if (row === null || place === 0 || seats === 1) {
        row = element('div', {class: 'move-row'}, element('span', {class: 'no', text: rows.length + 1 + '.'}));
        rows.push(row);
        for (let skipped = 0; skipped < place; skipped++) {
          row.append(element('span', {class: 'skip', text: '…'}));
        }
      }
      row.append(this.move(move, at + 1, state));
    });
    refill(this.list, ...(rows.length > 0 ? rows : [element('p', {class: 'quiet', text: t('moves.none')})]));
    this.list.classList.toggle('single', seats === 1);
    const now = this.list.querySelector('[aria-current]');
    if (now) {
      const box = /** @type {!HTMLElement} */ (now);
      this.list.scrollTop = box.offsetTop - this.list.clientHeight / 2;
    } else {
      this.list.scrollTop = 0;
    }
    const step = (key, look, ply) => {
      const control = button(t(key), () => this.go(ply), {icon: look, bare: true, class: 'small'});
      control.toggleAttribute('disabled', ply < 0 || ply > state.plies || ply === state.ply);
      return control;
    };
    refill(
        this.nav, step('moves.first', 'first', 0), step('moves.back', 'back', state.ply - 1),
        element('span', {class: 'ply', text: t('moves.ply', {ply: state.ply, plies: state.plies})}),
        step('moves.next', 'next', state.ply + 1), step('moves.last', 'last', state.plies));
  }

  /**
   * @param {!PlayedMove} move
   * @param {number} ply after it
   * @param {!State} state
   * @return {!HTMLElement}
   */
  move(move, ply, state) {
    return element('button', {
      type: 'button',
      class: 'move' + (ply > state.ply ? ' undone' : ''),
      'aria-current': ply === state.ply ? 'step' : null,
      title: move.sentence || Word('seat', move.seat),
      text: move.code,
      on: {click: () => this.go(ply)},
    });
  }
}
