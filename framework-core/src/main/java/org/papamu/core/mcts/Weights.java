package org.papamu.core.mcts;

/**
 * The numbers that decide how a tree grows. They were settled by matches; see the design note of
 * {@link Worker}.
 *
 * @param prior how many games the evaluation of a new node counts for
 * @param backed the part, 0 to 1, that the evaluations below a node have in what it is worth
 * @param plies the plies that are played by chance before a position is evaluated
 * @param threshold the visits from which on a node is given children
 * @param settle the same of the moves until a position is settled
 * @param greedy how often, 0 to 1, the most promising move is played instead of one by chance
 */
record Weights(float prior, float backed, int plies, int threshold, float greedy, float settle) {

  static final Weights STANDARD = new Weights(10, 0.6f, 2, 1, 0, 1);
}
