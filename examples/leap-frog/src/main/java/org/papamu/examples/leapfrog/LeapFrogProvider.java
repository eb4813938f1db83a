package org.papamu.examples.leapfrog;

import org.papamu.api.Family;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.Options;

/** Offers Leap Frog on rectangles of up to 20 points a side. */
public final class LeapFrogProvider extends Family {

  private static final int MAX_SIDE = 20;

  /** The provider. */
  public LeapFrogProvider() {
    super("leapfrog", "Leap Frog", "15x15", "8x8", "6x6", "4x4");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    Size size = spec.rectangle(MAX_SIDE);
    Options options = spec.options(LeapFrog.PLAYERS, LeapFrog.DIAGONAL, LeapFrog.MURRAY);
    return LeapFrog.of(spec.fullName(size.toString(), options), size, options);
  }
}
