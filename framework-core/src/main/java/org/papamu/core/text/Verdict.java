package org.papamu.core.text;

import java.util.stream.Collectors;
import org.papamu.api.Outcome;

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
        : "%s after %s".formatted(sentence(outcome), Wording.plies(plies));
  }

  /**
   * The reason and the result, such as {@code White cannot jump; Black wins}; with the scores where
   * the rules gave scores that say more.
   */
  public static String sentence(Outcome outcome) {
    return outcome.reason().sentence() + "; " + result(outcome) + scores(outcome);
  }

  /** Scores of several seats that do not add up to 0, in brackets; nothing for others. */
  private static String scores(Outcome outcome) {
    boolean ruled = outcome.reason().key().indexOf('.') > 0;
    int sum = outcome.scores().values().stream().mapToInt(Integer::intValue).sum();
    return ruled && outcome.scores().size() > 1 && sum != 0
        ? outcome.scores().entrySet().stream()
            .map(score -> score.getKey() + " " + score.getValue())
            .collect(Collectors.joining(", ", " (", ")"))
        : "";
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
