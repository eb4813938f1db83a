package org.papamu.core.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class PaceTest {

  private static Duration seconds(int seconds) {
    return Duration.ofSeconds(seconds);
  }

  @Test
  void whatIsFarFromWhatWasForetoldIsToldOnce() {
    Pace pace = new Pace(seconds(60));
    assertThat(pace.told(seconds(10), 10, 50)).as("as foretold").isEmpty();
    assertThat(pace.told(seconds(40), 12, 48)).contains(seconds(160));
    assertThat(pace.told(seconds(80), 24, 36)).as("as told before").isEmpty();
    assertThat(pace.told(seconds(90), 45, 15)).as("quicker again").contains(seconds(30));
    assertThat(pace.told(seconds(120), 60, 0)).as("all is done").isEmpty();
  }

  @Test
  void aFewSecondsAreNoNews() {
    Pace pace = new Pace(seconds(1));
    assertThat(pace.told(seconds(2), 2, 4)).isEmpty();
    assertThat(pace.told(seconds(3), 0, 6)).as("nothing is known").isEmpty();
    assertThat(pace.told(seconds(6), 2, 4)).contains(seconds(12));
  }
}
