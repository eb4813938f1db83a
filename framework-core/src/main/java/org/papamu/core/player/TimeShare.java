package org.papamu.core.player;

import java.time.Duration;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;

/**
 * Shares the time on a clock for the whole game out over the moves that are still to come.
 *
 * <h2>How</h2>
 *
 * <p>The time left, less a reserve for what passes between the clock and the player, is divided by
 * the number of moves that a seat probably still has; most of the increment comes on top. That is
 * what is aimed at. A move on which the search is not yet at one with itself may take up to four
 * times as much, but never more than a third of the time left: who thinks longest early has none
 * left where it matters. A game that declares its greatest length is expected to last for two
 * thirds of what is left of it.
 *
 * @param movesLeft how many moves the seat probably still has, 1 or more
 * @param reserve what is never spent
 */
public record TimeShare(int movesLeft, Duration reserve) {

  /** How many moves are kept time for where nobody can say how many there will be. */
  private static final int USUAL_MOVES = 28;

  /** Time is always kept for so many. */
  private static final int FEWEST_MOVES = 6;

  private static final int STRETCH = 4;
  private static final int LARGEST_PART = 3;

  /** Refuses shares among no moves. */
  public TimeShare {
    if (movesLeft < 1 || reserve.isNegative()) {
      throw new IllegalArgumentException("moves %s, reserve %s".formatted(movesLeft, reserve));
    }
  }

  /**
   * The shares of a game.
   *
   * @param plies how many plies have been played
   * @param reserve what is never spent, for what passes between the clock and the player
   */
  public static TimeShare of(GameInfo info, int plies, Duration reserve) {
    if (info.maxPly() == Integer.MAX_VALUE) {
      return new TimeShare(USUAL_MOVES, reserve);
    }
    int most = Math.max(0, info.maxPly() - plies) / info.seats().size();
    return new TimeShare(Math.max(FEWEST_MOVES, Math.min(USUAL_MOVES, most * 2 / 3)), reserve);
  }

  /**
   * What may be spent on the next move: the same limits, and a time and an aim for it.
   *
   * @param limits limits that hold besides
   * @param left the time on the seat's clock
   * @param increment what the clock gets for each move
   */
  public Budget budget(Budget limits, Duration left, Duration increment) {
    long spendable = Math.max(1, left.minus(reserve).toMillis());
    long aim = spendable / movesLeft + increment.toMillis() * 3 / 4;
    long most = Math.max(spendable / LARGEST_PART, Math.min(spendable, increment.toMillis() / 2));
    long aimed = Math.max(1, Math.min(aim, most));
    long time = Math.max(aimed, Math.min(aimed * STRETCH, most));
    Duration longest = Duration.ofMillis(Math.min(time, limits.time().toMillis()));
    longest = longest.isZero() ? Duration.ofMillis(1) : longest;
    Duration wanted = Duration.ofMillis(aimed);
    return limits.withTime(longest).withAim(wanted.compareTo(longest) < 0 ? wanted : longest);
  }
}
