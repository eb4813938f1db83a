package org.papamu.examples.tictactoe;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.text.NotationException.Kind;

/** Offers tic-tac-toe. */
public final class TicTacToeProvider implements GameProvider {

  @Override
  public String name() {
    return "tic-tac-toe";
  }

  @Override
  public String title() {
    return "Tic-tac-toe";
  }

  @Override
  public List<String> boards() {
    return List.of("3x3");
  }

  @Override
  public Game<?> game(GameSpec spec) {
    if (!spec.board().equals("3x3")) {
      throw spec.unknownBoard(Kind.ILLEGAL, "tic-tac-toe has one board, 3x3");
    }
    return TicTacToe.of(spec.fullName("3x3", spec.options()));
  }
}
