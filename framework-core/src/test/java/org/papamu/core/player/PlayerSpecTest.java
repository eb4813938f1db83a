package org.papamu.core.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.Budget;
import org.papamu.api.text.NotationException;

class PlayerSpecTest {

  @Test
  void aNameAloneHasNoLimits() {
    assertThat(PlayerSpec.parse("greedy"))
        .isEqualTo(
            new PlayerSpec("greedy", "greedy", Map.of(), Budget.UNLIMITED, OptionalLong.empty()));
  }

  @Test
  void limitsAndSeedAreReadAndTheRestIsKept() {
    PlayerSpec spec =
        PlayerSpec.parse("alphabeta:level=3,time=500ms,nodes=1000,seed=7,depth=9,cmd=a=b");
    assertThat(spec.name()).isEqualTo("alphabeta");
    assertThat(spec.settings()).containsExactly(Map.entry("level", "3"), Map.entry("cmd", "a=b"));
    assertThat(spec.budget())
        .isEqualTo(new Budget(Duration.ofMillis(500), Duration.ofMillis(500), 1000, 9));
    assertThat(spec.seed()).hasValue(7);
  }

  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "':time=1s', 0",
    "'Greedy', 0",
    "'gr eedy', 2",
    "'greedy:', 7",
    "'greedy:time=1s,', 15",
    "'greedy:,time=1s', 7",
    "'greedy:time', 11",
    "'greedy:time=', 12",
    "'greedy:=1s', 7",
    "'greedy:time=1s,time=2s', 15",
    "'greedy:level=1,level=1', 15",
    "'greedy:time=0s', 12",
    "'greedy:time=1', 13",
    "'greedy:nodes=0', 13",
    "'greedy:nodes=-1', 13",
    "'greedy:depth=9999999999', 13",
    "'greedy:seed=x', 12",
    "'greedy:se\u00e9d=1', 9",
  })
  void refusesWhatIsMalformed(String text, int offset) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> PlayerSpec.parse(text))
        .matches(e -> e.text().equals(text) && e.offset() == offset, "at " + offset);
  }

  @Test
  void refusesWhatIsTooLong() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> PlayerSpec.parse("a".repeat(65)));
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> PlayerSpec.parse("a:b=" + "c".repeat(5000)));
  }

  @Test
  void aPlayerWithoutLimitsGetsTheUsualTime() {
    Duration usual = Duration.ofSeconds(1);
    assertThat(PlayerSpec.parse("auto").budgetOr(usual))
        .isEqualTo(Budget.UNLIMITED.withTime(usual));
    assertThat(PlayerSpec.parse("auto:level=10").budgetOr(usual).time()).isEqualTo(usual);
    assertThat(PlayerSpec.parse("auto:depth=3").budgetOr(usual))
        .isEqualTo(Budget.UNLIMITED.withDepth(3));
  }

  /** A level is a number of nodes, so a slow machine must not be cut short by the usual time. */
  @Test
  void aLevelIsNotLimitedByTheUsualTime() {
    assertThat(PlayerSpec.parse("auto:level=9").budgetOr(Duration.ofSeconds(1)).time())
        .isGreaterThanOrEqualTo(Duration.ofSeconds(10));
  }

  @Test
  void limitsHoldTogether() {
    Budget own = PlayerSpec.parse("auto:time=1s,nodes=5").within(Budget.UNLIMITED.withDepth(4));
    assertThat(own).isEqualTo(new Budget(Duration.ofSeconds(1), Duration.ofSeconds(1), 5, 4));
    Budget other =
        PlayerSpec.parse("auto:time=1s")
            .within(Budget.UNLIMITED.withTime(Duration.ofMillis(30)).withAim(Duration.ofMillis(9)));
    assertThat(other.time()).isEqualTo(Duration.ofMillis(30));
    assertThat(other.aim()).isEqualTo(Duration.ofMillis(9));
  }
}
