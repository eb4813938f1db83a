package org.papamu.core.exact;

import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.core.loop.LoopSolver;
import org.papamu.core.text.PlayerSettings;

/**
 * The player {@code perfect} of games of two seats in which positions can come back; with the
 * setting {@code hash}.
 */
public final class LoopPlayers implements PlayerProvider {

  private static final String HASH = "hash";
  private static final int USUAL_HASH = 256;
  private static final int MOST_HASH = 1 << 16;

  @Override
  public String name() {
    return "perfect";
  }

  @Override
  public String summary() {
    return "Plays by endgame tables and proofs, and by a search where there are none";
  }

  @Override
  public boolean plays(GameInfo game) {
    return LoopSolver.suits(game) && !game.is(Fact.LOOP_FREE);
  }

  @Override
  public Set<String> settings() {
    return Set.of(HASH);
  }

  @Override
  public Player player(Map<String, String> settings, RandomGenerator random) {
    int hash = PlayerSettings.of(this, settings).number(HASH, USUAL_HASH, 1, MOST_HASH);
    return new LoopPlayer(hash, random);
  }
}
