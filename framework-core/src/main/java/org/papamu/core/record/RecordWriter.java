package org.papamu.core.record;

import java.nio.charset.StandardCharsets;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.GameFault;

/**
 * Writes game records: tags, a blank line, the numbered moves in lines of at most 80 columns where
 * the moves allow it, and the result on a line of its own.
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

  private static void moves(StringBuilder out, GameRecord record, GameInfo info, int firstSeat) {
    int round = info.seats().size();
    int lineStart = out.length();
    for (int i = 0; i < record.moves().size(); i++) {
      int turn = firstSeat + i;
      String number = turn % round == 0 ? turn / round + 1 + ". " : i == 0 ? "1... " : "";
      String word = number + record.moves().get(i);
      int length = out.length() - lineStart;
      if (length > 0 && length + 1 + word.length() > COLUMNS) {
        out.append('\n');
        lineStart = out.length();
      } else if (length > 0) {
        out.append(' ');
      }
      out.append(word);
    }
    if (out.length() > lineStart) {
      out.append('\n');
    }
  }
}
