package org.papamu.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
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
    assertThat(ClockText.one("5m+3s"))
        .isEqualTo(new Timing.Clock(Duration.ofMinutes(5), Duration.ofSeconds(3)));
    assertThat(ClockText.one("90s"))
        .isEqualTo(new Timing.Clock(Duration.ofSeconds(90), Duration.ZERO));
    for (String wrong : new String[] {"", "5", "5m+", "+3s", "0s", "5m+0s", "-1s", "5m+3s+1s"}) {
      assertThatThrownBy(() -> ClockText.one(wrong)).isInstanceOf(NotationException.class);
    }
  }

  @Test
  void onlyTheClockThatRunsLosesTime() {
    clocks.set(0, ClockText.one("1m+5s"));
    clocks.set(1, ClockText.one("2m"));
    clocks.run(0, 0);
    pass(10);
    assertThat(clocks.text(0)).contains("0:50");
    clocks.moved(0, 1);
    assertThat(clocks.text(0)).contains("0:55");
    pass(1000);
    clocks.run(1, 1);
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
    clocks.set(1, ClockText.one("10s"));
    clocks.run(0, 0);
    pass(1000);
    assertThat(clocks.fallen()).isEmpty();
    clocks.run(1, 1);
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
  void eachSeatMayHaveItsOwn() {
    List<String> seats = List.of("white", "black");
    Optional<Timing.Clock> long5 = Optional.of(ClockText.one("5m+3s"));
    assertThat(ClockText.parse("5m+3s", seats)).containsExactly(long5, long5);
    assertThat(ClockText.parse("black=1m,white=5m+3s", seats))
        .containsExactly(long5, Optional.of(ClockText.one("1m")));
    assertThat(ClockText.parse("white=5m+3s", seats)).containsExactly(long5, Optional.empty());
    for (String text : List.of("5m+3s", "white=5m+3s,black=1m", "black=1500ms", "90s")) {
      assertThat(ClockText.write(ClockText.parse(text, seats), seats)).isEqualTo(text);
    }
    assertThat(ClockText.write(ClockText.parse("black=1m,white=1m", seats), seats)).isEqualTo("1m");
    assertThatThrownBy(() -> ClockText.parse("white=5m,blak=1m", seats))
        .isInstanceOfSatisfying(
            NotationException.class,
            refused -> {
              assertThat(refused.offset()).isEqualTo(9);
              assertThat(refused.suggestions()).containsExactly("black");
            });
    for (String wrong :
        List.of("white=", "=5m", "white=5m,", "white=5m,white=1m", "white=5m,1m", "white=soon")) {
      assertThatThrownBy(() -> ClockText.parse(wrong, seats)).isInstanceOf(NotationException.class);
    }
  }

  /** As chess programs do it: the time that a move took comes back with the move. */
  @Test
  void aMoveThatIsTakenBackGivesItsTimeBack() {
    play();
    clocks.back(1);
    assertThat(clocks.running()).isEmpty();
    assertThat(clocks.text(0)).contains("0:55");
    assertThat(clocks.text(1)).contains("1:00");
    clocks.run(1, 1);
    pass(7);
    clocks.moved(1, 2);
    assertThat(clocks.text(1)).as("another move in its place").contains("0:58");
    clocks.back(0);
    assertThat(clocks.text(0)).contains("1:00");
    clocks.back(2);
    assertThat(clocks.text(0)).contains("0:55");
    assertThat(clocks.text(1)).as("played again").contains("0:58");
  }

  @Test
  void lookingBackGivesNoTime() {
    play();
    clocks.run(0, 2);
    pass(15);
    clocks.back(0);
    pass(1000);
    clocks.back(2);
    assertThat(clocks.text(0)).contains("0:40");
  }

  @Test
  void aFlagThatIsTakenBackStandsAsItStoodBeforeTheMove() {
    play();
    clocks.run(0, 2);
    pass(100);
    assertThat(clocks.fallen()).hasValue(0);
    clocks.back(2);
    assertThat(clocks.text(0)).contains("0:55");
    clocks.set(0, ClockText.one("10m"));
    clocks.back(1);
    assertThat(clocks.text(0)).as("a new clock has no past").contains("10:00");
  }

  /** Two moves: the first takes 10 s, the second 30 s; each adds 5 s to a minute. */
  private void play() {
    clocks.set(0, ClockText.one("1m+5s"));
    clocks.set(1, ClockText.one("1m+5s"));
    clocks.run(0, 0);
    pass(10);
    clocks.moved(0, 1);
    clocks.run(1, 1);
    pass(30);
    clocks.moved(1, 2);
  }

  @Test
  void timesAreShownAsClocksShowThem() {
    assertThat(Clocks.text(3909.0)).isEqualTo("1:05:09");
    assertThat(Clocks.text(299.9)).isEqualTo("4:59");
    assertThat(Clocks.text(9.37)).isEqualTo("0:09.3");
  }
}
