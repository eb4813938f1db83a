package org.papamu.core.search;

import org.jspecify.annotations.Nullable;
import org.papamu.api.Position;
import org.papamu.core.table.Tables;

/**
 * Endgame tables as a search sees them. What a table says is no proof here, for it knows nothing of
 * draw counters: a win is worth more than any estimate, and the more the sooner it comes, but less
 * than a win that was searched. So a search goes the way that the tables show.
 */
final class Endings<P extends Position> {

  /** The answer where no table helps. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  /** Halfway between estimates and the values of results that are not trusted. */
  private static final int WON = 30_000;

  private final @Nullable Tables<P> tables;

  /** At a drawn root every quiet move is a draw; what is hard for the other side is not told. */
  private final boolean drawsCount;

  private Endings(@Nullable Tables<P> tables, boolean drawsCount) {
    this.tables = tables;
    this.drawsCount = drawsCount;
  }

  /** No tables. */
  static <P extends Position> Endings<P> none() {
    return new Endings<>(null, false);
  }

  /** These tables for a search from a root. */
  static <P extends Position> Endings<P> of(Tables<P> tables, P root) {
    return new Endings<>(tables, tables.sign(root) != 0);
  }

  /** The value of a position for its seat to move, or {@link #UNKNOWN}. */
  int value(P position) {
    if (tables == null) {
      return UNKNOWN;
    }
    int sign = tables.sign(position);
    if (sign == Tables.UNKNOWN) {
      return UNKNOWN;
    }
    if (sign == 0) {
      return drawsCount ? Values.DRAW : UNKNOWN;
    }
    int plies = tables.plies(position);
    return sign > 0 ? WON - plies : plies - WON;
  }
}
