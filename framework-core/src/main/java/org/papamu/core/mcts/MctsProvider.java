package org.papamu.core.mcts;

import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.core.text.PlayerSettings;

/** Makes players that search by Monte Carlo. */
public final class MctsProvider implements PlayerProvider {

  @Override
  public String name() {
    return "mcts";
  }

  @Override
  public String summary() {
    return "Monte Carlo tree search: a tree grown by playing games out";
  }

  @Override
  public Set<String> settings() {
    return MctsSettings.names();
  }

  @Override
  public Player player(Map<String, String> settings, RandomGenerator random) {
    PlayerSettings.check(this, settings);
    return new MctsPlayer(MctsSettings.of(settings), random);
  }
}
