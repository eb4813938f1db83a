package org.papamu.core.match;

import java.util.random.RandomGenerator;
import org.papamu.api.Budget;
import org.papamu.api.Player;

/**
 * Someone who takes part in a match.
 *
 * @param name what it is called in tables and records
 * @param budget what it may spend on a move
 * @param maker makes its player for a game
 */
public record Contestant(String name, Budget budget, Maker maker) {

  /**
   * Makes a player for one game; called from several threads. The match closes the player after the
   * game.
   */
  @FunctionalInterface
  public interface Maker {

    /**
     * A new player, or one that has forgotten all games before.
     *
     * @param random the source of its random choices: it depends on the seed and the game's number
     *     alone
     */
    Player player(RandomGenerator random);
  }
}
