import {get, post, Refusal} from './api.js';
import {Board} from './board.js';
import {button, choice, element, refill} from './dom.js';
import {clockChooser} from './clock.js';
import {calm} from './motion.js';
import {playersFor, seatChooser} from './seats.js';
import {forgetGame, keptGames, read, write} from './store.js';
import {ago, t, teach} from './texts.js';
import {theme} from './theme.js';

/**
 * The first screen: every loaded game as a small board, with what it is in a sentence and all that is
 * to be chosen; and the games that were played last.
 */
export class StartScreen {
  /** @param {{open: function(!Object<string, *>): !Promise<void>, resume: function(string), load: function(), notify: function(string)}} app */
  constructor(app) {
    this.app = app;
    this.node = element('div', {class: 'start'});
    /** @type {!Array<!GameCard>} */
    this.cards = [];
  }

  /** @return {!Promise<void>} */
  async show() {
    /** @type {{games: !Array<!GameEntry>, problems: !Array<{file: string, reason: string}>}} */
    const answer = await get('/games');
    this.cards = answer.games.map((game) => new GameCard(game, this.app));
    refill(
        this.node,
        element('h1', {class: 'unseen', text: t('start.title')}),
        element('p', {class: 'lead', text: t('start.lead')}),
        element('div', {class: 'cards'}, ...this.cards.map((card) => card.node)),
        this.recent(),
        answer.problems?.length > 0 ? problems(answer.problems) : null,
    );
    await Promise.all(this.cards.map((card) => card.fill()));
  }

  /** @return {!HTMLElement} */
  recent() {
    const games = keptGames();
    const rows = element('ul', {class: 'recent'});
    for (const kept of games) {
      const row = element(
          'li', {},
          element('button', {type: 'button', class: 'plain', on: {click: () => this.app.resume(kept.id)}},
              element('b', {text: kept.title}),
              element('span', {text: t(kept.over ? 'recent.over' : 'recent.plies', {n: kept.ply})}),
              element('span', {text: ago(kept.when, Date.now())})),
          button(t('recent.forget', {game: kept.title}), () => {
            forgetGame(kept.id);
            row.remove();
          }, {icon: 'close', class: 'plain small', bare: true}));
      rows.append(row);
    }
    return element(
        'section', {class: 'card'},
        element('h2', {text: t('recent.title')}),
        games.length > 0 ? rows : element('p', {class: 'quiet', text: t('recent.none')}),
        element('div', {class: 'row'}, button(t('act.load'), () => this.app.load(), {icon: 'load'})));
  }

  /** Stops what moves. */
  leave() {
    this.cards.forEach((card) => card.leave());
  }
}

/**
 * @param {!Array<{file: string, reason: string}>} list
 * @return {!HTMLElement}
 */
function problems(list) {
  return element(
      'section', {class: 'card'}, element('h2', {text: t('start.problems')}),
      element('ul', {}, ...list.map((problem) => element('li', {text: problem.file + ': ' + problem.reason}))));
}

/** One game on the first screen. */
class GameCard {
  /**
   * @param {!GameEntry} game
   * @param {{open: function(!Object<string, *>): !Promise<void>, notify: function(string)}} app
   */
  constructor(game, app) {
    this.game = game;
    /** @type {!GameEntry} the game with the board and the options that are chosen */
    this.entry = game;
    this.app = app;
    const kept = JSON.parse(read('papamu.setup.' + game.name) ?? 'null');
    this.spec = game.boards.some((board) => board.spec === kept?.spec) ? kept.spec : game.spec;
    /** @type {!Object<string, string>} */
    this.options = this.spec === kept?.spec ? kept.options ?? {} : {};
    /** @type {!Object<string, string>} */
    this.seats = kept?.seats ?? {};
    this.clock = kept?.clock ?? '';
    /** @type {!Array<!PlayerEntry>} */
    this.players = [];
    this.timer = 0;
    /** @type {?Board} */
    this.board = null;
    /** @type {!Array<string>} */
    this.moves = [];
    this.picture = element('div', {class: 'preview'});
    this.form = element('div', {class: 'setup'});
    this.seating = element('div', {class: 'setup'});
    this.rules = element('div');
    this.node = element(
        'article', {class: 'card game', 'data-game': game.name},
        this.picture,
        element('h2', {class: 'name', text: game.title}),
        element('p', {class: 'summary', text: game.summary}),
        this.form);
  }

  /** @return {!Promise<void>} */
  async fill() {
    if (this.fullSpec() !== this.game.spec) {
      await this.ask().catch(() => {
        this.spec = this.game.spec;
        this.options = {};
      });
    }
    this.players = await playersFor(this.spec).catch(() => []);
    const boards = this.game.boards.map((board) => ({value: board.spec, text: board.title}));
    refill(
        this.form,
        choice(t('setup.board'), boards, this.spec, (spec) => this.change(spec, {})),
        this.seating,
        this.rules,
        element('div', {class: 'row begin'},
            button(t('setup.play'), () => this.start(), {class: 'main', icon: 'go'}),
            this.game.lessons > 0 ? button(t('setup.lessons'), () => this.learn(), {icon: 'book'}) : null));
    this.seat();
    this.more();
    await this.draw();
  }

  /**
   * Asks what there is to choose with this board and these options.
   * @return {!Promise<void>}
   */
  async ask() {
    const spec = this.fullSpec();
    const entry = await get('/info', {game: spec});
    if (spec === this.fullSpec()) {
      this.entry = entry;
    }
  }

