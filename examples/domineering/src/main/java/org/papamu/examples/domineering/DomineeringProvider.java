package org.papamu.examples.domineering;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.text.NotationException.Kind;

/** Offers Domineering on rectangles of up to 20 cells a side. */
public final class DomineeringProvider implements GameProvider {

  private static final int MAX_SIDE = 20;

  @Override
  public String name() {
    return "domineering";
  }

  @Override
  public String title() {
    return "Domineering";
  }

  @Override
  public List<String> boards() {
    return List.of("8x8", "4x4", "5x5", "6x6", "10x10");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    Size size =
        spec.size(MAX_SIDE)
            .orElseThrow(() -> spec.unknownBoard(Kind.MALFORMED, "a board is ROWSxCOLUMNS"));
    return Domineering.of(spec.fullName(size.toString(), spec.options()), size);
  }
}
