/**
 * A turn that is being built, as plain data: what has been chosen so far and what may follow, as the
 * server's entry tells it. The rules stand behind that entry; nothing here knows a game.
 */

/**
 * A turn in which nothing is chosen.
 * @param {!Array<!Step>} first what may be chosen first
 * @return {!Turn}
 */
export function beginTurn(first) {
  return {typed: '', steps: [], next: first, move: null, pieces: null, taken: []};
}

/**
 * The turn after the server has told what a step leads to.
 * @param {!Turn} turn
 * @param {!Step} step
 * @param {!TurnEntry} entry
 * @return {!Turn}
 */
export function afterStep(turn, step, entry) {
  return {
    typed: entry.typed,
    steps: [...turn.steps, {step, before: turn}],
    next: entry.next,
    move: entry.move,
    pieces: entry.pieces,
    taken: entry.taken,
  };
}

/**
 * The turn without its last step.
 * @param {!Turn} turn
 * @return {!Turn}
 */
export function stepBack(turn) {
  return turn.steps.length > 0 ? turn.steps[turn.steps.length - 1].before : turn;
}

/**
 * The turn before its first step.
 * @param {!Turn} turn
 * @return {!Turn}
 */
export function wholeTurnBack(turn) {
  return turn.steps.length > 0 ? turn.steps[0].before : turn;
}

/**
 * What the page does of itself after a step: the last step of a move is the move, and a step that is
 * the only one that fits is taken, except the very first landing, which the player is to see.
 * @param {!Turn} turn
 * @return {{kind: string, step: (!Step|undefined), move: (string|undefined)}} kind: `play`, `step` or `wait`
 */
export function following(turn) {
  if (turn.move !== null && turn.next.length === 0) {
    return {kind: 'play', move: turn.move.text};
  }
  if (turn.move === null && turn.next.length === 1 && turn.steps.length > 1) {
    return {kind: 'step', step: turn.next[0]};
  }
  return {kind: 'wait'};
}

/**
 * The steps by the point to touch for them.
 * @param {!Turn} turn
 * @return {!Map<number, !Array<!Step>>}
 */
export function stepsByPoint(turn) {
  /** @type {!Map<number, !Array<!Step>>} */
  const found = new Map();
  for (const step of turn.next) {
    if (step.point !== null && step.point !== undefined) {
      found.set(step.point, [...(found.get(step.point) ?? []), step]);
    }
  }
  return found;
}

/**
 * The steps that no point stands for, such as a pass.
 * @param {!Turn} turn
 * @return {!Array<!Step>}
 */
export function wordSteps(turn) {
  return turn.next.filter((step) => step.point === null || step.point === undefined);
}

/**
 * The point touched last.
 * @param {!Turn} turn
 * @return {number} -1 if none was
 */
export function chosenPoint(turn) {
  for (let at = turn.steps.length - 1; at >= 0; at--) {
    const point = turn.steps[at].step.point;
    if (point !== null && point !== undefined) {
      return point;
    }
  }
  return -1;
}

/**
 * What a touch on a point means.
 * @param {!Turn} turn
 * @param {number} point
 * @param {string} name the point's
 * @return {{kind: string, step: (!Step|undefined), steps: (!Array<!Step>|undefined), move: (string|undefined),
 *     typed: (string|undefined)}} kind: `step`, `choose` (several steps go there), `play`, `cancel`, `instead` (the
 *     turn begins anew with this step), or `refuse` with the text that the server will refuse
 */
export function touch(turn, point, name) {
  const steps = stepsByPoint(turn).get(point) ?? [];
  if (steps.length === 1) {
    return {kind: 'step', step: steps[0]};
  }
  if (steps.length > 1) {
    return {kind: 'choose', steps};
  }
  if (turn.steps.length > 0 && point === chosenPoint(turn)) {
    return turn.move !== null ? {kind: 'play', move: turn.move.text} : {kind: 'cancel'};
  }
  const first = stepsByPoint(wholeTurnBack(turn)).get(point) ?? [];
  if (turn.steps.length === 1 && first.length === 1) {
    return {kind: 'instead', step: first[0]};
  }
  return {kind: 'refuse', typed: turn.typed + separator(turn) + name};
}

/**
 * What stands before the name of a point in the steps that are offered, such as a hyphen.
 * @param {!Turn} turn
 * @return {string}
 */
function separator(turn) {
  if (turn.typed === '' || turn.next.length === 0) {
    return turn.typed === '' ? '' : '-';
  }
  const lead = /^[^\p{L}\p{N}]*/u.exec(turn.next[0].text);
  return lead ? lead[0] : '';
}

/**
 * What a typed text means: a step of the turn, spelt in full, briefly, or from the beginning.
 * @param {!Turn} turn
 * @param {string} text
 * @return {?Step}
 */
export function typedStep(turn, text) {
  const plain = text.replace(/\s+/g, '');
  const fitting = turn.next.filter(
      (step) => [step.text, step.brief].some((spelling) => plain === spelling || plain === turn.typed + spelling));
  return fitting.length === 1 ? fitting[0] : null;
}
