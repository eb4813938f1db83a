package org.papamu.pictures;

import java.time.Duration;
import org.papamu.core.view.Scene;

/**
 * One picture of an animation.
 *
 * @param scene what is seen
 * @param shown how long, up to 655 s; viewers round it to hundredths of a second
 */
public record Frame(Scene scene, Duration shown) {

  private static final long MOST_HUNDREDTHS = 0xffff;

  /** Refuses times that cannot be. */
  public Frame {
    if (shown.isNegative() || shown.toMillis() / 10 > MOST_HUNDREDTHS) {
      throw new IllegalArgumentException("shown for " + shown);
    }
  }

  int hundredths() {
    return (int) (shown.toMillis() / 10);
  }
}
