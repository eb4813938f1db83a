package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Evaluator;
import org.papamu.api.MoveList;
import org.papamu.api.Rules;

/** The inner loop allocates nothing. */
final class AllocationTest {

  private static final int NODES = 1_000_000;
  private static final long LIMIT = 1_000_000;

  @ParameterizedTest
  @ValueSource(strings = {"english", "triangle15", "wiegleb"})
  void walkOfAMillionNodesAllocatesUnderAMegabyte(String name) {
    PegSolitaire game = Games.game(name);
    Rules<PegPosition> rules = game.rules();
    Evaluator<PegPosition> evaluator = game.evaluator().orElseThrow();
    PegPosition start = rules.initial();
    PegPosition position = rules.initial();
    PegPosition image = rules.initial();
    MoveList moves = new MoveList();
    MoveList scratch = new MoveList();
    SplittableRandom random = new SplittableRandom(43);
    rules.image(start, 0, image);

    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    long sum = 0;
    for (int node = 0; node < NODES; node++) {
      rules.moves(position, moves);
      sum += rules.count(position, scratch) + position.hash() + evaluator.evaluate(position, 0);
      rules.image(position, node % game.board().symmetries(), image);
      sum += image.hash();
      if (moves.isEmpty()) {
        sum += rules.score(position, 0);
        rules.copy(start, position);
      } else {
        rules.play(position, moves.pick(random));
      }
    }
    long allocated = threads.getThreadAllocatedBytes(thread) - before;
    assertThat(sum).isNotZero();
    assertThat(allocated).isLessThan(LIMIT);
  }
}
