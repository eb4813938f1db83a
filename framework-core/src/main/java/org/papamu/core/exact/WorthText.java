package org.papamu.core.exact;

import java.util.OptionalInt;
import org.papamu.api.GameInfo;
import org.papamu.core.text.Wording;

/** What is proved of a move or a position, in words that go on after its name. */
public final class WorthText {

  private WorthText() {}

  /** What suits a game: {@link #puzzle} where one seat is alone, else {@link #duel}. */
  public static String of(GameInfo game, Worth worth) {
    return game.seats().size() == 1 ? puzzle(worth) : duel(worth);
  }

  /** For two seats: {@code wins in 3 plies}, {@code draws}, {@code not known, a draw at least}. */
  public static String duel(Worth worth) {
    return switch (worth.result()) {
      case WIN -> "wins" + plies(worth.plies());
      case LOSS -> "loses" + plies(worth.plies());
      case DRAW -> "draws";
      case UNKNOWN -> "not known" + bound(worth);
    };
  }

  private static String plies(OptionalInt plies) {
    return plies.isPresent() ? " in " + Wording.plies(plies.getAsInt()) : "";
  }

  private static String bound(Worth worth) {
    if (worth.least() == 0) {
      return ", a draw at least";
    }
    return worth.most() == 0 ? ", a draw at most" : "";
  }

  /** For a puzzle: {@code can be solved in 18 sweeps}, {@code cannot be solved}. */
  public static String puzzle(Worth worth) {
    return switch (worth.result()) {
      case WIN -> "can be solved" + sweeps(worth.sweeps());
      case LOSS -> "cannot be solved";
      case DRAW, UNKNOWN -> "not known";
    };
  }

  private static String sweeps(OptionalInt sweeps) {
    if (sweeps.isEmpty()) {
      return "";
    }
    int number = sweeps.getAsInt();
    return " in %d %s".formatted(number, number == 1 ? "sweep" : "sweeps");
  }
}
