package org.papamu.core.solve;

import java.util.Arrays;
import org.papamu.api.MoveList;
import org.papamu.api.Position;

/** What a search keeps of the position at one distance from its root; reused. */
final class Ply<P extends Position> {

  final P position;
  final MoveList moves = new MoveList();

  /** The children's keys in the table. */
  long[] keys = new long[32];

  /** How hard it is to prove that the move to a child wins, for the seat to move. */
  int[] winning = new int[32];

  /** How hard it is to prove that the move to a child loses, for the seat to move. */
  int[] losing = new int[32];

  Ply(P position) {
    this.position = position;
  }

  void room(int moves) {
    if (keys.length < moves) {
      int length = Math.max(moves, keys.length * 2);
      keys = Arrays.copyOf(keys, length);
      winning = Arrays.copyOf(winning, length);
      losing = Arrays.copyOf(losing, length);
    }
  }
}
