package org.papamu.api;

import java.util.function.Consumer;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.Plain;

/**
 * How one game's positions and moves are written. Stateless and shared between threads.
 *
 * <p>{@link org.papamu.api.board.Rows} and {@link org.papamu.api.text.Fields} do most of the work
 * for positions, {@link org.papamu.api.board.Topology#name} for moves.
 *
 * @param <P> the game's own position type
 */
public interface Notation<P extends Position> {

  /** The longest text of a position, in characters; {@link #read} refuses more. */
  int MAX_POSITION_LENGTH = 4096;

  /** The longest text of a move, in characters. */
  int MAX_MOVE_LENGTH = 1024;

  /**
   * The one text of a position, counters included: a {@linkplain Plain#isLine plain line} of at
   * most {@link #MAX_POSITION_LENGTH} characters.
   */
  String write(P position);

  /**
   * The position that a text means. Strict, so that two texts never mean one position (a default
   * that may be left out excepted).
   *
   * @throws NotationException if the text is malformed or longer than {@link #MAX_POSITION_LENGTH},
   *     or what it says cannot be a position of this game; says what is wrong and where
   */
  P read(String text);

  /**
   * The canonical text of a legal move: unique in its position, and a {@linkplain Plain#isWord
   * plain word} of at most {@link #MAX_MOVE_LENGTH} characters.
   *
   * @param position where the move is legal; not changed
   */
  String writeMove(P position, long move);

  /**
   * Every full text that may be typed for a legal move, the canonical one included, each once and
   * plain like it. The default is the canonical text alone; override it where several paths have
   * one effect.
   *
   * @param position where the move is legal; not changed
   */
  default void spellings(P position, long move, Consumer<String> out) {
    out.accept(writeMove(position, move));
  }
}
