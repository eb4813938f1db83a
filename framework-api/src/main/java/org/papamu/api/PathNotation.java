package org.papamu.api;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.papamu.api.board.Topology;

/**
 * A {@link BoardNotation} in which a move is written as the points that a piece comes by, such as
 * {@code a1-c1-c3}. A move that can be done in several ways may be typed in any of them.
 *
 * @param <P> the game's own position type
 */
public abstract class PathNotation<P extends BoardPosition> extends BoardNotation<P> {

  /** More ways than anybody would type; a bound for made-up positions. */
  private static final int MOST_SPELLINGS = 1000;

  /** A notation: see {@link BoardNotation#BoardNotation}. */
  protected PathNotation(
      Topology board, String letters, List<String> sides, Supplier<P> empty, String... more) {
    super(board, letters, sides, empty, more);
  }

  /**
   * The ways to do a legal move, each as the points that it comes by; a single point is written
   * alone. The first is how the move is written: it has to be the same whenever it is asked for.
   *
   * @param most no more are used; at least 1
   */
  protected abstract List<List<Integer>> paths(P position, long move, int most);

  /** What stands between two points of a move; the default is {@code "-"}. */
  protected String separator(P position, long move) {
    return "-";
  }

  @Override
  public final String writeMove(P position, long move) {
    return board().names(paths(position, move, 1).get(0), separator(position, move));
  }

  @Override
  public final void spellings(P position, long move, Consumer<String> out) {
    String separator = separator(position, move);
    for (List<Integer> path : paths(position, move, MOST_SPELLINGS)) {
      out.accept(board().names(path, separator));
    }
  }
}
