package org.papamu.testkit;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;

/** Gives a game's readers every short text. */
final class NotationFuzz {

  private static final int CHARACTERS = 128;

  private NotationFuzz() {}

  /**
   * What readers threw that was no {@link NotationException}, for texts of up to two characters.
   */
  static <P extends Position> List<String> shortTexts(Game<P> game) {
    List<String> faults = new ArrayList<>();
    for (int code = 0; code < CHARACTERS * (CHARACTERS + 1); code++) {
      String first = String.valueOf((char) (code % CHARACTERS));
      int second = code / CHARACTERS - 1;
      String text = second < 0 ? first : first + (char) second;
      P start = game.rules().initial();
      attempt("the position", text, () -> game.notation().read(text), faults);
      attempt("the move", text, () -> game.readMoves(start, text, new MoveList()), faults);
    }
    return faults;
  }

  private static void attempt(String what, String text, Runnable read, List<String> faults) {
    try {
      read.run();
    } catch (NotationException refused) {
      return;
    } catch (RuntimeException | Error thrown) {
      faults.add("%s %s: %s".formatted(what, codes(text), thrown));
    }
  }

  private static String codes(String text) {
    StringBuilder out = new StringBuilder();
    text.chars().forEach(c -> out.append("\\u%04x".formatted(c)));
    return out.toString();
  }
}
