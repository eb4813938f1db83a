import {get, post, Refusal} from './api.js';
import {Advice} from './advice.js';
import {AnalysisCard} from './analysis.js';
import {Clocks} from './clock.js';
import {Connection} from './connection.js';
import {ask, changeSeats, faultText, showKeys, showLink, showRules} from './dialogs.js';
import {element} from './dom.js';
import {Editor} from './editor.js';
import {MoveList} from './history.js';
import {LessonCard} from './lesson.js';
import {TurnBuilder} from './playing.js';
import {shareFragment} from './share.js';
import {isPersonsTurn, redoPly, undoPly} from './sight.js';
import {keepGame, kept} from './store.js';
import {SeatStrip} from './strip.js';
import {Scene, Table} from './table.js';
import {t, teach, Word} from './texts.js';
import {drawEnd, drawMore, drawTools, givenClocks, seatTexts, typeField, whoResigns} from './tools.js';

/** One game on the screen: what the server says of it is shown, what is done goes to the server. */
export class GameScreen {
  /**
   * @param {!State} state
   * @param {!App} app
   */
  constructor(state, app) {
    this.app = app;
    this.state = state;
    state.seats.forEach((seat) => teach('seat', seat.name, seat.title));
    this.advice = new Advice({
      state: () => this.state,
      changed: () => this.draw(),
      failed: (refusal) => this.fault(refusal),
    });
    /** @type {?Editor} */
    this.editor = null;
    this.turn = new TurnBuilder({
      state: () => this.state,
      name: (point) => this.table.name(point),
      changed: (way) => this.turnChanged(way),
      refused: (point, why) => this.table.refuse(point, why),
      play: (move) => this.play(move),
      settled: (still) => {
        this.node.dataset.settled = String(still);
      },
    });
    this.analysis = new AnalysisCard({
      state: () => this.state,
      changed: () => this.table.drawMarks(),
      play: (move) => this.play(move),
      failed: (refusal) => this.fault(refusal),
    });
    this.table = new Table(this.scene(), {
      touched: (point) => this.touched(point),
      notify: (text) => app.notify(text),
    });
    this.moves = new MoveList((ply) => this.go(ply));
    this.strips = state.seats.map((seat) => new SeatStrip(seat.name));
    this.clocks = new Clocks(
        (seat, text, short) => this.strips.find((strip) => strip.seat === seat)?.time(text, short),
        (seat) => app.notify(t('clock.short', {seat: Word('seat', seat)})));
    this.lesson = new LessonCard({
      begin: (number) => app.open({game: this.state.lesson?.game ?? '', lesson: number}),
      back: () => this.go(0),
    });
    this.end = element('div', {class: 'end', hidden: true});
    this.tools = element('div', {class: 'row tools', role: 'toolbar', 'aria-label': t('tools.title')});
    this.more = element('div', {class: 'row'});
    this.typed = typeField((text) => this.turn.type(text));
    this.node = this.layOut();
    this.connection = new Connection(app, {
      id: () => this.state.id,
      adopt: (next) => this.adopt(next, false),
      shown: () => this.node.isConnected,
    }, {
      'thinking': (thinking) => this.strips.find((strip) => strip.seat === thinking?.seat)?.think(thinking),
      'analysis': (data) => this.analysis.receive(data),
      'values': (data) => this.advice.receive(data),
    });
    this.acts = this.makeActs();
    this.keys = this.makeKeys();
  }

  /** @return {!Scene} this game as the table sees it, always as it is now */
  scene() {
    const screen = this;
    return {
      get state() {
        return screen.state;
      },
      get turn() {
        return screen.turn;
      },
      get hint() {
        return screen.advice.hint;
      },
      get steps() {
        return screen.advice.steps;
      },
      get values() {
        return screen.advice.values;
      },
      get busy() {
        return screen.advice.busy;
      },
      get editing() {
        return screen.editor !== null;
      },
      arrows: () => screen.analysis.arrows(),
    };
  }

  /** @return {!HTMLElement} */
  layOut() {
    const others = this.strips.slice(1).reverse();
    return element(
        'div', {class: this.state.lesson ? 'game-screen learning' : 'game-screen'},
        this.lesson.node,
        element('section', {class: 'table', 'aria-label': this.state.title},
            element('h1', {class: 'unseen', text: this.state.title}),
            others.length > 0 ? element('div', {class: 'strips'}, ...others.map((strip) => strip.node)) : null,
            this.table.place,
            element('div', {class: 'strips'}, this.strips[0].node),
            element('div', {class: 'words'}, this.table.said, this.table.next),
            this.table.turnBar, this.end),
        element('aside', {class: 'side', 'aria-label': t('more.title')},
            this.tools, this.moves.node, this.analysis.node,
            element('section', {class: 'card more'}, element('h2', {text: t('more.title')}), this.typed.form, this.more)));
  }

