import {post} from './api.js';
import {Board} from './board.js';
import {button, choice, element, refill, shape} from './dom.js';
import {faultText} from './dialogs.js';
import {capital, t, Word} from './texts.js';

/** Sets up a position: pieces by touch, or the text; the server says what is wrong with it. */
export class Editor {
  /**
   * @param {!State} state
   * @param {!Board} board
   * @param {{done: function(string): !Promise<void>, close: function()}} around
   */
  constructor(state, board, around) {
    this.state = state;
    this.board = board;
    this.around = around;
    this.pieces = [...state.pieces];
    this.turn = state.turn ?? state.seats[0].name;
    this.piece = 0;
    /** What a point gets that the mouse is drawn over. */
    this.brush = 0;
    this.position = state.position;
    this.asked = 0;
    this.fault = element('p', {class: 'fault', role: 'alert'});
    this.text = /** @type {!HTMLInputElement} */ (
      element('input', {
        type: 'text', class: 'long mono', value: state.position, maxlength: 4096, 'aria-label': t('edit.text'), spellcheck: 'false',
        on: {change: () => this.check({position: this.text.value})},
      }));
    this.tray = element('div', {class: 'row tray', role: 'radiogroup', 'aria-label': t('edit.piece')});
    this.start = button(t('edit.start'), () => this.around.done(this.position), {class: 'main', icon: 'check'});
    const turns = state.seats.map((seat) => ({value: seat.name, text: Word('seat', seat.name)}));
    this.turns = turns.length < 2 ? null : choice(t('edit.turn'), turns, this.turn, (seat) => {
      this.turn = seat;
      this.checkPieces();
    });
    this.node = element(
        'section', {class: 'card editor', 'aria-label': t('edit.title')},
        element('h2', {text: t('edit.title')}),
        element('p', {class: 'quiet', text: t('edit.lead')}),
        this.tray,
        this.turns,
        element('div', {class: 'row'},
            button(t('edit.clear'), () => this.put(this.pieces.map(() => 0)), {icon: 'close'}),
            button(t('edit.usual'), () => this.put([...this.board.data.start.pieces]), {icon: 'first'})),
        this.text, this.fault,
        element('div', {class: 'row'}, this.start, button(t('act.cancel'), () => this.around.close(), {icon: 'close'})));
  }

  begin() {
    this.board.setMarks([]);
    this.board.painting = {
      begin: (point) => this.touch(point),
      go: (point) => this.draw(point),
      end: () => this.checkPieces(),
    };
    this.piece = this.board.data.pieces[0]?.number ?? 0;
    this.drawTray();
    this.board.describe((point) => this.words(point), () => 'may');
  }

  end() {
    this.board.painting = null;
    this.node.remove();
  }

  /** @param {number} point */
  words(point) {
    const piece = this.board.data.pieces.find((one) => one.number === this.pieces[point]);
    return this.board.data.points[point].name + ', ' + (piece ? piece.name : t('point.empty'));
  }

  drawTray() {
    const choices = [...this.board.data.pieces.map((piece) => ({number: piece.number, name: piece.name})), {number: 0, name: 'empty'}];
    refill(this.tray, ...choices.map((piece) => element(
        'button', {
          type: 'button', role: 'radio', 'aria-checked': String(piece.number === this.piece), class: 'tray-piece',
          on: {click: () => {
            this.piece = piece.number;
            this.drawTray();
          }},
        },
        shape('svg', {class: 'mini', viewBox: '-30 -30 60 60', 'aria-hidden': 'true'},
            piece.number > 0 ?
              shape('use', {href: '#' + this.board.prefix + 'piece-' + piece.number}) :
              shape('path', {class: 'nothing', d: 'M-12-12 12 12M12-12-12 12'})),
        element('span', {text: piece.number > 0 ? capital(piece.name) : capital(t('point.empty'))}))));
  }

  /**
   * Puts the chosen piece on a point, or takes it off there.
   * @param {number} point
   */
  touch(point) {
    this.brush = this.pieces[point] === this.piece ? 0 : this.piece;
    this.draw(point);
    this.checkPieces();
  }

  /**
   * What the last touch has put on a point comes on another one.
   * @param {number} point
   */
  draw(point) {
    // What the server says of an earlier board comes too late.
    this.asked++;
    this.pieces[point] = this.brush;
    this.show();
  }

  /** @param {!Array<number>} pieces */
  put(pieces) {
    this.pieces = pieces;
    this.show();
    this.checkPieces();
  }

  show() {
    this.board.setPieces(this.pieces);
    this.board.describe((point) => this.words(point), () => 'may');
  }

  checkPieces() {
    this.check({pieces: this.pieces, turn: this.turn});
  }

  /** @param {!Object<string, *>} what the pieces and the turn, or the text */
  async check(what) {
    const asked = ++this.asked;
    try {
      const answer = await post('/sessions/' + this.state.id + '/position/check', what);
      if (asked === this.asked) {
        this.position = answer.position;
        this.text.value = answer.position;
        this.pieces = [...answer.pieces];
        this.turn = answer.turn ?? this.turn;
        this.turns?.querySelectorAll('option').forEach((option) => {
          option.selected = option.value === this.turn;
        });
        this.show();
        this.fault.textContent = '';
        this.start.removeAttribute('disabled');
      }
    } catch (refusal) {
      if (asked === this.asked) {
        this.fault.textContent = faultText(refusal);
        this.start.setAttribute('disabled', '');
      }
    }
  }
}
