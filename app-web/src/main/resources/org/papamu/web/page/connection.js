import {get, listen, Refusal} from './api.js';
import {faultText} from './dialogs.js';
import {keptGames} from './store.js';

/** How long to wait before the server is asked again, in milliseconds. */
const AGAIN = 2000;

/**
 * The line to the server of one game: what happens there is heard here; where the line breaks, that is
 * told and it is mended; where the server has forgotten the game, it is set up anew as it stood.
 */
export class Connection {
  /**
   * @param {!App} app
   * @param {{id: function(): string, adopt: function(!State), shown: function(): boolean}} game
   * @param {!Object<string, function(?)>} listeners to other events, by their kind
   */
  constructor(app, game, listeners) {
    this.app = app;
    this.game = game;
    this.listeners = listeners;
    /** @type {?function()} ends the listening */
    this.deafen = null;
  }

  open() {
    this.close();
    const own = {
      'state': (state) => this.game.adopt(state),
      'open': () => this.opened(),
      'lost': () => this.app.lost(true),
      'gone': () => this.recover(),
    };
    this.deafen = listen(this.game.id(), Object.assign(own, this.listeners));
  }

  close() {
    this.deafen?.();
    this.deafen = null;
  }

  /** @return {boolean} */
  get isOpen() {
    return this.deafen !== null;
  }

  async opened() {
    this.app.lost(false);
    await this.reload();
  }

  /** Asks for the state anew. */
  async reload() {
    try {
      this.game.adopt(await get('/sessions/' + this.game.id()));
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.status === 404) {
        await this.recover();
      }
    }
  }

  /** The server does not answer for this game any more: it is set up again as soon as that is possible. */
  async recover() {
    if (!this.game.shown()) {
      return;
    }
    this.app.lost(true);
    this.close();
    const kept = keptGames().find((one) => one.id === this.game.id());
    try {
      if (kept) {
        await this.app.revive(kept);
        this.app.lost(false);
        return;
      }
    } catch (refusal) {
      if (refusal instanceof Refusal && !refusal.lost) {
        this.app.lost(false);
        this.app.notify(faultText(refusal));
        return;
      }
    }
    setTimeout(() => this.recover(), AGAIN);
  }
}
