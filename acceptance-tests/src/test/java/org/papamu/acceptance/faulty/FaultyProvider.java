package org.papamu.acceptance.faulty;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;

/** Offers the game; any board's name is taken that says what goes wrong. */
public final class FaultyProvider implements GameProvider {

  @Override
  public String name() {
    return "faulty";
  }

  @Override
  public String title() {
    return "Faulty";
  }

  @Override
  public List<String> boards() {
    return List.of("none-none");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    if (spec.board().equals("hang-game")) {
      Fault.HANG.happen();
    }
    return new Countdown("faulty:" + spec.board(), spec.board());
  }
}
