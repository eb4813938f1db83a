package org.papamu.examples.clobber;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.text.NotationException.Kind;

/** Offers Clobber on rectangles of up to 20 cells a side. */
public final class ClobberProvider implements GameProvider {

  private static final int MAX_SIDE = 20;

  @Override
  public String name() {
    return "clobber";
  }

  @Override
  public String title() {
    return "Clobber";
  }

  @Override
  public List<String> boards() {
    return List.of("5x6", "4x4", "6x6", "8x8", "10x10");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    Size size =
        spec.size(MAX_SIDE)
            .orElseThrow(() -> spec.unknownBoard(Kind.MALFORMED, "a board is ROWSxCOLUMNS"));
    return Clobber.of(spec.fullName(size.toString(), spec.options()), size);
  }
}
