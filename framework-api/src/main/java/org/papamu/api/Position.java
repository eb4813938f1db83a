package org.papamu.api;

/**
 * A state of play: mutable, confined to one thread, changed only by its {@link Rules}.
 *
 * <h2>Equality</h2>
 *
 * <p>Two positions of one game are equal when the same seat is to move, the same moves, and those
 * that may follow, are legal, and the same scores come of them: the arrangement of the pieces, the
 * turn and whatever else {@link Rules#moves} and {@link Rules#score} look at. Counters that only
 * bring a draw nearer (plies without a capture) are not part of it, so that equality is what a
 * repetition rule compares. {@code equals}, {@code hashCode} and {@link #hash} follow this.
 */
public interface Position {

  /** The seat to move: an index into {@link GameInfo#seats}; also when the game is over. */
  int turn();

  /** The piece on a point: 0 for none, else a number whose look is in {@link Look#pieces}. */
  int at(int point);

  /**
   * A 64-bit hash, the same in every run: equal positions hash equal, and unequal ones collide only
   * by chance.
   */
  long hash();
}
