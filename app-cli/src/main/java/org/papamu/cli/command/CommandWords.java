package org.papamu.cli.command;

import java.util.Locale;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;
import org.papamu.api.text.Messages;
import org.papamu.api.text.Phrase;
import org.papamu.core.text.Wording;

/** What commands say to people around the words of a game, in the language that it speaks. */
final class CommandWords {

  private final Game<?> game;
  private final Messages words;

  /** The words that go with a game. Calls its code. */
  CommandWords(Game<?> game) {
    this.game = game;
    words = in(game.language());
  }

  /** The words in a language. */
  static Messages in(Locale language) {
    return Messages.beside(CommandWords.class, language);
  }

  /** One of the words, to be said in the language of whoever is told. */
  static Phrase phrase(String key, Object... arguments) {
    return Phrase.beside(CommandWords.class, key, arguments);
  }

  String say(String key, Object... arguments) {
    return words.say(key, arguments);
  }

  /** What people call a seat, as a sentence begins with it. */
  String seat(int seat) {
    return Wording.capital(game.seatNames().get(seat));
  }

  /** The same within a sentence. */
  String seatWithin(int seat) {
    return Wording.name(game.seatNames().get(seat), game.language());
  }

  /** The result of a record; of an unfinished one it is {@code unfinished}. */
  String result(String result) {
    GameInfo info = game.info();
    int seat = info.seats().indexOf(result);
    if (seat >= 0) {
      return game.seatNames().get(seat);
    }
    return switch (result) {
      case Outcome.DRAW, Outcome.SOLVED, Outcome.STUCK, UNFINISHED -> words.say("result." + result);
      default -> result;
    };
  }

  /** What {@link #result} takes where there is none yet. */
  static final String UNFINISHED = "unfinished";
}
