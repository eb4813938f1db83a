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

  /** The children's keys if they are not looked at in a mirror. */
  long[] plain = new long[32];

  /** The numbers of moves in the children. */
  long[] mobility = new long[32];

  /** Whether the seat to move is the same in a child. */
  boolean[] sameMover = new boolean[32];

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
      plain = Arrays.copyOf(plain, length);
      mobility = Arrays.copyOf(mobility, length);
      sameMover = Arrays.copyOf(sameMover, length);
      winning = Arrays.copyOf(winning, length);
      losing = Arrays.copyOf(losing, length);
    }
  }

  /** Takes a child's numbers, which are for the seat to move in it. */
  void set(int child, int proof, int disproof) {
    winning[child] = sameMover[child] ? proof : disproof;
    losing[child] = sameMover[child] ? disproof : proof;
  }
}
