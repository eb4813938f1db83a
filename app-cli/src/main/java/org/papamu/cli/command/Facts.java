package org.papamu.cli.command;

import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.Outcome;
import org.papamu.core.text.Fields;

/** Facts that several commands report in the same form. */
final class Facts {

  private Facts() {}

  /** An outcome as the field {@code over}; null while there is none. */
  static Object over(Optional<Outcome> outcome) {
    return outcome.map(
        o ->
            Fields.of("result", o.result())
                .and("reason", o.reason().key())
                .and("scores", o.scores())
                .map());
  }

  /** The board's part of a game's full name, without its options. */
  static String board(Game<?> game) {
    String name = game.info().name();
    int start = name.indexOf(':') + 1;
    int comma = name.indexOf(',');
    return name.substring(start, comma < 0 ? name.length() : comma);
  }
}
