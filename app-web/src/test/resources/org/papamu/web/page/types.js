/**
 * @externs
 * @fileoverview What the server's answers and the page's data are, for the type checker. Not served.
 */

/** @typedef {{text: string, brief: string, point: ?number, taken: !Array<number>, ends: boolean}} */
var Step;

/** @typedef {{typed: string, move: ?{text: string, sentence: string}, next: !Array<!Step>, pieces: !Array<number>, taken: !Array<number>}} */
var TurnEntry;

/**
 * @typedef {{typed: string, steps: !Array<{step: !Step, before: ?}>, next: !Array<!Step>,
 *     move: ?{text: string, sentence: string}, pieces: ?Array<number>, taken: !Array<number>}}
 */
var Turn;

/** @typedef {{ply: number, seat: string, code: string, sentence: string, trails: !Array<!Array<number>>, taken: !Array<number>}} */
var PlayedMove;

/** @typedef {{name: string, title: string, player: string, human: boolean, piece: (?number|undefined)}} */
var Seat;

/** @typedef {{seat: string, depth: number, nodes: number, nodesPerSecond: number, score: number, pv: !Array<string>}} */
var Thinking;

/**
 * @typedef {{id: string, version: number, game: string, title: string, start: string, position: string, seats: !Array<!Seat>,
 *     turn: ?string, ply: number, plies: number, pieces: !Array<number>, remarks: !Array<string>, history: !Array<!PlayedMove>,
 *     legal: !Array<{text: string, brief: (string|undefined), point: (?number|undefined), taken: (!Array<number>|undefined)}>,
 *     moveCount: number, over: ?{result: string, reason: string, sentence: (string|undefined)}, warning: ?string,
 *     thinking: ?Thinking, fault: ?string, clock: ?ClockData, lesson: ?LessonData, paused: (boolean|undefined)}}
 */
var State;

/** @typedef {{each: string, left: !Object<string, number>, running: ?string}} */
var ClockData;

/**
 * @typedef {{game: string, number: number, count: number, title: string, text: string, standing: string, left: number,
 *     hints: !Array<string>, answer: !Array<string>}}
 */
var LessonData;

/** @typedef {{id: string, game: string, title: string, start: string, moves: !Array<string>, ply: number, seats: !Object<string, string>, over: boolean, when: number}} */
var Kept;

/**
 * @typedef {{game: string, title: string, viewBox: !Array<number>, unit: number, points: !Array<{name: string, x: number, y: number}>,
 *     svg: string, pieces: !Array<{number: number, name: string, letter: string}>,
 *     start: {position: string, pieces: !Array<number>, turn: ?string}}}
 */
var BoardData;

/**
 * @typedef {{name: string, title: string, summary: string, spec: string, boards: !Array<{spec: string, title: string}>,
 *     seats: !Array<string>, seatTitles: !Array<string>, lessons: number, options: !Object<string, {value: string, default: string, allowed: !Array<string>, meaning: string}>,
 *     sources: !Array<string>, rules: !Array<string>}}
 */
var GameEntry;

/** @typedef {{name: string, title: string, levels: boolean}} */
var PlayerEntry;

/** @typedef {{move: string, score: number, proved: ?string, plies: (?number|undefined), pv: !Array<string>, trails: !Array<!Array<number>>}} */
var Line;

/** @typedef {{running: boolean, depth: number, nodes: number, nodesPerSecond: number, lines: !Array<!Line>, version: (number|undefined)}} */
var Analysis;

/** @typedef {{move: string, value: string, plies: (?number|undefined), trails: (!Array<!Array<number>>|undefined)}} */
var MoveValue;

/** @typedef {{move: string, sentence: (string|undefined), trails: !Array<!Array<number>>, taken: !Array<number>, score: number}} */
var Hint;

/**
 * @typedef {{kind: string, point: (number|undefined), points: (!Array<number>|undefined), look: (string|undefined),
 *     value: (?string|undefined), weight: (number|undefined), text: (string|undefined)}}
 */
var Mark;

/**
 * What a screen may ask of the page.
 * @typedef {{open: function(!Object<string, *>): !Promise<void>, enter: function(!State): void, resume: function(string): void,
 *     revive: function(!Kept): !Promise<void>, load: function(): void, notify: function(string): void, quiet: function(): void,
 *     lost: function(boolean): void, title: function(string): void}}
 */
var App;

/**
 * What the buttons of a game do.
 * @typedef {{undo: function(), redo: function(), hint: function(), values: function(), pause: function(), resume: function(),
 *     first: function(), rules: function(), share: function(), flip: function(), edit: function(), seats: function(),
 *     swap: function(), load: function(), draw: function(), resign: function(), again: function(), againSwapped: function(),
 *     keys: function()}}
 */
var Acts;
