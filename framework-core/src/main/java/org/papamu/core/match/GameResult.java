package org.papamu.core.match;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;

/**
 * What counts of a game of a match.
 *
 * @param number the game's number in the match, from 1
 * @param seating the contestant of each seat, as indices
 * @param seats what each seat got
 * @param reason the key of its ending, such as {@code konane.no-jump}
 * @param forfeit who lost it without the rules saying so, and why
 */
public record GameResult(
    int number,
    List<Integer> seating,
    List<SeatResult> seats,
    String reason,
    Optional<Forfeit> forfeit) {

  /** What a seat can come to. */
  public enum Standing {
    /** It won, or solved its puzzle. */
    WIN,
    /** It shares the most welcome score. */
    DRAW,
    /** Another won, or the puzzle is not solved. */
    LOSS
  }

  /**
   * What a seat got.
   *
   * @param points 0 to 1: with two seats 1 for a win and a half for a draw; with more seats the
   *     share of the others that it left behind, equals counted by half; of a puzzle where its
   *     score lies between the worst and the best
   */
  public record SeatResult(Standing standing, double points) {}

  /**
   * A game lost without the rules saying so.
   *
   * @param seat the seat that lost it
   * @param reason why, as a sentence without a full stop and safe to show
   */
  public record Forfeit(int seat, String reason) {}

  /** Copies the lists. */
  public GameResult {
    seating = List.copyOf(seating);
    seats = List.copyOf(seats);
  }

  /** What each seat gets for an outcome. */
  static List<SeatResult> seats(GameInfo info, Outcome outcome) {
    List<String> names = info.seats();
    long[] worth = new long[names.size()];
    for (int seat = 0; seat < worth.length; seat++) {
      worth[seat] = info.utility(outcome.scores().getOrDefault(names.get(seat), info.worst()));
    }
    return IntStream.range(0, worth.length)
        .mapToObj(seat -> seat(info, outcome.result(), worth, seat))
        .toList();
  }

  private static SeatResult seat(GameInfo info, String result, long[] worth, int seat) {
    String name = info.seats().get(seat);
    if (worth.length == 1) {
      double least = info.utility(info.worst());
      double most = info.utility(info.best());
      Standing standing = result.equals(Outcome.SOLVED) ? Standing.WIN : Standing.LOSS;
      return new SeatResult(standing, (worth[0] - least) / (most - least));
    }
    int below = 0;
    int equal = 0;
    boolean leads = true;
    for (int other = 0; other < worth.length; other++) {
      below += worth[other] < worth[seat] ? 1 : 0;
      equal += other != seat && worth[other] == worth[seat] ? 1 : 0;
      leads &= worth[other] <= worth[seat];
    }
    Standing standing =
        result.equals(name)
            ? Standing.WIN
            : result.equals(Outcome.DRAW) && leads ? Standing.DRAW : Standing.LOSS;
    double points =
        worth.length > 2
            ? (below + equal / 2.0) / (worth.length - 1)
            : standing == Standing.WIN ? 1 : standing == Standing.DRAW ? 0.5 : 0;
    return new SeatResult(standing, points);
  }
}