  /** @return {!Acts} */
  makeActs() {
    return {
      undo: () => this.undo(),
      redo: () => this.go(redoPly(this.state)),
      hint: () => this.askHint(),
      values: () => this.advice.askValues(),
      pause: () => this.send('pause'),
      resume: () => this.send('resume'),
      first: () => this.go(0),
      rules: () => this.rules(),
      share: () => this.share(),
      flip: () => this.flip(),
      edit: () => this.edit(),
      seats: () => changeSeats(this.state, (seats) => {
        this.send('seats', {seats});
      }),
      swap: () => this.send('seats', {seats: seatTexts(this.state, true)}),
      load: () => this.app.load(),
      draw: () => ask(t('draw.ask'), t('act.draw'), () => this.send('draw')),
      resign: () => ask(t('resign.ask'), t('act.resign'), () => this.send('resign', {seat: whoResigns(this.state)})),
      again: () => this.again(false),
      againSwapped: () => this.again(true),
      keys: () => showKeys(),
    };
  }

  /** @return {!Object<string, function()>} what the keys do */
  makeKeys() {
    return {
      'u': this.acts.undo,
      'r': this.acts.redo,
      'h': this.acts.hint,
      'v': this.acts.values,
      'f': this.acts.flip,
      'a': () => this.analysis.flip(),
      ',': () => this.go(this.state.ply - 1),
      '.': () => this.go(this.state.ply + 1),
      'b': () => this.table.board.focus(),
      't': () => this.typed.field.focus(),
      '?': this.acts.keys,
      'Escape': () => this.escape(),
      'Backspace': () => this.turn.back(),
      'Enter': () => this.turn.end(),
    };
  }

  /** @return {!Promise<void>} */
  async show() {
    await this.table.lay();
    this.adopt(this.state, true);
    this.connection.open();
  }

  leave() {
    this.connection.close();
    this.clocks.stop();
  }

  // --- the server's word ---

  /**
   * Takes over how the game stands now.
   * @param {!State} state
   * @param {boolean} fresh whether nothing was shown before
   */
  adopt(state, fresh) {
    if (!fresh && (state.id !== this.state.id || state.version <= this.state.version)) {
      return;
    }
    const before = this.state;
    this.state = state;
    const moved = fresh || before.position !== state.position || before.ply !== state.ply || before.turn !== state.turn;
    if (!this.editor) {
      this.showPieces(state, !fresh && state.ply === before.ply + 1 && !this.turn.begun);
    }
    if (moved) {
      this.advice.forget();
      this.table.hideBubble();
    }
    if (moved || !isPersonsTurn(before) || !isPersonsTurn(state)) {
      this.turn.begin(isPersonsTurn(state) ? state.legal.map(asStep) : []);
    }
    this.app.title(state.title);
    keepGame(kept(state, Date.now()));
    this.moves.show(state);
    this.strips.forEach((strip) => strip.show(state, this.table.board.prefix));
    this.analysis.moved();
    this.clocks.set(state.clock);
    this.lesson.show(state);
    this.draw();
  }

  /**
   * @param {!State} state
   * @param {boolean} forward whether one more move was played
   */
  showPieces(state, forward) {
    const board = this.table.board;
    if (board.pieces.every((piece, point) => piece === state.pieces[point])) {
      return;
    }
    const last = state.history[state.ply - 1];
    if (forward && last) {
      board.movePieces(state.pieces, last.trails);
    } else {
      board.setPieces(state.pieces);
    }
  }

  draw() {
    this.node.dataset.ply = String(this.state.ply);
    this.node.dataset.version = String(this.state.version);
    this.node.dataset.typed = this.turn.turn.typed;
    this.node.dataset.choosing = String(this.turn.choosing !== null);
    this.table.draw();
    drawEnd(this.end, this.state, this.acts);
    drawTools(this.tools, this.state, {
      begun: this.turn.begun,
      busy: this.advice.busy,
      hinted: this.advice.hint !== null,
      valued: this.advice.values.length > 0,
    }, this.acts);
    drawMore(this.more, this.state, this.acts);
  }

  // --- what is done ---

  /**
   * Sends something and takes over the answer.
   * @param {string} what the last part of the address
   * @param {*=} body
   * @return {!Promise<boolean>} whether it was done
   */
  async send(what, body) {
    try {
      const state = await post('/sessions/' + this.state.id + '/' + what, body);
      if (state && state.id) {
        this.adopt(state, false);
      }
      return true;
    } catch (refusal) {
      await this.fault(refusal);
      return false;
    }
  }

  /** @param {*} refusal */
  async fault(refusal) {
    if (!(refusal instanceof Refusal)) {
      throw refusal;
    }
    if (refusal.lost) {
      this.app.lost(true);
    } else {
      if (refusal.status === 409 || refusal.status === 404) {
        await this.connection.reload();
      }
      if (this.connection.isOpen) {
        this.app.notify(faultText(refusal));
      }
    }
  }

