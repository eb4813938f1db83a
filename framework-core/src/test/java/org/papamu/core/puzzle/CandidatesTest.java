package org.papamu.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CandidatesTest {

  private record One(int preference, int parent, long move) {}

  /** However many are added, those that stay are those that a sort would keep, in their order. */
  @Test
  void theMostLikedStay() {
    Candidates candidates = new Candidates();
    SplittableRandom random = new SplittableRandom(7);
    for (int round = 0; round < 200; round++) {
      int width = 1 + random.nextInt(40);
      int added = random.nextInt(600);
      List<One> all = new ArrayList<>();
      candidates.begin(width);
      for (int i = 0; i < added; i++) {
        // Few values, so that many are liked alike.
        One one = new One(random.nextInt(-20, 20), i / 3, i);
        all.add(one);
        candidates.add(one.preference, one.parent, one.move);
      }
      candidates.cut();
      List<One> expected =
          all.stream()
              .sorted(Comparator.comparingInt(One::preference).reversed())
              .limit(width)
              .sorted(Comparator.comparingLong(One::move))
              .toList();
      List<Long> kept = new ArrayList<>();
      for (int i = 0; i < candidates.size(); i++) {
        kept.add(candidates.move(i));
        assertThat(candidates.parent(i)).isEqualTo((int) candidates.move(i) / 3);
      }
      assertThat(kept).isEqualTo(expected.stream().map(One::move).toList());
      assertThat(candidates.wasCut()).isEqualTo(added > width);
      if (!expected.isEmpty()) {
        int best = expected.stream().mapToInt(One::preference).max().orElseThrow();
        One favourite = all.get((int) candidates.move(candidates.favourite()));
        assertThat(favourite.preference).isEqualTo(best);
      }
    }
  }
}
