package org.papamu.pegsolitaire;

import org.papamu.api.Position;
import org.papamu.api.Zobrist;
import org.papamu.api.board.Topology;

/**
 * The pegs on a board and the target.
 *
 * <p>Two positions are equal when they are of one board, have pegs in the same holes and have the
 * same target.
 */
final class PegPosition implements Position {

  /**
   * Spreads the target over the whole word, away from sets of pegs that differ by a jump or two.
   */
  private static final long TARGET_KEY = 0xD1342543DE82EF95L;

  private final Layout layout;
  private long pegs;
  private int target;

  /**
   * A position.
   *
   * @param pegs the pegs, in the layout's bits
   * @param target a hole, or {@link Topology#NONE} for any
   */
  PegPosition(Layout layout, long pegs, int target) {
    this.layout = layout;
    this.pegs = pegs;
    this.target = target;
  }

  Layout layout() {
    return layout;
  }

  /** The pegs, in the layout's bits. */
  long pegs() {
    return pegs;
  }

  /** The number of pegs. */
  int count() {
    return Long.bitCount(pegs);
  }

  /** The hole where the last peg is to end; {@link Topology#NONE} for any. */
  int target() {
    return target;
  }

  /** Whether one peg is left, on the target. */
  boolean isSolved() {
    return target == Topology.NONE ? count() == 1 : pegs == layout.bit(target);
  }

  void copyFrom(PegPosition source) {
    pegs = source.pegs;
    target = source.target;
  }

  /** Becomes the image of a position under a symmetry of the board, its target included. */
  void becomeImage(PegPosition source, int symmetry) {
    pegs = layout.images().of(symmetry, source.pegs);
    target =
        source.target == Topology.NONE
            ? Topology.NONE
            : layout.board().topology().image(symmetry, source.target);
  }

  /** Turns these holes over: pegs to empty holes, empty holes to pegs. */
  void toggle(long holes) {
    pegs ^= holes;
  }

  @Override
  public int turn() {
    return 0;
  }

  @Override
  public int at(int point) {
    return (pegs & layout.bit(point)) == 0 ? 0 : 1;
  }

  @Override
  public long hash() {
    return Zobrist.mix(pegs ^ (target + 1) * TARGET_KEY);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PegPosition position
        && pegs == position.pegs
        && target == position.target
        && layout.board() == position.layout.board();
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public String toString() {
    return PegNotation.text(this);
  }
}
