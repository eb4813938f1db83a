package org.papamu.core.table;

import java.io.Serializable;
import java.util.OptionalInt;

/**
 * What a part of a class holds: sums of the parts are the class's.
 *
 * @param wins how many positions the seat to move wins, as far as is known
 * @param losses how many it loses, as far as is known
 * @param spare how many entries stand for a position that has another one
 * @param longest the plies of the longest win or loss; 0 if there is none
 * @param longestAt the first entry of that length; -1 if there is none
 * @param next the least number of plies, from that which was asked for, in which an entry may be
 *     decided; {@link Integer#MAX_VALUE} if there is none
 */
public record PartTotals(long wins, long losses, long spare, int longest, long longestAt, int next)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Nothing. */
  public static final PartTotals NONE = new PartTotals(0, 0, 0, 0, -1, Integer.MAX_VALUE);

  /** Both together. */
  public PartTotals plus(PartTotals other) {
    boolean mine =
        other.longestAt < 0
            || (longestAt >= 0
                && (longest > other.longest
                    || (longest == other.longest && longestAt < other.longestAt)));
    return new PartTotals(
        wins + other.wins,
        losses + other.losses,
        spare + other.spare,
        mine ? longest : other.longest,
        mine ? longestAt : other.longestAt,
        Math.min(next, other.next));
  }

  /** The plies of the round that comes next; empty if all that can be decided is. */
  public OptionalInt round() {
    return next == Integer.MAX_VALUE ? OptionalInt.empty() : OptionalInt.of(next);
  }

  /** What the class holds, if this is the sum of all its parts at the end. */
  ClassSummary summary(int number, String name, long entries) {
    return new ClassSummary(
        number,
        name,
        entries,
        wins,
        entries - spare - wins - losses,
        losses,
        spare,
        longest,
        longestAt);
  }
}
