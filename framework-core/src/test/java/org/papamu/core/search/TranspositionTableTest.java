package org.papamu.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.papamu.api.Zobrist;

class TranspositionTableTest {

  private final TranspositionTable table = new TranspositionTable(1);

  @Test
  void givesBackWhatItKeeps() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 10_000; i++) {
      long hash = random.nextLong();
      int value = random.nextInt(-Values.INFINITE, Values.INFINITE);
      int bound = random.nextInt(1, 4);
      int depth = random.nextInt(256);
      int index = random.nextInt(TranspositionTable.NO_MOVE);
      boolean proved = random.nextBoolean();
      table.store(hash, value, bound, depth, index, proved);
      long data = table.probe(hash);
      assertThat(TranspositionTable.value(data)).isEqualTo(value);
      assertThat(TranspositionTable.bound(data)).isEqualTo(bound);
      assertThat(TranspositionTable.depth(data)).isEqualTo(depth);
      assertThat(TranspositionTable.index(data)).isEqualTo(index);
      assertThat(TranspositionTable.isProved(data)).isEqualTo(proved);
    }
  }

  @Test
  void knowsNothingOfOthers() {
    table.store(1L << 40, 5, TranspositionTable.EXACT, 3, 2, false);
    assertThat(table.probe((1L << 40) + 1)).isZero();
    table.clear();
    assertThat(table.probe(1L << 40)).isZero();
  }

  @Test
  void extremesAreCutToWhatFits() {
    table.store(7, 1, TranspositionTable.LOWER, 5000, 70_000, false);
    long data = table.probe(7);
    assertThat(TranspositionTable.depth(data)).isEqualTo(255);
    assertThat(TranspositionTable.index(data)).isEqualTo(TranspositionTable.NO_MOVE);
  }

  @Test
  void aBoundWithoutAMoveKeepsTheMoveThatWasKnown() {
    table.store(7, 1, TranspositionTable.LOWER, 5, 12, false);
    table.store(7, 1, TranspositionTable.UPPER, 6, -1, false);
    assertThat(TranspositionTable.index(table.probe(7))).isEqualTo(12);
  }

  @Test
  void deepEntriesStayUntilTheyAreOld() {
    // Hashes with equal high halves share a bucket of four.
    table.store(1, 0, TranspositionTable.EXACT, 20, 0, false);
    for (int i = 2; i < 50; i++) {
      table.store(i, 0, TranspositionTable.EXACT, 1, 0, false);
    }
    assertThat(table.probe(1)).isNotZero();
    for (int search = 0; search < 4; search++) {
      table.nextSearch();
    }
    for (int i = 50; i < 60; i++) {
      table.store(i, 0, TranspositionTable.EXACT, 1, 0, false);
    }
    assertThat(table.probe(1)).isZero();
  }

  /** Two threads write to the same few buckets; what is read is of one writing, or nothing. */
  @Test
  void tornEntriesAreNotRead() throws InterruptedException {
    TranspositionTable shared = new TranspositionTable(1);
    AtomicInteger found = new AtomicInteger();
    AtomicInteger wrong = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 3; t++) {
      SplittableRandom random = new SplittableRandom(t);
      threads.add(
          new Thread(
              () -> {
                for (int i = 0; i < 400_000; i++) {
                  long hash = random.nextInt(64);
                  int mixed = (int) Zobrist.mix(hash) >> 2;
                  int depth = random.nextInt(200);
                  // The value goes with the hash and the depth.
                  shared.store(hash, mixed ^ depth, TranspositionTable.EXACT, depth, 0, false);
                  long other = random.nextInt(64);
                  long data = shared.probe(other);
                  if (data != 0) {
                    found.incrementAndGet();
                    int expected = (int) Zobrist.mix(other) >> 2 ^ TranspositionTable.depth(data);
                    wrong.addAndGet(TranspositionTable.value(data) == expected ? 0 : 1);
                  }
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(found.get()).isGreaterThan(1000);
    assertThat(wrong.get()).isZero();
  }
}
