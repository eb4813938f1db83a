package org.papamu.core.puzzle;

import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * A game with one seat as the searches here see it. Not thread-safe: it holds scratch positions.
 */
final class Puzzle<P extends Position> {

  /** The answer of {@link #endUtility} where the game goes on. */
  static final int GOES_ON = Integer.MIN_VALUE;

  private final GameInfo info;
  private final Rules<P> rules;
  private final ClassKeys<P> keys;
  private final Preference<P> preference;
  private final MoveList scratch = new MoveList();

  Puzzle(Game<P> game) {
    info = game.info();
    rules = game.rules();
    keys = new ClassKeys<>(game);
    preference = new Preference<>(game);
  }

  Rules<P> rules() {
    return rules;
  }

  /** Whether no position can come back. */
  boolean isLoopFree() {
    return info.is(GameInfo.Fact.LOOP_FREE);
  }

  /** The utility of a solution. */
  int goal() {
    return info.utility(info.best());
  }

  /** The number that a position has in common with its images. */
  long key(P position) {
    return keys.of(position);
  }

  /** The utility of a position where the game is over, or {@link #GOES_ON}. */
  int endUtility(P position) {
    return rules.count(position, scratch) > 0 ? GOES_ON : info.utility(rules.score(position, 0));
  }

  /**
   * How much a search likes a position that is not over.
   *
   * @param key its {@link #key}
   */
  int preference(P position, long key) {
    return preference.of(position, key);
  }
}
