package ${package};

import org.papamu.api.Family;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.GameSpec.Size;

/** Where the host begins: the game's name, the boards on offer, and a game for each board. */
public final class ${gameClass}Provider extends Family {

  private static final int MAX_SIDE = 12;

  /** The provider; the first board is the default. */
  public ${gameClass}Provider() {
    super("${artifactId}", "${gameTitle}", "5x5", "3x3");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    Size size = spec.rectangle(MAX_SIDE);
    return ${gameClass}Game.of(spec.fullName(size.toString(), spec.options()), size);
  }
}