  /**
   * Takes another board or other options; where that cannot be, says why and leaves all as it was.
   * @param {string} spec
   * @param {!Object<string, string>} options
   * @return {!Promise<void>}
   */
  async change(spec, options) {
    const before = {spec: this.spec, options: this.options};
    this.spec = spec;
    this.options = options;
    try {
      await this.ask();
    } catch (refusal) {
      this.app.notify(/** @type {!Refusal} */ (refusal).message);
      this.spec = before.spec;
      this.options = before.options;
      this.more();
      return;
    }
    this.seat();
    if (spec !== before.spec) {
      this.more();
    }
    await this.draw();
  }

  /** Offers who sits where, and clocks. */
  seat() {
    const {seats, seatTitles} = this.entry;
    seats.forEach((seat, at) => teach('seat', seat, seatTitles[at]));
    if (this.seating.dataset['seats'] === seats.join(' ')) {
      return;
    }
    this.seating.dataset['seats'] = seats.join(' ');
    if (this.players.some((player) => player.name === 'auto')) {
      for (const seat of seats.slice(1)) {
        this.seats[seat] ??= 'auto:level=3';
      }
    }
    refill(
        this.seating,
        seatChooser(seats, this.players, this.seats),
        seats.length > 1 ?
          clockChooser(seats, this.clock, (clock) => {
            this.clock = clock;
          }) :
          null);
  }

  /** Offers the options of the rules. */
  more() {
    const options = this.entry.options ?? {};
    const fields = Object.keys(options).map((name) => this.option(name, options[name]));
    const open = this.rules.querySelector('details')?.open ?? false;
    refill(
        this.rules,
        fields.length === 0 ?
          null :
          element('details', {open}, element('summary', {text: t('setup.more')}), ...fields));
  }

  /**
   * @param {string} name
   * @param {{value: string, default: string, allowed: !Array<string>, meaning: string}} option
   * @return {!HTMLElement}
   */
  option(name, option) {
    const change = (value) => {
      const {[name]: before, ...others} = this.options;
      return this.change(this.spec, value === option.default ? others : {...others, [name]: value});
    };
    const range = /^(-?\d+)\.\.(-?\d+)$/.exec(option.allowed.length === 1 ? option.allowed[0] : '');
    const label = element('span', {}, element('b', {text: name}), ' ' + option.meaning);
    if (range) {
      return element('label', {class: 'field wide'}, label, element('input', {
        type: 'number', min: range[1], max: range[2], value: option.value,
        on: {change: (event) => change(event.target.value)},
      }));
    }
    if (option.allowed.length > 1) {
      const list = element('select', {on: {change: (event) => change(event.target.value)}});
      for (const value of option.allowed) {
        list.append(element('option', {value, selected: value === option.value, text: value}));
      }
      return element('label', {class: 'field wide'}, label, list);
    }
    return element('label', {class: 'field wide'}, label, element('input', {
      type: 'text', value: option.value, on: {change: (event) => change(event.target.value)},
    }));
  }

  /** @return {string} the game's full name with its options */
  fullSpec() {
    return [this.spec, ...Object.entries(this.options).map(([name, value]) => name + '=' + value)].join(',');
  }

  /** @return {!Promise<void>} */
  async draw() {
    clearTimeout(this.timer);
    const spec = this.fullSpec();
    try {
      /** @type {!BoardData} */
      const data = await get('/board', {game: spec, theme: theme()});
      if (spec === this.fullSpec()) {
        this.board = new Board(data, {still: true, label: t('start.picture', {game: data.title})});
        this.board.setPieces(data.start.pieces);
        refill(this.picture, this.board.node);
        this.moves = [];
        this.timer = setTimeout(() => this.live(), 2500 + 2000 * Math.random());
      }
    } catch (refusal) {
      refill(this.picture, element('p', {class: 'quiet', text: /** @type {!Refusal} */ (refusal).message}));
    }
  }

  /** A little game on the small board, a move now and then, until somebody plays. */
  async live() {
    if (calm() || !this.node.isConnected || !this.board) {
      return;
    }
    const spec = this.fullSpec();
    const board = this.board;
    try {
      const now = await post('/moves', {game: spec, moves: this.moves});
      const able = now.moves.filter((move) => move.trails);
      if (!now.pieces || able.length === 0 || this.moves.length > 60) {
        this.moves = [];
        board.setPieces(board.data.start.pieces);
      } else {
        const most = Math.max(...able.map((move) => move.taken.length));
        const good = able.filter((move) => move.taken.length === most);
        const move = good[Math.floor(Math.random() * good.length)];
        this.moves.push(move.text);
        const after = await post('/moves', {game: spec, moves: this.moves});
        if (board === this.board) {
          board.setMarks([]);
          await board.movePieces(after.pieces, move.trails);
          board.setMarks(move.trails.map((points) => ({kind: 'trail', points})));
        }
      }
    } catch {
      return;
    }
    if (board === this.board) {
      this.timer = setTimeout(() => this.live(), 1800);
    }
  }

  leave() {
    clearTimeout(this.timer);
    this.board = null;
  }

  /** @return {!Promise<void>} */
  async start() {
    write(
        'papamu.setup.' + this.game.name,
        JSON.stringify({spec: this.spec, options: this.options, seats: this.seats, clock: this.clock}));
    const {seats} = this.entry;
    const seated = Object.fromEntries(Object.entries(this.seats).filter(([seat]) => seats.includes(seat)));
    const clock = seats.length > 1 && this.clock !== '' ? this.clock : null;
    await this.app.open({game: this.fullSpec(), seats: seated, clock});
  }

  /** @return {!Promise<void>} */
  async learn() {
    await this.app.open({game: this.game.name, lesson: 1});
  }
}
