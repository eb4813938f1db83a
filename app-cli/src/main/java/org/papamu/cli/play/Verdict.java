package org.papamu.cli.play;

import org.papamu.api.Outcome;
import org.papamu.core.text.Wording;

/** How a game ended, as a sentence. */
public final class Verdict {

  private Verdict() {}

  /**
   * The reason and the result, such as {@code White cannot jump; Black wins after 37 plies};
   * without the number where nothing was played.
   */
  public static String sentence(Outcome outcome, int plies) {
    return plies == 0
        ? sentence(outcome)
        : "%s after %s".formatted(sentence(outcome), Words.plies(plies));
  }

  /** The reason and the result, such as {@code White cannot jump; Black wins}. */
  public static String sentence(Outcome outcome) {
    return outcome.reason().sentence() + "; " + result(outcome);
  }

  /** The result in words, such as {@code Black wins}. */
  public static String result(Outcome outcome) {
    return switch (outcome.result()) {
      case Outcome.DRAW -> "a draw";
      case Outcome.SOLVED -> "solved";
      case Outcome.STUCK -> "stuck";
      default -> Wording.capital(outcome.result()) + " wins";
    };
  }
}
