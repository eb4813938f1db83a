package org.papamu.examples.hex;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.Options;
import org.papamu.api.text.NotationException.Kind;

/** Offers Hex on parallelograms of up to 19 cells a side. */
public final class HexProvider implements GameProvider {

  private static final int MAX_SIDE = 19;

  @Override
  public String name() {
    return "hex";
  }

  @Override
  public String title() {
    return "Hex";
  }

  @Override
  public List<String> boards() {
    return List.of("11x11", "7x7", "5x5", "3x3");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    Size size =
        spec.size(MAX_SIDE)
            .orElseThrow(() -> spec.unknownBoard(Kind.MALFORMED, "a board is ROWSxCOLUMNS"));
    Options options = spec.options(Hex.SWAP);
    if (options.isOn(Hex.SWAP) && size.rows() != size.columns()) {
      throw spec.notAllowed(Hex.SWAP, "only a board with equal sides has the swap");
    }
    return Hex.of(spec.fullName(size.toString(), options), size, options);
  }
}
