package org.papamu.testkit.games.hex;

import java.util.Arrays;
import org.papamu.api.Position;
import org.papamu.api.Zobrist;

/** The stones and the turn. Who has won follows from the stones, so it is kept beside them. */
final class HexPosition implements Position {

  static final int NOBODY = -1;

  final byte[] stones;
  int turn;
  int winner = NOBODY;
  long stonesHash;

  HexPosition(int points) {
    stones = new byte[points];
  }

  void copy(HexPosition source) {
    System.arraycopy(source.stones, 0, stones, 0, stones.length);
    turn = source.turn;
    winner = source.winner;
    stonesHash = source.stonesHash;
  }

  void set(Zobrist keys, int point, int stone) {
    if (stones[point] != 0) {
      stonesHash ^= keys.key(point, stones[point]);
    }
    if (stone != 0) {
      stonesHash ^= keys.key(point, stone);
    }
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
    return Zobrist.mix(stonesHash + turn + 1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HexPosition position
        && turn == position.turn
        && Arrays.equals(stones, position.stones);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
