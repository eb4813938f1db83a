import {post} from './api.js';

/** What was asked of the server about a position: a good move, or what every move leads to. */
export class Advice {
  /**
   * @param {{state: function(): !State, changed: function(), failed: function(*): !Promise<void>}} around
   */
  constructor(around) {
    this.around = around;
    /** @type {?Hint} */
    this.hint = null;
    /** @type {!Array<!MoveValue>} */
    this.values = [];
    /** @type {!Object<string, string>} what each step of a turn leads to */
    this.steps = {};
    /** What is being asked: `hint`, `values`, or nothing. */
    this.busy = '';
  }

  /** The position is another one now. */
  forget() {
    this.hint = null;
    this.values = [];
    this.steps = {};
    this.busy = '';
  }

  /** @return {!Promise<void>} */
  askHint() {
    return this.ask('hint', (hint) => {
      this.hint = hint;
    });
  }

  /** Asks what every move leads to, or takes that off the board again. */
  async askValues() {
    if (this.values.length > 0) {
      this.values = [];
      this.around.changed();
    } else {
      await this.ask('values', (answer) => this.receive(answer));
    }
  }

  /** @param {?{values: !Array<!MoveValue>, steps: !Object<string, string>, version: (number|undefined)}} answer */
  receive(answer) {
    const version = answer?.version ?? this.around.state().version;
    if (answer?.values && version === this.around.state().version) {
      this.values = answer.values;
      this.steps = answer.steps;
      this.around.changed();
    }
  }

  /**
   * Asks something that takes its time, and shows that it does.
   * @param {string} what
   * @param {function(?)} take is given the answer, unless the game has gone on meanwhile
   */
  async ask(what, take) {
    const state = this.around.state();
    if (this.busy || state.over !== null) {
      return;
    }
    this.busy = what;
    this.around.changed();
    const current = () => this.busy === what && this.around.state().id === state.id && this.around.state().position === state.position;
    try {
      const answer = await post('/sessions/' + state.id + '/' + what);
      if (current()) {
        take(answer);
      }
    } catch (refusal) {
      await this.around.failed(refusal);
    }
    if (current()) {
      this.busy = '';
      this.around.changed();
    }
  }
}
