package org.papamu.core.text;

import java.util.Locale;
import java.util.Optional;
import org.papamu.api.Score;
import org.papamu.api.Thought;

/** What players think of a position, in words. */
public final class Scores {

  private Scores() {}

  /**
   * A score from the side that is to move: {@code +1.35}, {@code wins in 7 plies}, {@code a draw},
   * {@code loses in 4 plies}.
   */
  public static String text(Score score) {
    return switch (score.kind()) {
      case ESTIMATE -> String.format(Locale.ROOT, "%+.2f", score.value() / 100.0);
      case DRAW -> "a draw";
      case WIN -> "wins in " + Wording.plies(score.value());
      case LOSS -> "loses in " + Wording.plies(score.value());
    };
  }

  /** The same for a seat alone with a puzzle, which nobody loses to. */
  public static String puzzleText(Score score) {
    return switch (score.kind()) {
      case WIN -> "solved in " + Wording.plies(score.value());
      case LOSS -> "cannot be solved";
      default -> text(score);
    };
  }

  /** How deep and how good, behind a text: {@code (depth 9, +1.35)}; nothing for no thought. */
  public static String brief(Optional<Thought> thought) {
    return thought
        .map(told -> " (depth %s, %s)".formatted(told.depth(), text(told.best().score())))
        .orElse("");
  }
}
