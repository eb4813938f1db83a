package org.papamu.core.record;

import java.nio.charset.StandardCharsets;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.GameFault;

/**
 * Writes game records: tags, a blank line, the numbered moves in lines of at most 80 columns where
 * the moves and comments allow it, and the result on a line of its own.
 */
public final class RecordWriter {

  private static final int COLUMNS = 80;

  private RecordWriter() {}

  /**
   * The text of a record, which {@link RecordReader} reads back as an equal one.
   *
   * @param game the game of the record: it says how the moves are numbered
   * @throws NotationException if the record's position is not one of the game
   */
  public static String write(GameRecord record, Game<?> game) {
    StringBuilder out = new StringBuilder();
    tag(out, GameRecord.GAME_TAG, record.game());
    record.tags().forEach((name, value) -> tag(out, name, value));
    record.position().ifPresent(text -> tag(out, GameRecord.POSITION_TAG, text));
    tag(out, GameRecord.RESULT_TAG, record.result());
    out.append('\n');
    moves(out, record, game.info(), firstSeat(record, game));
    return out.append(record.result()).append('\n').toString();
  }

  /** The same as the bytes of a file. */
  public static byte[] bytes(GameRecord record, Game<?> game) {
    return write(record, game).getBytes(StandardCharsets.UTF_8);
  }

  /** The seat that moves first. Where the game fails to say so the moves are numbered from one. */
  private static <P extends Position> int firstSeat(GameRecord record, Game<P> game) {
    try {
      return GameFault.guard(
          game,
          "read or turn",
          () ->
              record.position().isPresent()
                  ? game.notation().read(record.position().get()).turn()
                  : game.rules().initial().turn());
    } catch (GameFault fault) {
      return 0;
    }
  }

  private static void tag(StringBuilder out, String name, String value) {
    out.append('[').append(name).append(" \"");
    for (int at = 0; at < value.length(); at++) {
      char c = value.charAt(at);
      if (c == '"' || c == '\\') {
        out.append('\\');
      }
      out.append(c);
    }
    out.append("\"]\n");
  }

  /** Puts words after one another into lines. */
  private static final class Lines {
    private final StringBuilder out;
    private int lineStart;
    private boolean glued = true;

    Lines(StringBuilder out) {
      this.out = out;
      lineStart = out.length();
    }

    /** A word with a blank before it, or a line's end where it would get too long. */
    void word(String word) {
      int length = out.length() - lineStart;
      int end = word.indexOf('\n');
      int first = end < 0 ? word.length() : end;
      if (length > 0 && !glued && length + 1 + first > COLUMNS) {
        out.append('\n');
        lineStart = out.length();
      } else if (length > 0 && !glued) {
        out.append(' ');
      }
      out.append(word);
      if (end >= 0) {
        lineStart = out.length() - (word.length() - 1 - word.lastIndexOf('\n'));
      }
      glued = false;
    }

    /** Begins a variation: its first word follows without a blank. */
    void open() {
      word("(");
      glued = true;
    }

    /** Ends a variation. */
    void close() {
      out.append(')');
      glued = false;
    }

    void end() {
      if (out.length() > lineStart) {
        out.append('\n');
      }
    }
  }

  private static void moves(StringBuilder out, GameRecord record, GameInfo info, int firstSeat) {
    Lines lines = new Lines(out);
    moves(lines, record.line(), info.seats().size(), firstSeat);
    lines.end();
  }

  /** Recursion is as deep as variations are nested, which a record limits. */
  private static void moves(Lines lines, Line line, int round, int firstTurn) {
    boolean numbered = false;
    for (int i = 0; i <= line.moves().size(); i++) {
      for (Remark remark : line.remarks(i)) {
        if (remark instanceof Remark.Glyph glyph) {
          lines.word(glyph.text());
          continue;
        }
        if (remark instanceof Remark.Comment comment) {
          lines.word("{" + comment.text() + "}");
        } else if (remark instanceof Remark.Variation variation) {
          lines.open();
          moves(lines, variation.line(), round, firstTurn + Math.max(0, i - 1));
          lines.close();
        }
        numbered = false;
      }
      if (i < line.moves().size()) {
        int turn = firstTurn + i;
        String number =
            turn % round == 0 ? turn / round + 1 + ". " : numbered ? "" : turn / round + 1 + "... ";
        lines.word(number + line.moves().get(i));
        numbered = true;
      }
    }
  }
}
