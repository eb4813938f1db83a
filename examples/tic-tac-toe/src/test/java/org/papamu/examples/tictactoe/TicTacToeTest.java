package org.papamu.examples.tictactoe;

import org.papamu.api.GameProvider;
import org.papamu.testkit.GameLaws;

class TicTacToeTest extends GameLaws {

  @Override
  protected GameProvider provider() {
    return new TicTacToeProvider();
  }

  @Override
  protected double mostBytesPerNode() {
    return 1;
  }
}
