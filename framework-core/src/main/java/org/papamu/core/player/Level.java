package org.papamu.core.player;

import java.util.List;
import java.util.Map;

/**
 * How strong a level plays.
 *
 * <p>A level is a number of nodes and a share of careless moves, never a time, so it is the same on
 * every machine. The numbers are measured: each level takes about 65 to 75 of 100 points from the
 * one below; docs/levels.md has the matches.
 *
 * @param nodes the most positions that are visited for a move
 * @param careless of a thousand moves, how many are drawn at random instead
 */
record Level(long nodes, int careless) {

  /** The level of full strength, which is no limit. */
  static final int FULL = 10;

  /** The levels 1 to 9 of alpha-beta, and of players that nobody has measured. */
  private static final List<Level> USUAL =
      List.of(
          new Level(100, 620),
          new Level(140, 440),
          new Level(190, 290),
          new Level(270, 150),
          new Level(420, 60),
          new Level(750, 15),
          new Level(1_900, 0),
          new Level(5_500, 0),
          new Level(18_000, 0));

  /** The levels 1 to 9 of others, by the name of the player. */
  private static final Map<String, List<Level>> OTHERS =
      Map.of(
          "mcts",
          List.of(
              new Level(30, 700),
              new Level(50, 480),
              new Level(80, 290),
              new Level(150, 140),
              new Level(300, 40),
              new Level(900, 0),
              new Level(2_700, 0),
              new Level(8_000, 0),
              new Level(24_000, 0)));

  /**
   * A level of a player.
   *
   * @param player the player's name; one that nobody has measured is taken for alpha-beta
   * @param number 1 to 9
   */
  static Level of(String player, int number) {
    return OTHERS.getOrDefault(player, USUAL).get(number - 1);
  }
}
