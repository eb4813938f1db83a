package org.papamu.pegsolitaire;

import org.papamu.api.board.Topology;

/**
 * The images of a set of holes under the symmetries of its board. Immutable.
 *
 * <p>The word is cut into bytes, and the image of each value of each byte is looked up: eight
 * look-ups instead of a walk over the pegs. That is 16 kB a symmetry, so the tables are made only
 * when somebody asks for an image.
 */
final class Images {

  private static final int BYTES = Long.BYTES;
  private static final int VALUES = 1 << Byte.SIZE;

  /** By symmetry; the image of value v of byte i is at {@code i * VALUES + v}. */
  private final long[][] tables;

  Images(Layout layout) {
    Topology topology = layout.board().topology();
    tables = new long[topology.symmetries()][BYTES * VALUES];
    for (int symmetry = 0; symmetry < tables.length; symmetry++) {
      long[] table = tables[symmetry];
      for (int point = 0; point < topology.size(); point++) {
        int bit = Long.numberOfTrailingZeros(layout.bit(point));
        int first = bit / Byte.SIZE * VALUES;
        table[first + (1 << (bit % Byte.SIZE))] = layout.bit(topology.image(symmetry, point));
      }
      for (int i = 0; i < table.length; i++) {
        int value = i % VALUES;
        int rest = value & (value - 1);
        table[i] |= rest == 0 ? 0 : table[i - value + rest] | table[i - rest];
      }
    }
  }

  /** The image of a set of holes. */
  long of(int symmetry, long holes) {
    long[] table = tables[symmetry];
    long image = 0;
    for (int i = 0; i < BYTES; i++) {
      image |= table[i * VALUES + ((int) (holes >>> (i * Byte.SIZE)) & (VALUES - 1))];
    }
    return image;
  }
}
