package org.papamu.examples.dameo;

import org.papamu.api.Family;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.text.NotationException.Kind;

/** Offers Dameo on its board of 8x8 squares. */
public final class DameoProvider extends Family {

  private static final String BOARD = "8x8";

  /** The provider. */
  public DameoProvider() {
    super("dameo", "Dameo", BOARD);
  }

  @Override
  public Game<?> game(GameSpec spec) {
    if (!spec.board().equals(BOARD)) {
      throw spec.unknownBoard(Kind.ILLEGAL, "Dameo is played on 8x8 squares");
    }
    return Dameo.of(spec.fullName(BOARD, spec.options()));
  }
}
