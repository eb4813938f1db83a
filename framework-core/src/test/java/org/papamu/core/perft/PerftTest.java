package org.papamu.core.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.core.toy.Faulty;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

class PerftTest {

  private static final Ring RING = Ring.of(9, 4, 2, "black", "white");

  private static long naive(Ring ring, Place position, int depth) {
    if (depth == 0) {
      return 1;
    }
    MoveList moves = new MoveList();
    ring.rules().moves(position, moves);
    long count = 0;
    for (int i = 0; i < moves.size(); i++) {
      Place child = ring.rules().copy(position);
      ring.rules().play(child, moves.get(i));
      count += naive(ring, child, depth - 1);
    }
    return count;
  }

  private static long count(int depth, int threads) {
    return Perft.count(RING, RING.rules().initial(), depth, threads, Stop.NEVER).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7})
  void countsTheSameWithAnyNumberOfThreads(int threads) {
    for (int depth = 0; depth <= 14; depth++) {
      assertThat(count(depth, threads)).isEqualTo(naive(RING, RING.rules().initial(), depth));
    }
  }

  @Test
  void appliesNoDrawRule() {
    assertThat(RING.info().repetition()).isEqualTo(2);
    assertThat(count(3, 1)).isEqualTo(8);
  }

  @Test
  void aFinishedGameHasOnePathOfNoMoveAndNoOther() {
    Place home = RING.notation().read("0 black");
    for (int depth = 0; depth < 6; depth++) {
      assertThat(Perft.count(RING, home, depth, 2, Stop.NEVER)).hasValue(depth == 0 ? 1 : 0);
    }
    assertThat(Perft.divide(RING, home, 3, 1, Stop.NEVER).orElseThrow()).isEmpty();
  }

  @Test
  void dividesInTheOrderOfTheTexts() {
    Place position = RING.notation().read("2 black");
    for (int depth = 1; depth < 10; depth++) {
      var counts = Perft.divide(RING, position, depth, 2, Stop.NEVER).orElseThrow();
      assertThat(counts.keySet()).containsExactly("l", "r");
      Place left = RING.notation().read("1 white");
      assertThat(counts.get("l")).isEqualTo(naive(RING, left, depth - 1));
      assertThat(counts.values().stream().mapToLong(Long::longValue).sum())
          .isEqualTo(naive(RING, position, depth));
    }
  }

  @Test
  void changesNothing() {
    Place position = RING.rules().initial();
    Perft.count(RING, position, 6, 1, Stop.NEVER);
    assertThat(position).isEqualTo(RING.rules().initial());
  }

  @Test
  @Timeout(60)
  void stopsWhenAsked() throws InterruptedException {
    for (int threads = 1; threads <= 2; threads++) {
      AtomicBoolean asked = new AtomicBoolean();
      CountDownLatch ended = new CountDownLatch(1);
      List<OptionalLong> answers = Collections.synchronizedList(new ArrayList<>());
      int workers = threads;
      Thread counting =
          new Thread(
              () -> {
                answers.add(Perft.count(RING, RING.rules().initial(), 1000, workers, asked::get));
                ended.countDown();
              });
      counting.setDaemon(true);
      counting.start();
      assertThat(ended.await(50, TimeUnit.MILLISECONDS)).isFalse();
      asked.set(true);
      assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
      assertThat(answers).containsExactly(OptionalLong.empty());
    }
    assertThat(Perft.divide(RING, RING.rules().initial(), 9, 1, () -> true)).isEmpty();
  }

  @Test
  void tellsHowFarItIs() {
    AtomicLong calls = new AtomicLong();
    List<Long> nodes = new ArrayList<>();
    OptionalLong count =
        Perft.of(RING)
            .threads(2)
            .progress(
                (counted, done, tasks) -> {
                  assertThat(done).isEqualTo((int) calls.incrementAndGet());
                  assertThat(done).isLessThanOrEqualTo(tasks);
                  nodes.add(counted);
                })
            .count(RING.rules().initial(), 12);
    assertThat(nodes).isSorted().hasSizeGreaterThan(20);
    assertThat(nodes.get(nodes.size() - 1)).isEqualTo(count.orElseThrow());
  }

  /** A count that is too large is an error, never a wrong number. */
  @Test
  void tooLargeANumberIsAnError() {
    Game<Place> huge =
        new Faulty<>(RING) {
          @Override
          public org.papamu.api.Rules<Place> rules() {
            return new Huge(RING.rules());
          }
        };
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> Perft.count(huge, RING.rules().initial(), 3, 1, Stop.NEVER));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aFaultInTheRulesComesOut(int threads) {
    Faulty<Place> faulty = new Faulty<>(RING);
    IllegalStateException broken = new IllegalStateException("broken");
    faulty.failIn(3000, broken);
    Place start = RING.rules().initial();
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> Perft.count(faulty, start, 12, threads, Stop.NEVER))
        .isSameAs(broken);
  }

  @Test
  void refusesWhatIsOutOfBounds() {
    Place start = RING.rules().initial();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.count(RING, start, -1, 1, Stop.NEVER));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.count(RING, start, 1001, 1, Stop.NEVER));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.divide(RING, start, 0, 1, Stop.NEVER));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.count(RING, start, 2, 0, Stop.NEVER));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.count(RING, start, 2, 257, Stop.NEVER));
  }

  /**
   * The loop allocates nothing: a million positions cost no more than the tasks they are cut in.
   */
  @Test
  void aMillionPositionsAllocateLittle() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Place start = RING.rules().initial();
    Perft<Place> perft = Perft.of(RING);
    perft.count(start, 10);
    long before = threads.getCurrentThreadAllocatedBytes();
    OptionalLong count = perft.count(start, 22);
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(count.orElseThrow()).isGreaterThan(1_000_000);
    assertThat(allocated).isLessThan(1_000_000);
  }
}
