package org.papamu.core.puzzle;

import java.util.Optional;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.Zobrist;

/**
 * Which position to go on with first: the one that the game's evaluator likes most. Without an
 * evaluator chance decides, which tries more different things than the order of the moves would;
 * the same chance in every run.
 */
final class Preference<P extends Position> {

  private final Optional<Evaluator<P>> evaluator;

  Preference(Game<P> game) {
    evaluator = game.evaluator();
  }

  /**
   * How much a position is liked.
   *
   * @param key its number by {@link ClassKeys}
   */
  int of(P position, long key) {
    return evaluator.isPresent()
        ? evaluator.get().evaluate(position, 0)
        : (int) (Zobrist.mix(key) >>> 33);
  }
}
