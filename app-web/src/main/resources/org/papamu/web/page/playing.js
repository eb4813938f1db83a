import {get} from './api.js';
import {afterStep, beginTurn, chosenPoint, following, stepBack, stepsByPoint, touch, typedStep, wholeTurnBack} from './turn.js';

/**
 * Builds a turn out of touches, step by step, with the server's entry, and hands the finished move
 * over. What it needs of the screen it is in:
 * @typedef {{
 *   state: function(): !State,
 *   name: function(number): string,
 *   changed: function(?Array<number>): void,
 *   refused: function(number, string): void,
 *   play: function(string): !Promise<void>,
 *   settled: function(boolean): void
 * }}
 *   `changed` is told the way of the piece that the last step moved, if it moved one; `settled` is told
 *   whether nothing is under way
 */
export let Surroundings;

/** The turn of the person at the page. */
export class TurnBuilder {
  /** @param {!Surroundings} around */
  constructor(around) {
    this.around = around;
    /** @type {!Turn} */
    this.turn = beginTurn([]);
    /** @type {?{point: number, steps: !Array<!Step>}} several steps that go to one point */
    this.choosing = null;
    /** @type {!Promise<*>} what is under way; touches wait for it, so none is lost */
    this.before = Promise.resolve();
    this.waiting = 0;
  }

  /**
   * Begins anew.
   * @param {!Array<!Step>} first what may be chosen first; nothing if it is nobody's turn here
   */
  begin(first) {
    this.turn = beginTurn(first);
    this.choosing = null;
  }

  /** @return {boolean} whether something has been chosen */
  get begun() {
    return this.turn.steps.length > 0;
  }

  /**
   * Does something after all that was asked before.
   * @param {function(): (!Promise<*>|void)} action
   * @return {!Promise<*>}
   */
  soon(action) {
    const turn = () => this.around.state().version;
    const version = turn();
    this.waiting++;
    this.around.settled(false);
    const done = this.before.then(() => (turn() === version ? action() : undefined));
    this.before = done.catch(() => undefined).then(() => {
      this.waiting--;
      this.around.settled(this.waiting === 0);
    });
    return done;
  }

  /**
   * @param {number} point
   * @return {!Promise<*>}
   */
  touch(point) {
    return this.soon(() => this.touchNow(point));
  }

  /**
   * @param {number} point
   * @return {!Promise<*>|void}
   */
  touchNow(point) {
    if (this.choosing) {
      const fitting = this.choosing.steps.filter((step) => step.taken.includes(point));
      const others = this.choosing.steps.length - fitting.length;
      this.choosing = null;
      if (fitting.length === 1 && others > 0) {
        return this.take(fitting[0]);
      }
      this.around.changed(null);
      return;
    }
    const found = touch(this.turn, point, this.around.name(point));
    switch (found.kind) {
      case 'step': return this.take(/** @type {!Step} */ (found.step));
      case 'play': return this.around.play(found.move ?? '');
      case 'cancel': return this.cancel();
      case 'instead':
        this.turn = wholeTurnBack(this.turn);
        return this.take(/** @type {!Step} */ (found.step));
      case 'choose':
        this.choosing = {point, steps: found.steps ?? []};
        return this.around.changed(null);
      default: return this.ask(point, found.typed ?? '');
    }
  }

  /**
   * Asks why something cannot be done, and shows it there.
   * @param {number} point
   * @param {string} typed
   */
  async ask(point, typed) {
    try {
      const {reason} = await get('/sessions/' + this.around.state().id + '/reason', {typed});
      if (reason !== null) {
        this.around.refused(point, reason);
      }
    } catch (refusal) {
      this.around.refused(point, /** @type {!Error} */ (refusal).message);
    }
    if (this.turn.steps.length === 1) {
      this.cancel();
    }
  }

  /**
   * @param {!Step} step
   * @return {!Promise<void>}
   */
  async take(step) {
    this.choosing = null;
    const turn = this.turn;
    const typed = turn.typed + step.text;
    /** @type {!TurnEntry} */
    let entry;
    try {
      entry = await get('/sessions/' + this.around.state().id + '/entry', {typed});
    } catch (refusal) {
      this.around.refused(step.point ?? -1, /** @type {!Error} */ (refusal).message);
      return;
    }
    if (this.turn !== turn) {
      return;
    }
    const from = chosenPoint(turn);
    this.turn = afterStep(turn, step, entry);
    this.around.changed(from >= 0 && step.point !== null ? [from, step.point] : null);
    const next = following(this.turn);
    if (next.kind === 'play') {
      await this.around.play(next.move ?? '');
    } else if (next.kind === 'step') {
      await this.take(/** @type {!Step} */ (next.step));
    }
  }

  /** Ends the turn with the move that there is so far. */
  end() {
    return this.soon(() => (this.turn.move ? this.around.play(this.turn.move.text) : undefined));
  }

  /** Takes the last step back. */
  back() {
    return this.soon(() => {
      if (this.choosing) {
        this.choosing = null;
      } else {
        this.turn = stepBack(this.turn);
      }
      this.around.changed(null);
    });
  }

  /** Takes the whole turn back. */
  cancel() {
    this.turn = wholeTurnBack(this.turn);
    this.choosing = null;
    this.around.changed(null);
  }

  /**
   * What was typed: the next step, or a whole move.
   * @param {string} text
   * @return {!Promise<*>}
   */
  type(text) {
    return this.soon(() => {
      const step = typedStep(this.turn, text);
      return step ? this.take(step) : this.around.play(text.trim());
    });
  }

  /**
   * The stones that a step to a point would take, whichever of several it is.
   * @param {number} point
   * @return {!Array<number>}
   */
  takenBy(point) {
    return (stepsByPoint(this.turn).get(point) ?? []).flatMap((step) => step.taken);
  }
}
