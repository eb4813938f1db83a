package org.papamu.examples.clobber;

import java.util.Arrays;
import org.papamu.api.Position;
import org.papamu.api.Zobrist;

/** The stones and the turn. A stone's number is its seat's number and one. */
final class ClobberPosition implements Position {

  final byte[] stones;
  int turn;
  long stonesHash;

  ClobberPosition(int points) {
    stones = new byte[points];
  }

  void copy(ClobberPosition source) {
    System.arraycopy(source.stones, 0, stones, 0, stones.length);
    turn = source.turn;
    stonesHash = source.stonesHash;
  }

  void set(Zobrist keys, int point, int stone) {
    stonesHash ^= stones[point] == 0 ? 0 : keys.key(point, stones[point]);
    stonesHash ^= stone == 0 ? 0 : keys.key(point, stone);
    stones[point] = (byte) stone;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int at(int point) {
    return stones[point];
  }

  @Override
  public long hash() {
    return Zobrist.mix(stonesHash + turn);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ClobberPosition position
        && turn == position.turn
        && Arrays.equals(stones, position.stones);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
