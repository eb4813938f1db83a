package org.papamu.cli.play;

import java.util.List;
import org.papamu.api.text.Messages;

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

  /** Says that something cannot be done. */
  void complain(String key, Object... arguments) {
    refuse(words.say(key, arguments));
  }

  /** Says that something cannot be done, in words that are made already. */
  void refuse(String what) {
    talk.complain(List.of(words.say("error", what)));
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
