package org.papamu.core.record;

import java.util.List;
import java.util.Optional;

/** What stands in a record beside its moves. */
public sealed interface Remark {

  /**
   * A comment.
   *
   * @param text what it says: without blanks at its ends, without blank lines, without closing
   *     braces and without control characters other than {@code '\n'}
   */
  record Comment(String text) implements Remark {

    /**
     * Line ends of any kind, with the blanks around them and blank lines after them, become one
     * {@code '\n'}; blanks at the ends are left out.
     *
     * @throws IllegalArgumentException if it could not be written so that it reads back the same
     */
    public Comment {
      text = lines(text);
      if (text.indexOf('}') >= 0) {
        throw new IllegalArgumentException("a comment cannot hold }");
      }
      GameRecord.requireText(text.replace('\n', ' '));
    }

    private static String lines(String text) {
      StringBuilder out = new StringBuilder(text.length());
      StringBuilder blanks = new StringBuilder();
      boolean lineEnd = false;
      for (int at = 0; at < text.length(); at++) {
        char c = text.charAt(at);
        if (RecordParser.isBlank(c)) {
          lineEnd |= c == '\n' || c == '\r';
          blanks.append(c == '\t' ? ' ' : c);
        } else {
          if (out.length() > 0) {
            out.append(lineEnd ? "\n" : blanks);
          }
          out.append(c);
          blanks.setLength(0);
          lineEnd = false;
        }
      }
      return out.toString();
    }

    /** What the comment says of the position's worth, in the form of {@link Evaluation}. */
    public Optional<Evaluation> evaluation() {
      return Evaluation.in(text);
    }
  }

  /**
   * A numeric glyph on the move before it, as PGN files have them: {@code $1} is a good move.
   *
   * @param number 0 to {@link #MOST}
   */
  record Glyph(int number) implements Remark {

    /** The largest number. */
    public static final int MOST = 255;

    private static final List<String> SIGNS = List.of("", "!", "?", "!!", "??", "!?", "?!");

    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if there is no such glyph
     */
    public Glyph {
      if (number < 0 || number > MOST) {
        throw new IllegalArgumentException("a glyph has a number from 0 to " + MOST);
      }
    }

    /** As it stands in a record, such as {@code $1}. */
    public String text() {
      return "$" + number;
    }

    /** As people write it: {@code !} for {@code $1}; as in a record where there is no such sign. */
    public String sign() {
      return number > 0 && number < SIGNS.size() ? SIGNS.get(number) : text();
    }
  }

  /**
   * Other moves in place of the one before them.
   *
   * @param line the moves
   */
  record Variation(Line line) implements Remark {}
}
