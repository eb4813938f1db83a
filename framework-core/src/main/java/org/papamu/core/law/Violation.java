package org.papamu.core.law;

import java.util.List;
import org.papamu.api.text.NotationException;

/**
 * A law that a game breaks, and how to see it.
 *
 * @param law which one
 * @param message what was found, as an explanation on one line
 * @param game the game's full name, or the family's where the law is about the provider
 * @param seed the seed of the examination that found it
 * @param moves the texts of the moves that lead from the usual start to where it was found
 * @param position the text of the position where it was found; empty where none can be told
 * @param board a picture of that position, line by line; empty where it cannot be drawn
 */
public record Violation(
    Law law,
    String message,
    String game,
    long seed,
    List<String> moves,
    String position,
    List<String> board) {

  /** Copies the lists. */
  public Violation {
    moves = List.copyOf(moves);
    board = List.copyOf(board);
  }

  /** A violation that is not one of a position. */
  static Violation of(Law law, String message, String game, long seed) {
    return new Violation(law, message, game, seed, List.of(), "", List.of());
  }

  /** The violation told in a few lines, without a line break at the end. */
  public String text() {
    StringBuilder out = new StringBuilder();
    out.append("%s breaks the law %s: %s%n".formatted(game, law.key(), law.statement()));
    out.append("  found:    ").append(message);
    if (!position.isEmpty()) {
      out.append("%n  position: %s".formatted(position));
    }
    if (!moves.isEmpty()) {
      out.append("%n  after:    %s".formatted(String.join(" ", moves)));
    } else if (!position.isEmpty()) {
      out.append("%n  after:    no move, at the usual start".formatted());
    }
    board.forEach(line -> out.append("%n            %s".formatted(line)));
    out.append("%n  look at:  %s".formatted(advice()));
    return out.append("%n  seed:     %s".formatted(seed)).toString();
  }

  /** Where to look: what a law is about is beside the point where the game's code threw. */
  private String advice() {
    if (message.startsWith(Broken.tellsOf(NotationException.class))) {
      return "the place that is named above: what write() and writeMove() wrote is refused, or a"
          + " refusal came where none is allowed";
    }
    return message.startsWith(Broken.THREW) ? "the place that is named above" : law.advice();
  }
}
