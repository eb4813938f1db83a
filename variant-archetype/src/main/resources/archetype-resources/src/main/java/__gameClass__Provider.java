package ${package};

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.GameSpec.Size;
import org.papamu.api.text.NotationException.Kind;

/** Where the host begins: the game's name, the boards on offer, and a game for each board. */
public final class ${gameClass}Provider implements GameProvider {

  private static final int MAX_SIDE = 12;

  @Override
  public String name() {
    return "${artifactId}";
  }

  @Override
  public String title() {
    return "${gameTitle}";
  }

  /** The first is the default. */
  @Override
  public List<String> boards() {
    return List.of("5x5", "3x3");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    Size size =
        spec.size(MAX_SIDE)
            .orElseThrow(() -> spec.unknownBoard(Kind.MALFORMED, "a board is ROWSxCOLUMNS"));
    return ${gameClass}Game.of(spec.fullName(size.toString(), spec.options()), size);
  }
}
