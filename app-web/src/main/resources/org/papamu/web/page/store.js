/** What the browser keeps for this page; all of it may be missing, and nothing depends on it. */

const GAMES = 'papamu.games';
const KEPT = 12;

/**
 * @param {string} key
 * @return {?string}
 */
export function read(key) {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {?string} value null forgets it
 */
export function write(key, value) {
  try {
    if (value === null) {
      window.localStorage.removeItem(key);
    } else {
      window.localStorage.setItem(key, value);
    }
  } catch {
    // Storage is full or switched off: the page works without it.
  }
}

/**
 * The games that were played last, the newest first.
 * @return {!Array<!Kept>}
 */
export function keptGames() {
  try {
    const games = JSON.parse(read(GAMES) ?? '[]');
    return Array.isArray(games) ? games.filter((game) => typeof game?.id === 'string' && typeof game?.game === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Keeps how a game stands, so that it outlives the page and the server.
 * @param {!Kept} game
 */
export function keepGame(game) {
  const others = keptGames().filter((kept) => kept.id !== game.id);
  write(GAMES, JSON.stringify([game, ...others].slice(0, KEPT)));
}

/**
 * @param {string} id
 */
export function forgetGame(id) {
  write(GAMES, JSON.stringify(keptGames().filter((kept) => kept.id !== id)));
}

/**
 * What is kept of a state.
 * @param {!State} state
 * @param {number} now in milliseconds since 1970
 * @return {!Kept}
 */
export function kept(state, now) {
  /** @type {!Object<string, string>} */
  const seats = {};
  for (const seat of state.seats) {
    seats[seat.name] = seat.player;
  }
  return {
    id: state.id,
    game: state.game,
    title: state.title,
    start: state.start,
    moves: state.history.map((move) => move.code),
    ply: state.ply,
    seats,
    over: state.over !== null,
    when: now,
  };
}
