package org.papamu.cli.play;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.text.Messages;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Errors;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Printable;

/**
 * Says things in the language of whoever plays.
 *
 * @param talk where it is said
 * @param words the texts
 */
record Voice(Talk talk, Messages words) {

  /** Says a text. */
  void say(String key, Object... arguments) {
    talk.say(words.say(key, arguments));
  }

  /** What a game is about, in the sentence that it has for that. */
  static String summary(Game<?> game) {
    return Printable.of(GameFault.guard(game, "about", () -> game.about().summary()));
  }

  /** Says that something cannot be done. */
  void complain(String key, Object... arguments) {
    refuse(words.say(key, arguments));
  }

  /** Says that something cannot be done, in words that are made already. */
  void refuse(String what) {
    talk.complain(List.of(words.say("error", what)));
  }

  /** Says what is wrong with a text, as {@link #refusal} has it. */
  void complain(NotationException fault, String what) {
    talk.complain(refusal(fault, what));
  }

  /**
   * What is wrong with a text.
   *
   * @param what what it was to be, a key behind {@code typed.}
   */
  List<String> refusal(NotationException fault, String what) {
    return Errors.lines(new BadRequest(fault, words.say("typed." + what)), words.language());
  }

  /** Says what went wrong and matters for longer than what is typed next. */
  void report(String what) {
    talk.report(List.of(words.say("error", what)));
  }

  /** Says what went wrong in the code of a game or a player. */
  void report(RuntimeException thrown) {
    report(told(thrown));
  }

  /** The same as a refusal: it goes on. */
  void refuse(RuntimeException thrown) {
    refuse(told(thrown));
  }

  private String told(RuntimeException thrown) {
    String what =
        thrown instanceof GameFault fault
            ? fault.message(words.language())
            : String.valueOf(thrown.getMessage());
    return Printable.of(what, 500);
  }

  /** A text. */
  String text(String key, Object... arguments) {
    return words.say(key, arguments);
  }

  /** A number of plies. */
  String plies(int number) {
    return words.count("plies", number);
  }
}
