package org.papamu.core.puzzle;

import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * A number for each position that its images under the board's symmetries share: the least of their
 * hashes. Two positions that are no images of each other share one by chance only, once in 2^64.
 */
final class ClassKeys<P extends Position> {

  private final Rules<P> rules;
  private final int symmetries;
  private final P image;

  ClassKeys(Game<P> game) {
    rules = game.rules();
    symmetries = game.board().symmetries();
    image = rules.initial();
  }

  /** The number of a position; never 0, which a table takes for an empty place. */
  long of(P position) {
    long least = position.hash();
    for (int symmetry = 0; symmetry < symmetries; symmetry++) {
      if (rules.image(position, symmetry, image)) {
        least = Math.min(least, image.hash());
      }
    }
    return least == 0 ? 1 : least;
  }
}
