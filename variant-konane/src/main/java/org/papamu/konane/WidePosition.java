package org.papamu.konane;

import java.util.Arrays;
import org.papamu.api.Zobrist;

/**
 * A position on a board of any size, in a {@link WideLayout}: the words of black stones and those
 * of white stones in one array. A word that is always 0 stands before, between and behind the two,
 * so that the neighbours of the first and the last word need no care.
 */
final class WidePosition extends KonanePosition {

  final WideLayout layout;
  final long[] stones;

  WidePosition(WideLayout layout) {
    this.layout = layout;
    stones = new long[2 * layout.words + 3];
  }

  void set(WidePosition source) {
    long[] from = source.stones;
    long[] to = stones;
    // For the few words of a usual board a plain loop is quicker than a call that copies.
    for (int i = 0; i < to.length; i++) {
      to[i] = from[i];
    }
    phase = source.phase;
  }

  /** The index of a seat's first word. */
  int base(int seat) {
    return 1 + seat * (layout.words + 1);
  }

  void flip(int base, int cell) {
    stones[base + (cell >> 6)] ^= 1L << cell;
  }

  boolean has(int seat, int cell) {
    return (stones[base(seat) + (cell >> 6)] >>> cell & 1) != 0;
  }

  @Override
  public int at(int point) {
    int cell = layout.cell(point);
    if (has(BLACK, cell)) {
      return BLACK_STONE;
    }
    return has(WHITE, cell) ? WHITE_STONE : 0;
  }

  @Override
  public long hash() {
    // Each word is mixed one to one under its own index; the mixes do not wait for one another.
    long hash = Zobrist.mix(phase);
    for (int i = 0; i < stones.length; i++) {
      hash ^= Zobrist.mix(stones[i] + i * 0xD1B54A32D192ED03L);
    }
    return hash;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof WidePosition position
        && phase == position.phase
        && Arrays.equals(stones, position.stones);
  }
}
