package org.papamu.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.examples.leapfrog.LeapFrogProvider;
import org.papamu.examples.tictactoe.TicTacToeProvider;

class ProbeTest {

  private static Probe probe(GameProvider provider, String text) {
    return Probe.of(provider.game(GameSpec.parse(provider, text)), 50_000);
  }

  @Test
  void rulesThatAllocateNothingShowAsSuch() {
    Probe probe = probe(new TicTacToeProvider(), "tic-tac-toe");
    assertThat(probe.nodes()).isGreaterThanOrEqualTo(50_000);
    assertThat(probe.bytesPerNode()).isLessThan(1);
  }

  @Test
  void rulesThatAllocateShowAsSuch() {
    assertThat(probe(new LeapFrogProvider(), "leapfrog:4x4").bytesPerNode()).isGreaterThan(16);
  }

  @Test
  void aSmallTreeIsWalkedToItsEnd() {
    // Three removals, then two each, then no leap: walked one, two and three plies deep.
    assertThat(probe(new LeapFrogProvider(), "leapfrog:1x3").nodes())
        .isEqualTo(3 + (3 + 6) + (3 + 6));
  }
}
