package org.papamu.examples.clobber;

import org.papamu.api.Family;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.GameSpec.Size;

/** Offers Clobber on rectangles of up to 20 cells a side. */
public final class ClobberProvider extends Family {

  private static final int MAX_SIDE = 20;

  /** The provider. */
  public ClobberProvider() {
    super("clobber", "Clobber", "5x6", "4x4", "6x6", "8x8", "10x10");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    Size size = spec.rectangle(MAX_SIDE);
    return Clobber.of(spec.fullName(size.toString(), spec.options()), size);
  }
}
