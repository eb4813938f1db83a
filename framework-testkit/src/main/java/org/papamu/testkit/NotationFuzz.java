package org.papamu.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;

/** Gives a game's readers every short text. */
final class NotationFuzz {

  /** As many characters as a byte has values. */
  private static final int CHARACTERS = 256;

  private NotationFuzz() {}

  /**
   * What the reader of positions threw that was no {@link NotationException}, for all texts of one
   * or two characters up to U+00FF, and for accepted ones that do not read back as written.
   */
  static <P extends Position> List<String> shortPositions(Game<P> game) {
    List<String> faults = new ArrayList<>();
    forShortTexts(
        text ->
            attempt(
                "the position",
                text,
                () -> {
                  String written = game.notation().write(game.notation().read(text));
                  if (!game.notation().write(game.notation().read(written)).equals(written)) {
                    throw new IllegalStateException("does not read back as " + written);
                  }
                },
                faults));
    return faults;
  }

  /** What the reader of moves threw at the usual start that was no {@link NotationException}. */
  static <P extends Position> List<String> shortMoves(Game<P> game) {
    List<String> faults = new ArrayList<>();
    P start = game.rules().initial();
    forShortTexts(
        text ->
            attempt("the move", text, () -> game.readMoves(start, text, new MoveList()), faults));
    return faults;
  }

  private static void forShortTexts(Consumer<String> each) {
    for (int code = 0; code < CHARACTERS * (CHARACTERS + 1); code++) {
      String first = String.valueOf((char) (code % CHARACTERS));
      int second = code / CHARACTERS - 1;
      each.accept(second < 0 ? first : first + (char) second);
    }
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
