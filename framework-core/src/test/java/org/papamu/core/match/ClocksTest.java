package org.papamu.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.papamu.api.text.NotationException;

/** Clocks of a game, by a time that the test hands in. */
final class ClocksTest {

  private final AtomicLong now = new AtomicLong();
  private final Clocks clocks = new Clocks(2, now::get);

  private void pass(long seconds) {
    now.addAndGet(TimeUnit.SECONDS.toNanos(seconds));
  }

  @Test
  void timesAreRead() {
    assertThat(Clocks.parse("5m+3s"))
        .isEqualTo(new Timing.Clock(Duration.ofMinutes(5), Duration.ofSeconds(3)));
    assertThat(Clocks.parse("90s"))
        .isEqualTo(new Timing.Clock(Duration.ofSeconds(90), Duration.ZERO));
    for (String wrong : new String[] {"", "5", "5m+", "+3s", "0s", "5m+0s", "-1s", "5m+3s+1s"}) {
      assertThatThrownBy(() -> Clocks.parse(wrong)).isInstanceOf(NotationException.class);
    }
  }

  @Test
  void onlyTheClockThatRunsLosesTime() {
    clocks.set(0, Clocks.parse("1m+5s"));
    clocks.set(1, Clocks.parse("2m"));
    clocks.run(0);
    pass(10);
    assertThat(clocks.text(0)).contains("0:50");
    clocks.moved(0);
    assertThat(clocks.text(0)).contains("0:55");
    pass(1000);
    clocks.run(1);
    pass(30);
    clocks.pause();
    pass(1000);
    assertThat(clocks.text(1)).contains("1:30");
    clocks.swap();
    assertThat(clocks.text(0)).contains("1:30");
    assertThat(clocks.fallen()).isEmpty();
  }

  @Test
  void aFlagFalls() {
    clocks.set(1, Clocks.parse("10s"));
    clocks.run(0);
    pass(1000);
    assertThat(clocks.fallen()).isEmpty();
    clocks.run(1);
    pass(9);
    assertThat(clocks.fallen()).isEmpty();
    pass(1);
    assertThat(clocks.fallen()).hasValue(1);
    assertThat(clocks.text(1)).contains("0:00.0");
    clocks.off();
    assertThat(clocks.fallen()).isEmpty();
    assertThat(clocks.isOn()).isFalse();
  }

  @Test
  void timesAreShownAsClocksShowThem() {
    assertThat(Clocks.text(3909.0)).isEqualTo("1:05:09");
    assertThat(Clocks.text(299.9)).isEqualTo("4:59");
    assertThat(Clocks.text(9.37)).isEqualTo("0:09.3");
  }
}
