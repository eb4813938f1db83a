package org.papamu.examples.hex;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.papamu.api.Evaluator;
import org.papamu.api.board.Topology;

/**
 * Compares how many stones each side still needs for a chain, and on how many cells they may lie.
 */
record Distance(Topology board, HexRules rules) implements Evaluator<HexPosition> {

  private static final int STONE = 100;
  private static final int FAR = 1 << 20;

  @Override
  public int evaluate(HexPosition position, int seat) {
    int black = needed(position, HexRules.BLACK);
    int white = needed(position, HexRules.WHITE);
    int tempo = position.turn() == 0 ? STONE / 2 : -STONE / 2;
    int ahead = STONE * (white - black) + tempo;
    return seat == 0 ? ahead : -ahead;
  }

  /** The stones that a side lacks on the shortest way: breadth first, own stones being no step. */
  private int needed(HexPosition position, int stone) {
    int[] steps = new int[board.size()];
    Arrays.fill(steps, FAR);
    Deque<Integer> queue = new ArrayDeque<>();
    for (int cell = 0; cell < steps.length; cell++) {
      if (rules.along(cell, stone) == 0) {
        reach(position, stone, cell, 0, steps, queue);
      }
    }
    while (!queue.isEmpty()) {
      int cell = queue.poll();
      if (rules.along(cell, stone) == rules.length(stone) - 1) {
        return steps[cell];
      }
      for (int next : board.neighbours(cell)) {
        reach(position, stone, next, steps[cell], steps, queue);
      }
    }
    return FAR / STONE / 2;
  }

  private static void reach(
      HexPosition position, int stone, int cell, int before, int[] steps, Deque<Integer> queue) {
    int there = position.at(cell);
    int after = before + (there == 0 ? 1 : 0);
    if ((there == 0 || there == stone) && after < steps[cell]) {
      steps[cell] = after;
      if (there == 0) {
        queue.addLast(cell);
      } else {
        queue.addFirst(cell);
      }
    }
  }
}
