package org.papamu.acceptance;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A whole game to be played from a script: a resource whose first line is the game, whose last line
 * is what is said at its end, and whose lines between are the moves.
 */
public record ScriptedGame(String game, List<String> moves, String end) {

  /** Reads a game of {@code games/}. */
  public static ScriptedGame read(String name) {
    String resource = "/games/" + name + ".txt";
    try (InputStream in = ScriptedGame.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalArgumentException("no resource " + resource);
      }
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      int last = lines.size() - 1;
      return new ScriptedGame(lines.get(0), lines.subList(1, last), lines.get(last));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The moves, a line each. */
  public String input() {
    return String.join("\n", moves) + "\n";
  }
}
