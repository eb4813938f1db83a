package org.papamu.fanorona;

import org.papamu.api.Evaluator;

/**
 * A cheap evaluation: 100 for each stone more, and a little for each way to move more, whoever is
 * to move.
 */
final class Balance implements Evaluator<FanoronaPosition> {

  private static final int STONE = 100;
  private static final int WAY = 2;

  private final Lattice lattice;

  Balance(Lattice lattice) {
    this.lattice = lattice;
  }

  @Override
  public int evaluate(FanoronaPosition position, int seat) {
    long empty = position.empty(lattice);
    int stones = Long.bitCount(position.own) - Long.bitCount(position.enemy);
    int ways = lattice.ways(position.own, empty) - lattice.ways(position.enemy, empty);
    int ahead = STONE * stones + WAY * ways;
    return seat == position.turn ? ahead : -ahead;
  }
}
