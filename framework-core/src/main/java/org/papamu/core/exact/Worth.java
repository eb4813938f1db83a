package org.papamu.core.exact;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * What is proved of a position or a move, seen from the seat to move. Draw counters and what
 * happened before the position are not looked at.
 *
 * <p>The numbers are margins: by how much the seat is ahead at the end. In a game that is only won,
 * drawn or lost they are 1, 0 and -1; a puzzle that can be solved is worth 1, one that cannot -1.
 *
 * @param least the seat to move can get this at least
 * @param most it cannot get more
 * @param plies how many plies are left, if the winner hurries and the loser holds out; in a puzzle
 *     the moves of the shortest solution. Empty where that is not known, and for draws
 * @param sweeps the fewest sweeps of a solution, runs of moves by one piece; empty in other games,
 *     and where it is not known
 */
public record Worth(int least, int most, OptionalInt plies, OptionalInt sweeps) {

  private static final long CLASS = 1L << 40;

  /** Checks the order of the bounds. */
  public Worth {
    if (least > most) {
      throw new IllegalArgumentException("at least %s, at most %s".formatted(least, most));
    }
  }

  /** What the seat to move gets. */
  public enum Result {
    /** It wins, or the puzzle can be solved. */
    WIN,
    /** Nobody wins. */
    DRAW,
    /** The other seat wins, or the puzzle cannot be solved. */
    LOSS,
    /** Not known. */
    UNKNOWN
  }

  /** Nothing is known but the bounds. */
  static Worth of(int least, int most) {
    return new Worth(least, most, OptionalInt.empty(), OptionalInt.empty());
  }

  /** The same result with a length. */
  Worth in(OptionalInt length) {
    return new Worth(least, most, length, sweeps);
  }

  /** Seen from the other seat of two. */
  Worth turned() {
    return new Worth(-most, -least, plies, sweeps);
  }

  /** The same, a ply before. */
  Worth before() {
    return in(plies.isPresent() ? OptionalInt.of(plies.getAsInt() + 1) : plies);
  }

  /** The result. */
  public Result result() {
    if (least > 0) {
      return Result.WIN;
    }
    if (most < 0) {
      return Result.LOSS;
    }
    return least == 0 && most == 0 ? Result.DRAW : Result.UNKNOWN;
  }

  /** Whether it is known who wins, or that nobody does. */
  public boolean isKnown() {
    return result() != Result.UNKNOWN;
  }

  /**
   * What a position is worth whose legal moves are worth this: one or more. Its length is known if
   * those of all moves that matter are.
   */
  public static Worth ofBest(List<Worth> moves) {
    int least = moves.stream().mapToInt(Worth::least).max().orElseThrow();
    int most = moves.stream().mapToInt(Worth::most).max().orElseThrow();
    Worth best = of(least, most);
    boolean known =
        moves.stream()
            .allMatch(
                move ->
                    move.isKnown() && (move.result() != best.result() || move.plies().isPresent()));
    if (!known || best.result() == Result.DRAW) {
      return best;
    }
    IntStream lengths =
        moves.stream()
            .filter(move -> move.result() == best.result())
            .mapToInt(move -> move.plies().orElseThrow());
    boolean allSwept =
        moves.stream().allMatch(move -> move.result() != Result.WIN || move.sweeps().isPresent());
    OptionalInt sweeps =
        allSwept
            ? moves.stream()
                .filter(move -> move.sweeps().isPresent())
                .mapToInt(move -> move.sweeps().getAsInt())
                .min()
            : OptionalInt.empty();
    OptionalInt plies = best.result() == Result.WIN ? lengths.min() : lengths.max();
    return new Worth(least, most, plies, sweeps);
  }

  /**
   * The best first: wins, high and quick and in few sweeps, then what is at least a draw, draws,
   * what is not known, what is at most a draw; at last losses, the slow ones first.
   */
  public static Comparator<Worth> bestFirst() {
    return Comparator.comparingLong(Worth::rank);
  }

  private long rank() {
    int length = plies.orElse(Short.MAX_VALUE);
    return switch (result()) {
      case WIN -> -CLASS * (4L + least) + ((long) sweeps.orElse(0) << 16) + length;
      case DRAW -> -CLASS * 2;
      case UNKNOWN -> least == 0 ? -CLASS * 3 : most == 0 ? -CLASS : -CLASS - 1;
      case LOSS -> -CLASS * (long) most - length;
    };
  }
}
