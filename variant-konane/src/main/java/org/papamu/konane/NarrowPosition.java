package org.papamu.konane;

import org.papamu.api.Zobrist;

/** A position on a board of up to 64 points: bit p of a word is point p. */
final class NarrowPosition extends KonanePosition {

  /** The stones of the seat to move. */
  long own;

  /** The stones of the other seat. */
  long other;

  void set(NarrowPosition source) {
    own = source.own;
    other = source.other;
    phase = source.phase;
  }

  long stones(int seat) {
    return seat == turn() ? own : other;
  }

  @Override
  public int at(int point) {
    if ((stones(BLACK) >>> point & 1) != 0) {
      return BLACK_STONE;
    }
    return (stones(WHITE) >>> point & 1) != 0 ? WHITE_STONE : 0;
  }

  @Override
  public long hash() {
    // Both words and the phase go through a one-to-one mixer, so only chance makes two equal.
    return Zobrist.mix(own ^ Zobrist.mix(other + phase));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof NarrowPosition position
        && own == position.own
        && other == position.other
        && phase == position.phase;
  }
}
