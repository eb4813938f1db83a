package org.papamu.testkit.faults;

import org.papamu.api.Game;
import org.papamu.core.law.Law;

/**
 * A game with a fault.
 *
 * @param fault what is wrong with it
 * @param law the law that must find it
 * @param game the game
 */
record Plant(String fault, Law law, Game<?> game) {

  @Override
  public String toString() {
    return law.key() + ": " + fault;
  }
}
