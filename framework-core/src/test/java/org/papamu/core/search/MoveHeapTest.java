package org.papamu.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MoveHeapTest {

  private final MoveHeap heap = new MoveHeap();
  private final SplittableRandom random = new SplittableRandom(8);

  @Test
  void movesComeByScoreAndOfEqualOnesTheEarlierFirst() {
    for (int size = 0; size <= 300; size += size < 40 ? 1 : 37) {
      int[] scores = random.ints(size, -20, 20).toArray();
      List<Integer> expected = new ArrayList<>(IntStream.range(0, size).boxed().toList());
      expected.sort(Comparator.comparingInt(index -> -scores[index]));

      fill(scores);
      List<Integer> came = new ArrayList<>();
      while (!heap.isEmpty()) {
        came.add(heap.next());
      }

      assertThat(came).as("%d moves", size).isEqualTo(expected);
    }
  }

  @Test
  void thoseTakenAreKnownTheLastFirst() {
    for (int size : new int[] {5, 24, 25, 90}) {
      fill(random.ints(size, -9, 9).toArray());
      List<Integer> came = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        came.add(heap.next());
      }
      Collections.reverse(came);

      assertThat(heap.taken()).isEqualTo(4);
      assertThat(IntStream.range(0, 4).mapToObj(heap::taken)).isEqualTo(came);
    }
  }

  private void fill(int[] scores) {
    heap.clear(scores.length);
    for (int i = 0; i < scores.length; i++) {
      heap.add(i, scores[i]);
    }
    heap.arrange();
  }
}