  /**
   * @param {string} move
   * @return {!Promise<void>}
   */
  async play(move) {
    try {
      this.adopt(await post('/sessions/' + this.state.id + '/move', {move, version: this.state.version}), false);
    } catch (refusal) {
      await this.fault(refusal);
      this.turn.cancel();
    }
  }

  /** @param {number} ply */
  async go(ply) {
    if (ply >= 0 && ply <= this.state.plies && ply !== this.state.ply) {
      await this.send('goto', {ply});
    }
  }

  undo() {
    if (this.turn.begun || this.turn.choosing) {
      this.turn.back();
    } else {
      this.go(undoPly(this.state));
    }
  }

  askHint() {
    this.turn.cancel();
    this.advice.askHint();
  }

  /** @param {number} point */
  touched(point) {
    const state = this.state;
    this.table.hideBubble();
    this.app.quiet();
    if (this.editor) {
      this.editor.touch(point);
    } else if (state.over !== null) {
      this.table.refuse(point, state.over.sentence ?? t('over.over'));
    } else if (!isPersonsTurn(state)) {
      this.table.refuse(point, t(state.paused ? 'refused.paused' : 'refused.turn', {seat: Word('seat', state.turn ?? '')}));
    } else {
      this.turn.touch(point);
    }
  }

  /** @param {?Array<number>} way what the last step moved */
  turnChanged(way) {
    const board = this.table.board;
    const pieces = this.turn.turn.pieces ?? this.state.pieces;
    this.table.hideBubble();
    if (way && board.pieces[way[0]] > 0 && pieces[way[0]] === 0) {
      board.movePieces(pieces, [way]);
    } else {
      board.setPieces(pieces);
    }
    if (way) {
      // The keyboard goes on where the piece is, also when a stone that it takes was touched last.
      board.moveCursor(way[way.length - 1], board.picture.contains(document.activeElement));
    }
    if (this.turn.begun) {
      this.advice.hint = null;
    }
    this.draw();
  }

  /**
   * A new game like this one.
   * @param {boolean} swapped
   */
  async again(swapped) {
    const {game, start, lesson} = this.state;
    await this.app.open(lesson ?
      {game: lesson.game, lesson: lesson.number} :
      {game, position: start, seats: seatTexts(this.state, swapped), clock: givenClocks(this.state, swapped)});
  }

  async rules() {
    try {
      const {games} = await get('/games');
      const game = games.find((one) => one.name === this.state.game.split(':')[0]);
      const info = await get('/info', {game: this.state.game}).catch(() => null);
      if (game) {
        showRules(/** @type {!GameEntry} */ (Object.assign({}, game, info)), this.state.title);
      }
    } catch (refusal) {
      await this.fault(refusal);
    }
  }

  share() {
    const state = this.state;
    const moves = state.history.slice(0, state.ply).map((move) => move.code);
    showLink(location.origin + '/' + shareFragment({game: state.game, start: state.start, moves}));
  }

  flip() {
    this.table.flip();
    this.draw();
  }

  edit() {
    this.turn.cancel();
    this.editor = new Editor(this.state, this.table.board, {
      done: async (position) => {
        if (await this.send('position', {position})) {
          this.closeEditor();
        }
      },
      close: () => this.closeEditor(),
    });
    this.node.classList.add('editing');
    this.node.append(this.editor.node);
    this.editor.begin();
  }

  closeEditor() {
    this.editor?.end();
    this.editor = null;
    this.node.classList.remove('editing');
    this.table.board.setPieces(this.state.pieces);
    this.draw();
  }

  /** The page's colours have changed. */
  async repaint() {
    await this.table.lay();
    this.strips.forEach((strip) => strip.show(this.state, this.table.board.prefix));
    this.draw();
  }

  /**
   * A key that was pressed anywhere but in a field.
   * @param {!KeyboardEvent} event
   * @return {boolean} whether it meant something
   */
  key(event) {
    const choosing = this.turn.choosing;
    const digit = Number(event.key);
    if (choosing && digit >= 1 && digit <= choosing.steps.length) {
      this.turn.soon(() => this.turn.take(choosing.steps[digit - 1]));
      return true;
    }
    const action = this.keys[event.key];
    action?.();
    return action !== undefined;
  }

  escape() {
    this.table.hideBubble();
    if (this.editor) {
      this.closeEditor();
    } else if (this.turn.begun || this.turn.choosing) {
      this.turn.soon(() => this.turn.cancel());
    } else if (this.advice.hint) {
      this.advice.hint = null;
      this.draw();
    }
  }
}

/**
 * A first step of a state as a step.
 * @param {{text: string, brief: (string|undefined), point: (?number|undefined), taken: (!Array<number>|undefined)}} first
 * @return {!Step}
 */
function asStep(first) {
  return {text: first.text, brief: first.brief ?? first.text, point: first.point ?? null, taken: first.taken ?? [], ends: false};
}
