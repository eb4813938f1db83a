package org.papamu.core.mcts;

/**
 * The numbers that decide how a tree grows.
 *
 * <h2>How they were settled</h2>
 *
 * <p>By matches of 40 to 60 games with paired openings at 1000 to 2000 games a move, so to about 90
 * Elo either way. With the evaluators in force then, points of the first against the second:
 *
 * <pre>
 * Kōnane 8x8     prior 3, backed 0.6 against prior 1, backed 0.3           68 %
 *                prior 10 against prior 3, prior 30 against prior 10       65 %, 37 %
 *                backed 0.85 against 0.6                                   35 %
 *                exploration 0.2 against 0.4 (first weights), 0.1 and 0.4
 *                against 0.2 (these)                                       65 %, 35 %, 53 %
 *                children from the fourth visit on against the first       40 %
 *                from the second against the first, at 50 ms a move        52 %
 *                evaluated after 2 plies against played to the end         65 %
 * Fanorona 5x9   prior 1, backed 0.3 against prior 10, backed 0.6          36 %
 *                exchanges played out by chance against by promise         38 %
 *                evaluated after 2 plies against played to the end         55 %
 * </pre>
 *
 * @param prior how many games the evaluation of a new node counts for
 * @param backed the part, 0 to 1, that the evaluations below a node have in what it is worth
 * @param plies the plies that are played by chance before a position is evaluated
 * @param threshold the visits from which on a node is given children
 * @param randomThreshold the same where games are played by chance to their end
 */
record Weights(float prior, float backed, int plies, int threshold, int randomThreshold) {

  static final Weights STANDARD = new Weights(10, 0.6f, 2, 2, 4);
}
