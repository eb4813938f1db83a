package org.papamu.testkit.guide;

import java.util.Map;
import java.util.random.RandomGenerator;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;

/** Offers the player by its name: {@code --player cramped}. */
public final class CrampedProvider implements PlayerProvider {

  @Override
  public String name() {
    return "cramped";
  }

  @Override
  public String summary() {
    return "Leaves the next seat as few moves as it can.";
  }

  @Override
  public Player player(Map<String, String> settings, RandomGenerator random) {
    return new Cramped();
  }
}
