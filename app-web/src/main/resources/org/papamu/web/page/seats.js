import {get} from './api.js';
import {choice, element} from './dom.js';
import {t, within, Word, word} from './texts.js';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** @type {!Map<string, !Promise<!Array<!PlayerEntry>>>} */
const known = new Map();

/**
 * The players for a game.
 * @param {string} game
 * @return {!Promise<!Array<!PlayerEntry>>}
 */
export function playersFor(game) {
  const kind = game.split(':')[0];
  let players = known.get(kind);
  if (!players) {
    players = get('/players', {game}).then(playersOf);
    players.catch(() => known.delete(kind));
    known.set(kind, players);
  }
  return players;
}

/**
 * @param {{players: !Array<!PlayerEntry>}} answer
 * @return {!Array<!PlayerEntry>} all but the person at the page
 */
function playersOf(answer) {
  return answer.players.filter((player) => player.name !== 'human');
}

/**
 * A player's text, such as `alphabeta:level=3`, in its parts.
 * @param {string} text
 * @return {{name: string, level: ?number, rest: string}}
 */
export function partsOf(text) {
  const colon = text.indexOf(':');
  const name = colon < 0 ? text : text.slice(0, colon);
  const settings = colon < 0 ? [] : text.slice(colon + 1).split(',');
  const level = settings.find((setting) => setting.startsWith('level='));
  return {
    name,
    level: level ? Number(level.slice(6)) : null,
    rest: settings.filter((setting) => setting !== level).join(','),
  };
}

/**
 * A player in words: "alphabeta, level 3".
 * @param {string} text
 * @return {string}
 */
export function playerWords(text) {
  const {name, level, rest} = partsOf(text);
  const base = name === 'human' ? t('player.human') : word('player', name);
  const more = [level === null ? null : t('seat.level', {level}), rest || null].filter((part) => part !== null);
  return [base, ...more].join(', ');
}

/**
 * Lists to choose who sits where.
 * @param {!Array<string>} seats
 * @param {!Array<!PlayerEntry>} players
 * @param {!Object<string, string>} chosen players' texts by seat; changed by the lists
 * @return {!HTMLElement}
 */
export function seatChooser(seats, players, chosen) {
  const box = element('div', {class: 'seats'});
  for (const seat of seats) {
    box.append(oneSeat(seat, players, chosen));
  }
  return box;
}

/**
 * @param {string} seat
 * @param {!Array<!PlayerEntry>} players
 * @param {!Object<string, string>} chosen
 * @return {!HTMLElement}
 */
function oneSeat(seat, players, chosen) {
  const now = partsOf(chosen[seat] ?? 'human');
  let name = now.name;
  let level = now.level ?? 0;
  const write = () => {
    chosen[seat] = level > 0 && hasLevels() ? `${name}:level=${level}` : name;
  };
  const hasLevels = () => players.some((player) => player.name === name && player.levels);
  const options = [{value: 'human', text: t('player.human')}].concat(
      players.map((player) => ({value: player.name, text: playerTitle(player)})));
  const levels = [{value: '0', text: t('seat.full')}].concat(
      LEVELS.map((step) => ({value: String(step), text: t('seat.level', {level: step})})));
  const levelList = choice(t('seat.strength', {seat: within('seat', seat)}), levels, String(level), (value) => {
    level = Number(value);
    write();
  });
  levelList.classList.add('strength');
  levelList.hidden = !hasLevels();
  const list = choice(Word('seat', seat), options, name, (value) => {
    name = value;
    levelList.hidden = !hasLevels();
    write();
  });
  return element('div', {class: 'seat-choice'}, list, levelList);
}

/**
 * @param {!PlayerEntry} player
 * @return {string}
 */
function playerTitle(player) {
  const name = word('player', player.name);
  return name === player.name ? player.title || name : name;
}
