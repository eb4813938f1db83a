package org.papamu.core.text;

import java.util.Locale;
import java.util.Optional;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.api.text.Messages;

/** What players think of a position, in words of a language. */
public final class Scores {

  private final Messages words;

  private Scores(Messages words) {
    this.words = words;
  }

  /** Scores in a language that {@link Phrases} knows; in English for any other. */
  public static Scores in(Locale language) {
    return new Scores(Phrases.in(language));
  }

  /**
   * A score from the side that is to move: {@code +1.35}, {@code wins in 7 plies}, {@code a draw},
   * {@code loses in 4 plies}.
   */
  public String text(Score score) {
    return switch (score.kind()) {
      case ESTIMATE -> String.format(Locale.ROOT, "%+.2f", score.value() / 100.0);
      case DRAW -> words.say("worth.even");
      case WIN -> words.count("worth.win-in", score.value());
      case LOSS -> words.count("worth.loss-in", score.value());
    };
  }

  /** The same for a seat alone with a puzzle, which nobody loses to. */
  public String puzzleText(Score score) {
    return switch (score.kind()) {
      case WIN -> words.count("worth.solved-in", score.value());
      case LOSS -> words.say("worth.unsolvable");
      default -> text(score);
    };
  }

  /** How deep and how good, behind a text: {@code (depth 9, +1.35)}; nothing for no thought. */
  public String brief(Optional<Thought> thought) {
    return thought
        .map(told -> " " + words.say("worth.brief", told.depth(), text(told.best().score())))
        .orElse("");
  }
}
