package org.papamu.core.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

/** The words of a command. */
final class Words {

  private static final String MOVES = "moves";

  private Words() {}

  /** The first word of a text; empty if there is none. */
  static String first(String text) {
    int end = 0;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    return text.substring(0, end);
  }

  /** What follows the first word. */
  static String afterFirst(String text) {
    return text.substring(first(text).length()).strip();
  }

  /** All words. */
  static List<String> of(String text) {
    List<String> words = new ArrayList<>();
    StringTokenizer tokens = new StringTokenizer(text);
    while (tokens.hasMoreTokens()) {
      words.add(tokens.nextToken());
    }
    return words;
  }

  /**
   * An option and its value, of {@code name NAME value VALUE}.
   *
   * @param name one word
   * @param value the rest of the line
   */
  record Setting(String name, String value) {

    static Setting parse(String text) {
      String named = afterFirst(text);
      String valued = afterFirst(named);
      if (!first(text).equals("name") || !first(valued).equals("value")) {
        throw new NotationException(
            Kind.MALFORMED, text, 0, "setoption takes name NAME value VALUE");
      }
      return new Setting(first(named), afterFirst(valued));
    }
  }

  /**
   * Where to start and what to play from there, of {@code startpos [moves M ...]} or {@code fen P
   * [moves M ...]}.
   *
   * @param start the text of the position as it stands there; empty for the usual start
   * @param moves the texts of the moves
   */
  record Placing(Optional<String> start, List<String> moves) {

    static Placing parse(String text) {
      String rest = afterFirst(text);
      int at = placeOfMoves(rest);
      String start = (at < 0 ? rest : rest.substring(0, at)).strip();
      boolean usual = first(text).equals("startpos") && start.isEmpty();
      if (!usual && !(first(text).equals("fen") && !start.isEmpty())) {
        throw new NotationException(
            Kind.MALFORMED,
            "",
            0,
            "position takes startpos or fen P, then moves M ... where there are any");
      }
      return new Placing(
          usual ? Optional.empty() : Optional.of(start),
          at < 0 ? List.of() : of(rest.substring(at + MOVES.length())));
    }

    /** Where the word {@code moves} begins; -1 if it is not there. */
    private static int placeOfMoves(String text) {
      int at = text.indexOf(MOVES);
      while (at >= 0) {
        int end = at + MOVES.length();
        boolean begins = at == 0 || Character.isWhitespace(text.charAt(at - 1));
        if (begins && (end == text.length() || Character.isWhitespace(text.charAt(end)))) {
          return at;
        }
        at = text.indexOf(MOVES, end);
      }
      return -1;
    }
  }
}
