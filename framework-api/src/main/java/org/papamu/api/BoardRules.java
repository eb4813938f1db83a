package org.papamu.api;

import org.jspecify.annotations.Nullable;
import org.papamu.api.board.Topology;

/**
 * Rules of a game whose positions are {@link BoardPosition}s: copies and mirror images are made
 * here. A game adds how it is played.
 *
 * @param <P> the game's own position type
 */
public abstract class BoardRules<P extends BoardPosition> implements Rules<P> {

  private final Topology board;
  private final Zobrist keys;

  /** By symmetry; made when first asked for, the same whoever makes it, so a race does no harm. */
  private boolean @Nullable [] keeps;

  /**
   * Rules.
   *
   * @param pieces how many kinds of piece there are, 127 at most
   */
  protected BoardRules(Topology board, int pieces) {
    this.board = board;
    keys = new Zobrist(board.size(), pieces);
  }

  /** The board. */
  protected final Topology board() {
    return board;
  }

  /** The hash numbers that all positions of the game share. */
  protected final Zobrist keys() {
    return keys;
  }

  /**
   * Whether play is the same in a mirror: see {@link #image}.
   *
   * @param symmetry a symmetry of the board; each is asked for once
   */
  protected abstract boolean keepsPlay(int symmetry);

  @Override
  public final void copy(P source, P target) {
    target.copy(source);
  }

  /** The pieces go where the symmetry takes them; all else is copied as it is. */
  @Override
  public boolean image(P source, int symmetry, P target) {
    if (!keeps()[symmetry]) {
      return false;
    }
    target.copy(source);
    target.putImage(source, board, symmetry);
    return true;
  }

  private boolean[] keeps() {
    boolean[] known = keeps;
    if (known == null) {
      known = new boolean[board.symmetries()];
      for (int symmetry = 0; symmetry < known.length; symmetry++) {
        known[symmetry] = keepsPlay(symmetry);
      }
      keeps = known;
    }
    return known;
  }
}
