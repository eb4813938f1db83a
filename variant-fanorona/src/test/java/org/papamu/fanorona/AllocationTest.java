package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.MoveList;

/** Generating, copying and playing allocate nothing once their lists have grown. */
class AllocationTest {

  private static final int NODES = 1_000_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fanorona:5x9",
        "fanorona:7x9",
        "fanorona:5x9,vela=on",
        "fanorona:3x5,first=single"
      })
  void aWalkOfAMillionNodesAllocatesNothing(String name) {
    FanoronaGame game = Games.game(name);
    Walk walk = new Walk(game);
    walk.run(NODES / 10);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    walk.run(NODES);
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(allocated).isLessThan(1_000_000);
  }

  /** Depth-first through the tree from the start, with the tools of a search. */
  private static final class Walk {

    private static final int DEPTH = 12;

    private final FanoronaRules rules;
    private final FanoronaPosition start;
    private final FanoronaPosition[] positions;
    private final MoveList[] lists;
    private final Balance balance;
    private int nodes;
    private long sum;

    Walk(FanoronaGame game) {
      rules = game.rules();
      start = rules.initial();
      positions =
          IntStream.range(0, DEPTH).mapToObj(i -> rules.blank()).toArray(FanoronaPosition[]::new);
      lists = IntStream.range(0, DEPTH).mapToObj(i -> new MoveList()).toArray(MoveList[]::new);
      balance = new Balance(rules);
    }

    void run(int most) {
      nodes = most;
      while (nodes > 0) {
        visit(start, 0);
      }
      assertThat(sum).isNotZero();
    }

    private void visit(FanoronaPosition position, int depth) {
      nodes--;
      sum += position.hash() ^ balance.evaluate(position, 0);
      if (depth == DEPTH) {
        return;
      }
      MoveList moves = lists[depth];
      rules.moves(position, moves);
      sum += rules.count(position, moves);
      rules.moves(position, moves);
      for (int i = 0; i < moves.size() && nodes > 0; i++) {
        rules.copy(position, positions[depth]);
        rules.play(positions[depth], moves.get(i));
        visit(positions[depth], depth + 1);
      }
    }
  }
}
