package org.papamu.core.exact;

import java.util.Locale;
import java.util.OptionalInt;
import org.papamu.api.GameInfo;
import org.papamu.api.text.Messages;
import org.papamu.core.text.Phrases;

/** What is proved of a move or a position, in words of a language that go on after its name. */
public final class WorthText {

  private final Messages words;

  private WorthText(Messages words) {
    this.words = words;
  }

  /** Texts in a language that {@link Phrases} knows; in English for any other. */
  public static WorthText in(Locale language) {
    return new WorthText(Phrases.in(language));
  }

  /** What suits a game: {@link #puzzle} where one seat is alone, else {@link #duel}. */
  public String of(GameInfo game, Worth worth) {
    return game.seats().size() == 1 ? puzzle(worth) : duel(worth);
  }

  /** For two seats: {@code wins in 3 plies}, {@code draws}, {@code not known, a draw at least}. */
  public String duel(Worth worth) {
    return switch (worth.result()) {
      case WIN -> counted("worth.win", worth.plies());
      case LOSS -> counted("worth.loss", worth.plies());
      case DRAW -> words.say("worth.draw");
      case UNKNOWN -> words.say(bound(worth));
    };
  }

  /** The text of a key, or of the key with a number where there is one. */
  private String counted(String key, OptionalInt number) {
    return number.isPresent() ? words.count(key + "-in", number.getAsInt()) : words.say(key);
  }

  private static String bound(Worth worth) {
    if (worth.least() == 0) {
      return "worth.draw-at-least";
    }
    return worth.most() == 0 ? "worth.draw-at-most" : "worth.unknown";
  }

  /** For a puzzle: {@code can be solved in 18 sweeps}, {@code cannot be solved}. */
  public String puzzle(Worth worth) {
    return switch (worth.result()) {
      case WIN -> counted("worth.solvable", worth.sweeps());
      case LOSS -> words.say("worth.unsolvable");
      case DRAW, UNKNOWN -> words.say("worth.unknown");
    };
  }
}
