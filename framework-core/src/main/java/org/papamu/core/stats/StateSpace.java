package org.papamu.core.stats;

import java.math.BigInteger;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.Indexer;
import org.papamu.api.Position;

/**
 * How many positions a game has.
 *
 * @param arrangements the most arrangements of pieces, symmetric ones counted each; empty if the
 *     game knows no bound
 * @param numbered the numbers of its index: positions up to symmetry, with spare numbers among
 *     them; empty without an index or where a class exceeds what it numbers
 */
public record StateSpace(Optional<BigInteger> arrangements, Optional<BigInteger> numbered) {

  /** What a game says of its positions. */
  public static <P extends Position> StateSpace of(Game<P> game) {
    return new StateSpace(
        game.arrangements(), game.withoutDrawRules().indexer().flatMap(StateSpace::numbers));
  }

  private static Optional<BigInteger> numbers(Indexer<?> indexer) {
    BigInteger all = BigInteger.ZERO;
    for (int number = 0; number < indexer.classes(); number++) {
      long size = indexer.size(number);
      if (size == Long.MAX_VALUE) {
        return Optional.empty();
      }
      all = all.add(BigInteger.valueOf(size));
    }
    return Optional.of(all);
  }
}
