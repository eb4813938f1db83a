/**
 * Addresses. Everything stands behind the `#`, so a link to a position never reaches a server's log:
 * `#session=ID` for a game in play, `#game=…&position=…&moves=M,M` for one to be opened.
 */

/**
 * @param {{game: string, start: string, moves: !Array<string>}} shared
 * @return {string} a fragment with its `#`
 */
export function shareFragment(shared) {
  const parts = ['game=' + encodeURIComponent(shared.game)];
  if (shared.start) {
    parts.push('position=' + encodeURIComponent(shared.start));
  }
  if (shared.moves.length > 0) {
    parts.push('moves=' + shared.moves.map(encodeURIComponent).join(','));
  }
  return '#' + parts.join('&');
}

/**
 * @param {string} text
 * @return {string} the text itself where it is no proper encoding
 */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * What an address asks for.
 * @param {string} fragment with or without its `#`
 * @return {{kind: string, id: (string|undefined), game: (string|undefined), position: (string|undefined),
 *     moves: (!Array<string>|undefined)}} kind: `start`, `session` or `shared`
 */
export function parseFragment(fragment) {
  /** @type {!Map<string, string>} */
  const parts = new Map();
  for (const part of fragment.replace(/^#/, '').split('&')) {
    const at = part.indexOf('=');
    if (at > 0 && !parts.has(part.slice(0, at))) {
      parts.set(part.slice(0, at), part.slice(at + 1));
    }
  }
  const session = parts.get('session');
  if (session) {
    return {kind: 'session', id: session.replace(/[^\w-]/g, '')};
  }
  const game = parts.get('game');
  if (!game) {
    return {kind: 'start'};
  }
  const position = parts.get('position');
  const moves = parts.get('moves');
  return {
    kind: 'shared',
    game: decoded(game),
    position: position ? decoded(position) : undefined,
    moves: moves ? moves.split(',').filter((move) => move !== '').map(decoded) : [],
  };
}
