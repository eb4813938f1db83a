package ${package};

import java.util.Arrays;
import org.papamu.api.Position;
import org.papamu.api.Zobrist;

/** The stones and the turn. A stone's number is its seat's number and one; 0 is an empty cell. */
final class ${gameClass}Position implements Position {

  final byte[] stones;
  int turn;
  private long stonesHash;

  ${gameClass}Position(int points) {
    stones = new byte[points];
  }

  void copy(${gameClass}Position source) {
    System.arraycopy(source.stones, 0, stones, 0, stones.length);
    turn = source.turn;
    stonesHash = source.stonesHash;
  }

  /** Puts a stone on a point, or takes it off with 0, and keeps the hash in step. */
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
    return other instanceof ${gameClass}Position position
        && turn == position.turn
        && Arrays.equals(stones, position.stones);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }
}
