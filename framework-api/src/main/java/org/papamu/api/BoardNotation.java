package org.papamu.api;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;
import org.papamu.api.text.NotationException;

/**
 * The notation of a game whose positions are {@link BoardPosition}s: the rows, the seat to move,
 * and what else the game needs to write. A game adds how its moves are written.
 *
 * @param <P> the game's own position type
 */
public abstract class BoardNotation<P extends BoardPosition> implements Notation<P> {

  /** The field in which what a game writes beyond the rows and the turn begins. */
  protected static final int MORE = 2;

  private final Topology board;
  private final String letters;
  private final List<String> sides;
  private final Supplier<P> empty;

  /** What each field holds: phrases, and texts of the game. */
  private final List<Object> names = new ArrayList<>(List.of(Fields.ROWS, Fields.SIDE));

  /**
   * A notation.
   *
   * @param letters the letters of piece 1, 2, …; no digits, no {@code '/'}
   * @param sides how the seats are written where they are to move, in seat order
   * @param empty gives a new position with no piece on it
   * @param more what each further field holds, for messages, such as {@code "the scores"}
   */
  protected BoardNotation(
      Topology board, String letters, List<String> sides, Supplier<P> empty, String... more) {
    this.board = board;
    this.letters = letters;
    this.sides = List.copyOf(sides);
    this.empty = empty;
    names.addAll(List.of(more));
  }

  /** The board. */
  protected final Topology board() {
    return board;
  }

  /** The further fields of a position, as many as were named; the default has none. */
  protected List<String> more(P position) {
    return List.of();
  }

  /**
   * Reads the further fields, the first of which is {@link #MORE}, and checks what can be no
   * position of the game; the default does neither.
   *
   * @param position has its pieces and its turn already
   * @throws NotationException if something is wrong: see {@link Fields#fault}
   */
  protected void complete(P position, Fields fields) {}

  @Override
  public final String write(P position) {
    List<String> fields = new ArrayList<>();
    fields.add(Rows.write(board, letters, position::at));
    fields.add(sides.get(position.turn()));
    fields.addAll(more(position));
    return String.join(" ", fields);
  }

  @Override
  public final P read(String text) {
    Fields fields = Fields.named(text, MAX_POSITION_LENGTH, names, names.size());
    P position = empty.get();
    position.putAll(Rows.read(board, letters, fields, 0));
    position.turn(fields.oneOf(1, Fields.SIDE, sides));
    complete(position, fields);
    return position;
  }
}
