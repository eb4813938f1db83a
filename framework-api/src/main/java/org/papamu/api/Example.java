package org.papamu.api;

import java.util.List;

/**
 * A picture for the rules: a position, and moves played from it.
 *
 * @param game the name of the game it is of, of the same family, on whatever board shows the matter
 *     best; empty for the game that tells it
 * @param position the text of the position; empty for the usual start
 * @param moves the texts of moves played from there, in order; the last one is pointed out
 * @param caption what is to be seen, a sentence or two
 */
public record Example(String game, String position, List<String> moves, String caption) {

  /** Copies the moves. */
  public Example {
    moves = List.copyOf(moves);
  }
}
