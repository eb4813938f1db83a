package org.papamu.core.match;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;

/**
 * Openings that were written down, a line each: a position, or moves from the usual start. Blank
 * lines and lines that begin with {@code #} are passed over.
 *
 * @param <P> the game's own position type
 */
public final class ListedOpenings<P extends Position> implements Openings<P> {

  private final List<Opening<P>> openings;
  private final String description;

  private ListedOpenings(List<Opening<P>> openings, String description) {
    this.openings = openings;
    this.description = description;
  }

  /** A line means no opening. */
  public static final class BadLine extends Exception {
    private static final long serialVersionUID = 1L;

    /** The number of the line. */
    private final int line;

    /** What is wrong with it. */
    private final NotationException fault;

    private BadLine(int line, NotationException fault) {
      super(fault);
      this.line = line;
      this.fault = fault;
    }

    /** The number of the line, from 1. */
    public int line() {
      return line;
    }

    /** What is wrong with it. */
    public NotationException fault() {
      return fault;
    }
  }

  /**
   * Reads openings.
   *
   * @throws BadLine if a line is neither a position nor moves, the game is over there, or there is
   *     no line with an opening
   */
  public static <P extends Position> ListedOpenings<P> read(Game<P> game, List<String> lines)
      throws BadLine {
    List<Opening<P>> openings = new ArrayList<>();
    StringBuilder all = new StringBuilder();
    int number = 0;
    for (String line : lines) {
      number++;
      String text = line.strip();
      if (text.isEmpty() || text.startsWith("#")) {
        continue;
      }
      try {
        openings.add(opening(game, text));
      } catch (NotationException e) {
        throw new BadLine(number, e);
      }
      all.append(text).append('\n');
    }
    if (openings.isEmpty()) {
      throw new BadLine(
          Math.max(1, number), new NotationException(Kind.MALFORMED, "", 0, "there is no opening"));
    }
    return new ListedOpenings<>(
        openings, "%s listed, %s".formatted(openings.size(), digest(all.toString())));
  }

  private static <P extends Position> Opening<P> opening(Game<P> game, String text) {
    Session<P> session;
    try {
      session = Session.of(game, GameFault.guard(game, "read", () -> game.notation().read(text)));
    } catch (NotationException noPosition) {
      session = Session.of(game);
      if (!playsFirst(session, text)) {
        throw noPosition;
      }
      play(session, text);
    }
    if (session.outcome().isPresent()) {
      throw new NotationException(Kind.ILLEGAL, text, 0, "the game is over there");
    }
    return new Opening<>(session.start(), session.moves());
  }

  private static String firstWord(String text) {
    return text.split("\\s+", 2)[0];
  }

  /** Whether the first word is a move: then the line is meant to be moves. */
  private static boolean playsFirst(Session<?> session, String text) {
    try {
      session.play(firstWord(text));
      while (session.ply() > 0) {
        session.undo();
      }
      return true;
    } catch (NotationException e) {
      return false;
    }
  }

  private static void play(Session<?> session, String text) {
    int at = 0;
    while (at < text.length()) {
      String word = firstWord(text.substring(at));
      try {
        session.play(word);
      } catch (NotationException e) {
        throw new NotationException(e.kind(), text, at + e.offset(), e.message());
      }
      at += word.length();
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
    }
  }

  private static String digest(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  @Override
  public Opening<P> opening(int index) {
    return openings.get(index % openings.size());
  }

  @Override
  public String description() {
    return description;
  }

  /** How many there are. */
  public int size() {
    return openings.size();
  }
}
