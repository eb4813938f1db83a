package org.papamu.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.papamu.core.cluster.ClusterException;

class AgainTest {

  private static List<Done> done(int pieces) {
    return IntStream.range(0, pieces)
        .mapToObj(i -> new Done(4, i, "d" + i, i % 2 == 0 ? "one" : "two"))
        .toList();
  }

  private static Again of(double share, int pieces) {
    return Again.of(share, done(pieces));
  }

  @Test
  void aShareIsDrawnAndOneAtLeast() {
    assertThat(of(0.03, 1_000).drawn()).hasSize(30).isSorted().doesNotHaveDuplicates();
    assertThat(of(0.03, 1_000).drawn()).isEqualTo(of(0.03, 1_000).drawn());
    assertThat(of(0.03, 1).drawn()).containsExactly(0);
    assertThat(of(0.03, 7).drawn()).hasSize(1);
    assertThat(of(1, 7).drawn()).containsExactly(0, 1, 2, 3, 4, 5, 6);
    assertThat(of(0, 7).drawn()).isEmpty();
    assertThat(of(1, 0).drawn()).isEmpty();
  }

  @Test
  void agreementIsTold() {
    Again again = of(1, 4);
    assertThat(again.compare(List.of(new Done(4, 0, "d0", "two"), new Done(4, 1, "d1", "two"))))
        .isEqualTo(1);
    assertThat(again.machines()).containsExactly("one", "two");
  }

  @Test
  void disagreementStopsAll() {
    assertThatThrownBy(() -> of(1, 4).compare(List.of(new Done(4, 2, "other", "three"))))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("disagree")
        .hasMessageContaining("level 4")
        .hasMessageContaining("one and three");
    // Done over because a machine was lost, and not only to be compared.
    List<Done> done = new ArrayList<>(done(4));
    done.add(new Done(4, 2, "d2", "three"));
    assertThat(Again.of(1, done).machine(2)).isEqualTo("one");
    done.add(new Done(4, 2, "other", "three"));
    assertThatThrownBy(() -> Again.of(1, done))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("disagree");
  }
}
