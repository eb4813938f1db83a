import {wholeTurnBack, chosenPoint, stepsByPoint} from './turn.js';

/** What is marked on the board and what is said of its points, from plain data. */

const GROUPS = ['a', 'b', 'c', 'd'];

/**
 * What a turn marks: the chosen stone, what has been taken, where it may go and what that would take.
 * @param {!Turn} turn
 * @param {?{point: number, steps: !Array<!Step>}} choosing
 * @param {number} looked the point that mouse or cursor is on; -1 for none
 * @param {!Array<number>} pieces the piece on each point, 0 for none
 * @param {function(!Step): ?string} valueOf
 * @return {!Array<!Mark>}
 */
export function turnMarks(turn, choosing, looked, pieces, valueOf) {
  /** @type {!Array<!Mark>} */
  const marks = [];
  for (const point of turn.taken) {
    marks.push({kind: 'ghost', point, look: 'taken'});
  }
  const chosen = chosenPoint(turn);
  if (chosen >= 0) {
    marks.push({kind: 'ring', point: chosen, look: 'chosen'});
  }
  if (choosing) {
    choosing.steps.forEach((step, at) => {
      const look = GROUPS[at % GROUPS.length];
      for (const point of step.taken) {
        marks.push({kind: 'ghost', point, look});
        marks.push({kind: 'badge', point, text: String(at + 1), look});
      }
    });
    marks.push({kind: 'target', point: choosing.point});
    return marks;
  }
  const steps = stepsByPoint(turn);
  if (turn.steps.length === 0) {
    // Where one may place a piece on every empty point, marks would tell nothing.
    const anywhere = [...steps.keys()].filter((point) => pieces[point] === 0).length ===
        pieces.filter((piece) => piece === 0).length;
    steps.forEach((there, point) => {
      const value = best(there.map(valueOf));
      if (value) {
        marks.push({kind: 'target', point, value});
      } else if (pieces[point] !== 0) {
        marks.push({kind: 'ring', point, look: 'first'});
      } else if (!anywhere) {
        marks.push({kind: 'target', point});
      }
    });
    return marks;
  }
  const there = looked >= 0 ? steps.get(looked) : undefined;
  const victims = new Set((there ?? turn.next).flatMap((step) => step.taken));
  victims.forEach((point) => marks.push({kind: 'ghost', point, look: there ? 'taken' : 'may'}));
  steps.forEach((ways, point) => marks.push({kind: 'target', point, value: best(ways.map(valueOf))}));
  return marks;
}

/**
 * The best of some values, for the side that moves.
 * @param {!Array<?string>} values
 * @return {?string}
 */
export function best(values) {
  for (const value of ['win', 'draw']) {
    if (values.includes(value)) {
      return value;
    }
  }
  return values.length > 0 && values.every((value) => value === 'loss') ? 'loss' : null;
}

/**
 * The value of the best move that a step leads to.
 * @param {!Turn} turn
 * @param {!Step} step
 * @param {!Object<string, string>} steps the values by what is typed up to each step
 * @return {?string} null where nothing is proved
 */
export function stepValue(turn, step, steps) {
  const typed = turn.typed + step.text;
  return Object.hasOwn(steps, typed) && steps[typed] !== 'unknown' ? steps[typed] : null;
}

/**
 * What the last move left behind.
 * @param {!State} state
 * @return {!Array<!Mark>}
 */
export function lastMoveMarks(state) {
  const last = state.history[state.ply - 1];
  if (!last) {
    return [];
  }
  return [
    ...last.taken.map((point) => ({kind: 'ghost', point, look: 'was'})),
    ...last.trails.filter((points) => points.some((point) => !last.taken.includes(point)))
        .map((points) => ({kind: 'trail', points})),
  ];
}

/**
 * The ply to go back to for undo: the last one at which a person at this page was to move.
 * @param {!State} state
 * @return {number} -1 if there is none
 */
export function undoPly(state) {
  const human = new Set(state.seats.filter((seat) => seat.human).map((seat) => seat.name));
  for (let ply = state.ply - 1; ply >= 0; ply--) {
    if (human.size === 0 || human.has(state.history[ply].seat)) {
      return ply;
    }
  }
  return human.size > 0 && state.ply > 0 ? 0 : -1;
}

/**
 * The ply to go forward to for redo: the next one at which a person is to move, or the end.
 * @param {!State} state
 * @return {number} -1 if there is none
 */
export function redoPly(state) {
  const human = new Set(state.seats.filter((seat) => seat.human).map((seat) => seat.name));
  for (let ply = state.ply + 1; ply < state.plies; ply++) {
    if (human.size === 0 || human.has(state.history[ply].seat)) {
      return ply;
    }
  }
  return state.plies > state.ply ? state.plies : -1;
}

/**
 * Whether somebody at this page is to move.
 * @param {!State} state
 * @return {boolean}
 */
export function isPersonsTurn(state) {
  return state.over === null && state.seats.some((seat) => seat.name === state.turn && seat.human);
}

/**
 * Whether the turn began on this very point.
 * @param {!Turn} turn
 * @param {number} point
 * @return {boolean}
 */
export function startsAt(turn, point) {
  return stepsByPoint(wholeTurnBack(turn)).has(point);
}
