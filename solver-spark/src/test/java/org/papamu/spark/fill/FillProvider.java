package org.papamu.spark.fill;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;

/** Offers the game on a sound board, and on one whose rules depend on when they are asked. */
public final class FillProvider implements GameProvider {

  /** For service loading. */
  public FillProvider() {}

  @Override
  public String name() {
    return "fill";
  }

  @Override
  public String title() {
    return "Fill";
  }

  @Override
  public List<String> boards() {
    return List.of("sound", "fickle");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    return new Fill(
        spec.board().equals("fickle") ? Fill.Manner.FICKLE : Fill.Manner.SOUND, spec.board());
  }
}
