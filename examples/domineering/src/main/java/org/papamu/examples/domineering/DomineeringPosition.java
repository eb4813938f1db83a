package org.papamu.examples.domineering;

import java.util.Arrays;
import org.papamu.api.Position;
import org.papamu.api.Zobrist;

/** The covered cells and the turn; whose domino covers a cell is of no matter. */
final class DomineeringPosition implements Position {

  static final int COVERED = 1;

  final boolean[] covered;
  int turn;
  long coveredHash;

  DomineeringPosition(int points) {
    covered = new boolean[points];
  }

  void copy(DomineeringPosition source) {
    System.arraycopy(source.covered, 0, covered, 0, covered.length);
    turn = source.turn;
    coveredHash = source.coveredHash;
  }

  void clear() {
    Arrays.fill(covered, false);
    coveredHash = 0;
  }

  void cover(Zobrist keys, int point) {
    coveredHash ^= keys.key(point, COVERED);
    covered[point] = true;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int at(int point) {
    return covered[point] ? COVERED : 0;
  }

  @Override
  public long hash() {
    return Zobrist.mix(coveredHash + turn);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof DomineeringPosition position
        && turn == position.turn
        && Arrays.equals(covered, position.covered);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
