import {post, remove} from './api.js';
import {button, element, refill} from './dom.js';
import {amount, t, Word} from './texts.js';

/** What the search says about the position: a bar, the best lines, and how deep it has looked. */
export class AnalysisCard {
  /**
   * @param {{state: function(): !State, changed: function(), play: function(string), failed: function(*)}} around
   */
  constructor(around) {
    this.around = around;
    this.wanted = false;
    /** @type {?Analysis} */
    this.data = null;
    /** @type {number} the line that is pointed at; -1 for none */
    this.looked = -1;
    this.position = '';
    this.fill = element('i');
    this.bar = element('div', {class: 'bar', role: 'img'}, this.fill);
    this.head = element('p', {class: 'verdict'});
    this.work = element('p', {class: 'quiet work'});
    this.lines = element('ol', {class: 'lines'});
    this.toggle = element('div', {class: 'row'});
    this.node = element(
        'section', {class: 'card analysis'}, element('h2', {text: t('analysis.title')}),
        this.head, this.bar, this.lines, this.work, this.toggle);
    this.draw();
  }

  /** Starts or stops. */
  async flip() {
    if (this.wanted) {
      await this.stop();
    } else {
      await this.start();
    }
  }

  async start() {
    this.wanted = true;
    this.data = null;
    this.position = this.around.state().position;
    this.draw();
    try {
      await post(this.path(), {lines: 3});
    } catch (refusal) {
      this.wanted = false;
      this.around.failed(refusal);
    }
    this.draw();
  }

  async stop() {
    this.wanted = false;
    this.draw();
    await remove(this.path()).catch(() => null);
  }

  /** @return {string} */
  path() {
    return '/sessions/' + this.around.state().id + '/analysis';
  }

  /** The game has gone on: what was found is about another position. */
  moved() {
    if (this.position !== this.around.state().position) {
      this.position = this.around.state().position;
      this.data = null;
      if (this.wanted) {
        if (this.around.state().over === null) {
          this.start();
        } else {
          this.wanted = false;
        }
      }
      this.draw();
    }
  }

  /** @param {!Analysis} data */
  receive(data) {
    const version = data.version ?? null;
    if (version !== null && version !== this.around.state().version) {
      return;
    }
    if (this.wanted || !data.running) {
      if (data.lines.length > 0 || data.running) {
        this.data = data;
      }
      this.wanted = this.wanted && data.running;
      this.draw();
      this.around.changed();
    }
  }

  /** @return {!Array<!Mark>} the first moves of the lines as arrows, the best the heaviest */
  arrows() {
    const lines = this.data === null ? [] : this.data.lines;
    /** @type {!Array<!Mark>} */
    const marks = [];
    lines.forEach((line, at) => {
      if (this.looked >= 0 && this.looked !== at) {
        return;
      }
      const weight = this.looked === at ? 1 : [1, 0.5, 0.2][at] ?? 0.1;
      for (const points of firstWays(line)) {
        marks.push(points.length > 1 ? {kind: 'arrow', points, weight, look: 'n' + at} : {kind: 'ring', point: points[0], look: 'advice'});
      }
    });
    return marks.reverse();
  }

  draw() {
    const state = this.safeState();
    const best = this.data?.lines[0] ?? null;
    refill(
        this.toggle,
        button(t(this.wanted ? 'analysis.stop' : 'act.analyse'), () => this.flip(),
            {icon: this.wanted ? 'stop' : 'chart', key: 'a', class: this.wanted ? 'on' : ''}));
    this.head.textContent = best === null || state === null ?
      t(this.wanted ? 'analysis.begins' : 'analysis.none') :
      verdict(best, state);
    this.bar.hidden = best === null || state === null || state.seats.length < 2;
    if (best !== null && state !== null) {
      const share = firstSeatShare(best, state.turn === state.seats[0].name);
      this.fill.style.width = (100 * share).toFixed(1) + '%';
      this.bar.setAttribute('aria-label', t('analysis.bar', {
        seat: Word('seat', state.seats[0].name), percent: Math.round(100 * share),
      }));
    }
    this.work.textContent = this.data === null ? '' : t(this.data.running ? 'analysis.running' : 'analysis.done', {
      depth: this.data.depth, nodes: amount(this.data.nodes), speed: amount(this.data.nodesPerSecond),
    });
    refill(this.lines, ...(this.data?.lines ?? []).map((line, at) => this.line(line, at)));
  }

  /** @return {?State} */
  safeState() {
    return this.around.state() ?? null;
  }

  /**
   * @param {!Line} line
   * @param {number} at
   * @return {!HTMLElement}
   */
  line(line, at) {
    const look = (looked) => () => {
      this.looked = looked;
      this.around.changed();
    };
    return element(
        'li', {},
        element('button', {
          type: 'button', class: 'plain line', title: t('analysis.play', {move: line.move}),
          on: {
            click: () => this.around.play(line.move), mouseenter: look(at), mouseleave: look(-1),
            focus: look(at), blur: look(-1),
          },
        }, element('b', {text: score(line)}), element('span', {text: line.pv.join('  ')})));
  }
}

/**
 * The ways of a line's first move.
 * @param {!Line} line
 * @return {!Array<!Array<number>>}
 */
export function firstWays(line) {
  return line.trails.filter((way) => way.length > 0);
}

/**
 * @param {!Line} line
 * @return {string} from the view of who is to move
 */
export function score(line) {
  if (line.proved) {
    const short = t('letter.' + line.proved);
    return line.plies === null || line.plies === undefined ? short : short + ' ' + line.plies;
  }
  const units = line.score / 100;
  return (units > 0 ? '+' : units < 0 ? '−' : '') + Math.abs(units).toFixed(2);
}

/**
 * How much of the bar belongs to the seat that sits first.
 * @param {!Line} line
 * @param {boolean} firstMoves whether that seat is to move
 * @return {number} from 0 to 1
 */
export function firstSeatShare(line, firstMoves) {
  const own = line.proved ?
    {win: 1, draw: 0.5, loss: 0}[line.proved] ?? 0.5 :
    1 / (1 + Math.exp(-line.score / 250));
  return firstMoves ? own : 1 - own;
}

/**
 * @param {!Line} line
 * @param {!State} state
 * @return {string} the best line in a sentence
 */
function verdict(line, state) {
  const values = {seat: Word('seat', state.turn ?? ''), n: line.plies ?? 0, move: line.move};
  if (state.seats.length < 2) {
    return line.proved ? t('verdict.puzzle.' + line.proved, values) : t('verdict.puzzle.open', values);
  }
  if (line.proved) {
    return t('verdict.' + line.proved + (line.plies ? '' : '.some'), values);
  }
  const much = Math.abs(line.score);
  return t(much < 30 ? 'verdict.even' : line.score > 0 ? 'verdict.better' : 'verdict.worse', values);
}
