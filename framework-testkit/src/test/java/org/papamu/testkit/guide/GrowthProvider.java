package org.papamu.testkit.guide;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.text.NotationException.Kind;

/** Offers growth on cylinders. */
public final class GrowthProvider implements GameProvider {

  @Override
  public String name() {
    return "growth";
  }

  @Override
  public String title() {
    return "Growth";
  }

  @Override
  public List<String> boards() {
    return List.of("3x4");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    Size size =
        spec.size(9)
            .filter(sides -> sides.rows() > 1 && sides.columns() > 2)
            .orElseThrow(
                () -> spec.unknownBoard(Kind.ILLEGAL, "a board is ROWSxCOLUMNS, from 2x3"));
    return Growth.of(spec.fullName(size.toString(), spec.options()), size);
  }
}
