package org.papamu.examples.tictactoe;

import org.papamu.testkit.GameLaws;
import org.papamu.testkit.ProvidedBy;

@ProvidedBy(TicTacToeProvider.class)
class TicTacToeTest extends GameLaws {

  @Override
  protected double mostBytesPerNode() {
    return 1;
  }
}
