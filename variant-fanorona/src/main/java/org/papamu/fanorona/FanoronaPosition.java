package org.papamu.fanorona;

import org.papamu.api.Position;
import org.papamu.api.Zobrist;

/**
 * A state of play on a board of at most 63 points.
 *
 * <h2>Equality</h2>
 *
 * <p>Two positions are equal when the same stones stand on the same points and the same side is to
 * move. The number of plies without a capture does not count: it only brings a draw nearer.
 *
 * <h2>Design</h2>
 *
 * <p>Stones are kept by who is to move, not by colour, so that playing and generating need no case
 * for it. A position also owns the room that its move generator works in ({@link Sequences}): the
 * rules are shared between threads and positions are not.
 */
final class FanoronaPosition implements Position {

  /** The greatest count of plies without a capture; it stays there when more follow. */
  static final int MAX_QUIET = 1000;

  static final int WHITE = 0;
  static final int BLACK = 1;

  /** The stones of the side to move. */
  long own;

  /** The other side's stones. */
  long enemy;

  /** The seat to move. */
  int turn;

  /** The number of plies in a row without a capture, 0 to {@link #MAX_QUIET}. */
  int quiet;

  /** Room for the generator; no part of the state. */
  final Sequences sequences;

  FanoronaPosition(Captures captures) {
    sequences = new Sequences(captures);
  }

  /** Takes everything over from another position. */
  void set(FanoronaPosition source) {
    own = source.own;
    enemy = source.enemy;
    turn = source.turn;
    quiet = source.quiet;
  }

  /** The stones of a seat. */
  long stones(int seat) {
    return seat == turn ? own : enemy;
  }

  /** The points without a stone. */
  long empty(Lattice lattice) {
    return lattice.board & ~(own | enemy);
  }

  @Override
  public int turn() {
    return turn;
  }

  /** 1 for a white stone, 2 for a black one. */
  @Override
  public int at(int point) {
    if ((own >>> point & 1) != 0) {
      return turn + 1;
    }
    return (enemy >>> point & 1) != 0 ? 2 - turn : 0;
  }

  /** Computed when asked for: fewer positions are looked up than are played. */
  @Override
  public long hash() {
    return Zobrist.mix(own ^ Zobrist.mix(enemy ^ ((long) turn << 63)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FanoronaPosition position
        && own == position.own
        && enemy == position.enemy
        && turn == position.turn;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
