package org.papamu.testkit;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.examples.hex.HexProvider;

/**
 * What an author's test class is, here of a provider with faults. Not named as a test and in a file
 * of its own, so that no build tool runs it for itself.
 */
final class UnlistedLaws extends GameLaws {

  @Override
  protected GameProvider provider() {
    return new Unlisted();
  }

  @Override
  protected List<String> games() {
    return List.of("unlisted:2x2");
  }

  /** A provider of Hex that is not found by service loading and offers a board too many. */
  private static final class Unlisted implements GameProvider {
    private final GameProvider hex = new HexProvider();

    @Override
    public String name() {
      return "unlisted";
    }

    @Override
    public String title() {
      return "Unlisted";
    }

    @Override
    public List<String> boards() {
      return List.of("2x2", "77x77");
    }

    @Override
    public Game<?> game(GameSpec spec) {
      return hex.game(spec);
    }
  }
}
