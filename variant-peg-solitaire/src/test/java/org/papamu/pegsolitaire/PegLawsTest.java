package org.papamu.pegsolitaire;

import java.util.List;
import org.papamu.api.GameProvider;
import org.papamu.testkit.GameLaws;

/** The laws of every game, on all boards and some other start holes and targets. */
class PegLawsTest extends GameLaws {

  @Override
  protected GameProvider provider() {
    return new PegSolitaireProvider();
  }

  @Override
  protected List<String> games() {
    return Games.all().map(text -> provider().name() + ":" + text).toList();
  }

  /** One for each board. */
  @Override
  protected List<String> playthroughGames() {
    return provider().boards().stream().map(board -> provider().name() + ":" + board).toList();
  }

  @Override
  protected double mostBytesPerNode() {
    return 1;
  }
}
