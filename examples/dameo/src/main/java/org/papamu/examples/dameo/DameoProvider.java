package org.papamu.examples.dameo;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.text.NotationException.Kind;

/** Offers Dameo on its board of 8x8 squares. */
public final class DameoProvider implements GameProvider {

  private static final String BOARD = "8x8";

  @Override
  public String name() {
    return "dameo";
  }

  @Override
  public String title() {
    return "Dameo";
  }

  @Override
  public List<String> boards() {
    return List.of(BOARD);
  }

  @Override
  public Game<?> game(GameSpec spec) {
    if (!spec.board().equals(BOARD)) {
      throw spec.unknownBoard(Kind.ILLEGAL, "Dameo is played on 8x8 squares");
    }
    return Dameo.of(spec.fullName(BOARD, spec.options()));
  }
}
