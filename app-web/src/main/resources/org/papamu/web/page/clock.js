import {choice, element, refill} from './dom.js';
import {t, within} from './texts.js';

/** A clock warns when so little is left, in milliseconds. */
export const SHORT = 10000;

/** How often a clock that runs is drawn, in milliseconds. */
const BEAT = 100;

/**
 * A time as a clock shows it: `1:05:09`, `4:59`, and tenths in the last ten seconds, `0:09.3`.
 * @param {number} millis
 * @return {string}
 */
export function clockText(millis) {
  const left = Math.max(0, millis);
  if (left < SHORT) {
    return '0:0' + (Math.floor(left / 100) / 10).toFixed(1);
  }
  const seconds = Math.floor(left / 1000);
  const two = (/** @type {number} */ part) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return (hours > 0 ? hours + ':' + two(minutes) : String(minutes)) + ':' + two(seconds % 60);
}

/** The clocks of a game, which run here between two words of the server. */
export class Clocks {
  /**
   * @param {function(string, string, boolean)} show what to show for a seat: its name, the time, whether it is short
   * @param {function(string)} warn told the name of a seat whose time gets short
   */
  constructor(show, warn) {
    this.show = show;
    this.warn = warn;
    /** @type {?ClockData} */
    this.data = null;
    this.since = 0;
    this.timer = 0;
    this.warned = '';
  }

  /** @param {?ClockData} data how the clocks stand now */
  set(data) {
    this.data = data;
    this.since = performance.now();
    this.stop();
    if (data === null) {
      return;
    }
    if (data.running !== this.warned) {
      this.warned = '';
    }
    this.draw();
    if (data.running !== null) {
      this.timer = setInterval(() => this.draw(), BEAT);
    }
  }

  stop() {
    clearInterval(this.timer);
  }

  draw() {
    const data = /** @type {!ClockData} */ (this.data);
    for (const seat of Object.keys(data.left)) {
      const runs = seat === data.running;
      const left = data.left[seat] - (runs ? performance.now() - this.since : 0);
      const short = runs && left < SHORT;
      this.show(seat, clockText(left), short);
      if (short && this.warned !== seat) {
        this.warned = seat;
        this.warn(seat);
      }
    }
  }
}

/** What a new game may be given, as the server reads it: minutes, and seconds for each move. */
const USUAL = [[1, 0], [3, 2], [5, 0], [5, 3], [10, 5], [30, 0]];

/** What stands for clocks that differ. */
const OWN = 'own';

/**
 * @param {string} kind the beginning of the keys of their texts
 * @return {!Array<{value: string, text: string}>} the clocks to choose from
 */
function clockChoices(kind) {
  const times = USUAL.map(([minutes, seconds]) => ({
    value: minutes + 'm' + (seconds > 0 ? '+' + seconds + 's' : ''),
    text: seconds > 0 ? t(kind + '.more', {minutes, seconds}) : t(kind + '.plain', {minutes}),
  }));
  return [{value: '', text: t('clock.none')}, ...times];
}

/**
 * @param {string} text such as `white=5m,black=1m`
 * @return {!Object<string, string>} the times by seat; none where all seats have the same
 */
export function ownClocks(text) {
  return Object.fromEntries(text.split(',').filter((item) => item.includes('=')).map((item) => item.split('=', 2)));
}

/**
 * What a game of some seats is given, by one list for all of them or one for each.
 * @param {!Array<string>} seats
 * @param {string} text as the server reads it; empty without clocks
 * @param {function(string)} change told the new text
 * @return {!HTMLElement}
 */
export function clockChooser(seats, text, change) {
  const rest = element('div', {class: 'clocks'});
  /** @type {!Object<string, string>} */
  const own = ownClocks(text);
  const told = () => seats.filter((seat) => own[seat]).map((seat) => seat + '=' + own[seat]).join(',');
  const each = () => seats.map((seat) =>
    choice(t('clock.of', {seat: within('seat', seat)}), clockChoices('clock.own'), own[seat] ?? '', (time) => {
      own[seat] = time;
      change(told());
    }));
  const differ = Object.keys(own).length > 0;
  const choices = [...clockChoices('clock'), {value: OWN, text: t('clock.own')}];
  const first = choice(t('setup.clock'), choices, differ ? OWN : text, (chosen) => {
    refill(rest, ...(chosen === OWN ? each() : []));
    change(chosen === OWN ? told() : chosen);
  });
  refill(rest, ...(differ ? each() : []));
  return element('div', {class: 'clocks'}, first, rest);
}

/** @return {!HTMLElement} a place for the time of a seat; empty in games without clocks */
export function clockFace() {
  return element('span', {class: 'clock', role: 'timer', hidden: true});
}
