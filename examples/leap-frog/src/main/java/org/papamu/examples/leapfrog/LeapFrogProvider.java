package org.papamu.examples.leapfrog;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.Options;
import org.papamu.api.text.NotationException.Kind;

/** Offers Leap Frog on rectangles of up to 20 points a side. */
public final class LeapFrogProvider implements GameProvider {

  private static final int MAX_SIDE = 20;

  @Override
  public String name() {
    return "leapfrog";
  }

  @Override
  public String title() {
    return "Leap Frog";
  }

  @Override
  public List<String> boards() {
    return List.of("15x15", "8x8", "6x6", "4x4");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    Size size =
        spec.size(MAX_SIDE)
            .orElseThrow(() -> spec.unknownBoard(Kind.MALFORMED, "a board is ROWSxCOLUMNS"));
    Options options = spec.options(LeapFrog.PLAYERS, LeapFrog.DIAGONAL, LeapFrog.MURRAY);
    return LeapFrog.of(spec.fullName(size.toString(), options), size, options);
  }
}
