package org.papamu.core.solve;

import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.core.text.PlayerSettings;

/**
 * The player {@code perfect} of games of two seats without cycles; with the setting {@code hash}.
 */
public final class LoopFreePlayers implements PlayerProvider {

  private static final String HASH = "hash";
  private static final int USUAL_HASH = 64;
  private static final int MOST_HASH = 1 << 16;

  @Override
  public String name() {
    return "perfect";
  }

  @Override
  public String summary() {
    return "Plays what it has proved to be best";
  }

  @Override
  public boolean plays(GameInfo game) {
    return LoopFreeSolver.suits(game);
  }

  @Override
  public Set<String> settings() {
    return Set.of(HASH);
  }

  @Override
  public Player player(Map<String, String> settings, RandomGenerator random) {
    int hash = PlayerSettings.of(this, settings).number(HASH, USUAL_HASH, 1, MOST_HASH);
    return new LoopFreePlayer((long) hash << 20);
  }
}
