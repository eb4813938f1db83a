package org.papamu.core.search;

import org.jspecify.annotations.Nullable;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Static evaluation, from the seat to move, with a stand-in for games that bring no evaluator: the
 * legal moves of the seat to move against those that the other seat had a ply before, and a little
 * noise that depends on the position. Noise alone is better than nothing: of many moves one looks
 * good, so a search prefers positions that leave it many (Beal and Smith, Random Evaluations in
 * Chess, 1994).
 */
final class Leaf<P extends Position> {

  private static final int PER_MOVE = 10;
  private static final int NOISE_MASK = 31;

  private final @Nullable Evaluator<P> evaluator;
  private final Rules<P> rules;

  Leaf(Game<P> game) {
    evaluator = game.evaluator().orElse(null);
    rules = game.rules();
  }

  /**
   * A value for a position that is not over.
   *
   * @param scratch overwritten at will
   * @param before the number of the other seat's legal moves a ply before
   */
  int value(P position, MoveList scratch, int before) {
    if (evaluator != null) {
      return Values.estimate(evaluator.evaluate(position, position.turn()));
    }
    int noise = (int) (position.hash() >>> 20 & NOISE_MASK) - (NOISE_MASK + 1) / 2;
    long more = rules.count(position, scratch) - before;
    int mobility = (int) Math.max(-1000, Math.min(1000, more));
    return Values.estimate(mobility * PER_MOVE + noise);
  }

  boolean isSettled(P position) {
    return evaluator == null || evaluator.isSettled(position);
  }

  int promise(P position, long move) {
    return evaluator == null ? 0 : evaluator.promise(position, move);
  }
}
