package org.papamu.examples.domineering;

import org.papamu.api.Family;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.GameSpec.Size;

/** Offers Domineering on rectangles of up to 20 cells a side. */
public final class DomineeringProvider extends Family {

  private static final int MAX_SIDE = 20;

  /** The provider. */
  public DomineeringProvider() {
    super("domineering", "Domineering", "8x8", "4x4", "5x5", "6x6", "10x10");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    Size size = spec.rectangle(MAX_SIDE);
    return Domineering.of(spec.fullName(size.toString(), spec.options()), size);
  }
}
