package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Evaluator;
import org.papamu.api.MoveList;

/** The inner loops allocate nothing: a walk over a million positions stays under 1 MB. */
class AllocationTest {

  private static final int NODES = 1_000_000;
  private static final long MOST_BYTES = 1_000_000;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @ParameterizedTest
  @ValueSource(strings = {"konane:8x8", "konane:13x20"})
  void aWalkOfAMillionNodes(String name) {
    long allocated = allocatedByWalk(Boards.game(name));
    assertThat(allocated).isBetween(0L, MOST_BYTES);
  }

  private static <P extends KonanePosition> long allocatedByWalk(KonaneGame<P> game) {
    KonaneRules<P> rules = game.rules();
    Evaluator<P> evaluator = game.evaluator().orElseThrow();
    P start = rules.initial();
    P position = rules.initial();
    P child = rules.initial();
    MoveList moves = new MoveList(2000);
    MoveList scratch = new MoveList(2000);
    RandomGenerator random = Boards.random(7);
    long self = Thread.currentThread().getId();
    long before = THREADS.getThreadAllocatedBytes(self);
    long sum = 0;
    int nodes = 0;
    while (nodes < NODES) {
      rules.copy(start, position);
      rules.moves(position, moves);
      while (!moves.isEmpty()) {
        for (int i = 0; i < moves.size(); i++) {
          rules.copy(position, child);
          rules.play(child, moves.get(i));
          sum += rules.count(child, scratch) + child.hash() + evaluator.evaluate(child, 0);
          nodes++;
        }
        rules.play(position, moves.pick(random));
        rules.moves(position, moves);
      }
    }
    long after = THREADS.getThreadAllocatedBytes(self);
    assertThat(sum).isNotZero();
    return after - before;
  }
}
