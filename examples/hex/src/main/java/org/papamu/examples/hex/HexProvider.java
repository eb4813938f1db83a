package org.papamu.examples.hex;

import org.papamu.api.Family;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.Options;

/** Offers Hex on parallelograms of up to 19 cells a side. */
public final class HexProvider extends Family {

  private static final int MAX_SIDE = 19;

  /** The provider. */
  public HexProvider() {
    super("hex", "Hex", "11x11", "7x7", "5x5", "3x3");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    Size size = spec.rectangle(MAX_SIDE);
    Options options = spec.options(Hex.SWAP);
    if (options.isOn(Hex.SWAP) && size.rows() != size.columns()) {
      throw spec.notAllowed(Hex.SWAP, "only a board with equal sides has the swap");
    }
    return Hex.of(spec.fullName(size.toString(), options), size, options);
  }
}
