package org.papamu.spark;

import java.io.Serializable;
import java.util.Iterator;
import org.papamu.core.count.Block;
import org.papamu.core.count.LevelTotals;
import org.papamu.core.count.SplitCount;

/**
 * A part of a level on its way.
 *
 * @param block its block; may be left out
 * @param length the length of the block
 * @param checksum its checksum
 * @param totals its numbers
 * @param isTooLarge whether a number is too large, so that there is no level
 */
record Merged(Block block, long length, int checksum, LevelTotals totals, boolean isTooLarge)
    implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Puts pieces together. */
  static Merged of(SplitCount count, Iterator<Block> pieces) {
    SplitCount.Part part;
    try {
      part = count.merge(pieces);
    } catch (ArithmeticException e) {
      return new Merged(Block.EMPTY, 0, 0, LevelTotals.NONE, true);
    }
    return new Merged(
        part.block(), part.block().length(), part.block().checksum(), part.totals(), false);
  }

  /** What tells it from a part that was put together otherwise. */
  String digest() {
    return "%d %08x %s %s".formatted(length, checksum, totals, isTooLarge);
  }

  Merged withoutBlock() {
    return new Merged(Block.EMPTY, length, checksum, totals, isTooLarge);
  }
}
