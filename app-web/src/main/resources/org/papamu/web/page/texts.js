import {read, write} from './store.js';

/** The languages that the page speaks, by the name that each has for itself. */
export const LANGUAGES = {en: 'English', ru: 'Русский', sv: 'Svenska'};

/** @type {!Object<string, (string|!Object<string, string>)>} */
let english = {};
/** @type {!Object<string, (string|!Object<string, string>)>} */
let own = {};
let current = 'en';

/** @type {!Map<string, string>} */
const taught = new Map();

let plurals = new Intl.PluralRules('en');

/** @return {string} the language that is spoken now */
export function language() {
  return current;
}

/**
 * The language to speak: what was chosen, else the first of the wished ones that the page has.
 * @param {?string} chosen
 * @param {!ReadonlyArray<string>} wished language tags, the dearest first
 * @return {string}
 */
export function pick(chosen, wished) {
  for (const tag of chosen ? [chosen, ...wished] : wished) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) {
      return short;
    }
  }
  return 'en';
}

/**
 * @param {string} name
 * @return {!Promise<!Object<string, (string|!Object<string, string>)>>}
 */
async function load(name) {
  const answer = await fetch('/assets/texts-' + name + '.json');
  if (!answer.ok) {
    throw new Error('no texts in ' + name);
  }
  return answer.json();
}

/** Loads the texts; to be awaited before anything is written. */
export async function begin() {
  current = pick(read('papamu.language'), navigator.languages ?? []);
  const texts = current === 'en' ? [load('en')] : [load('en'), load(current)];
  const loaded = await Promise.all(texts);
  english = loaded[0];
  own = loaded[loaded.length - 1];
  plurals = new Intl.PluralRules(current);
  document.documentElement.lang = current;
}

/**
 * Chooses a language for now and later.
 * @param {string} name
 */
export async function speak(name) {
  write('papamu.language', name);
  await begin();
}

/**
 * A text with its gaps filled. Where a text has forms for numbers, `n` chooses.
 * @param {string} key
 * @param {!Object<string, (string|number)>=} values
 * @return {string}
 */
export function t(key, values = {}) {
  const entry = own[key] ?? english[key];
  if (entry === undefined) {
    return key;
  }
  const text = typeof entry === 'string' ? entry : entry[plurals.select(Number(values['n']))] ?? entry['other'];
  return text.replace(/\{(\w+)\}/g, (gap, name) => (name in values ? String(values[name]) : gap));
}

/**
 * A word that a plugin may use, in the page's language; the word itself if it is not known.
 * @param {string} kind such as `seat` or `piece`
 * @param {string} word
 * @return {string}
 */
export function word(kind, word) {
  const key = kind + '.' + word;
  return taught.get(key) ?? (key in own || key in english ? t(key) : word);
}

/**
 * Takes over a word that the game itself has in the page's language.
 * @param {string} kind
 * @param {string} word
 * @param {string} text
 */
export function teach(kind, word, text) {
  taught.set(kind + '.' + word, text);
}

/**
 * The same with a capital letter.
 * @param {string} kind
 * @param {string} name
 * @return {string}
 */
export function Word(kind, name) {
  return capital(word(kind, name));
}

/**
 * A side's name within a sentence: with a capital, as the name of a player, but in Russian, which writes чёрные and
 * белые small.
 * @param {string} kind
 * @param {string} name
 * @return {string}
 */
export function within(kind, name) {
  return current === 'ru' ? word(kind, name) : Word(kind, name);
}

/**
 * A text with a capital letter at its beginning.
 * @param {string} text
 * @return {string}
 */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase(current) + text.slice(1);
}

/**
 * A number as people write it, short where it is long: 1.2M.
 * @param {number} value
 * @return {string}
 */
export function amount(value) {
  return new Intl.NumberFormat(current, {notation: value >= 1e5 ? 'compact' : 'standard', maximumFractionDigits: 1})
      .format(value);
}

/**
 * Several things in a row: "d4, e5 and f6".
 * @param {!Array<string>} things
 * @return {string}
 */
export function list(things) {
  return new Intl.ListFormat(current, {type: 'conjunction'}).format(things);
}

/**
 * How long ago something was.
 * @param {number} then in milliseconds since 1970
 * @param {number} now
 * @return {string}
 */
export function ago(then, now) {
  const format = new Intl.RelativeTimeFormat(current, {numeric: 'auto'});
  const minutes = Math.round((then - now) / 60000);
  if (minutes > -60) {
    return format.format(minutes, 'minute');
  }
  return minutes > -60 * 24 ? format.format(Math.round(minutes / 60), 'hour') : format.format(Math.round(minutes / 1440), 'day');
}
