package org.papamu.examples.tictactoe;

import org.papamu.api.Family;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.text.NotationException.Kind;

/** Offers tic-tac-toe. */
public final class TicTacToeProvider extends Family {

  /** The provider. */
  public TicTacToeProvider() {
    super("tic-tac-toe", "Tic-tac-toe", "3x3");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    if (!spec.board().equals("3x3")) {
      throw spec.unknownBoard(Kind.ILLEGAL, "tic-tac-toe has one board, 3x3");
    }
    return TicTacToe.of(spec.fullName("3x3", spec.options()));
  }
}
