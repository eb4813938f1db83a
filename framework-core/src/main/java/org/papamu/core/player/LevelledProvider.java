package org.papamu.core.player;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;

/** Gives the players of a provider the setting {@code level}. */
final class LevelledProvider implements PlayerProvider {

  private final PlayerProvider full;

  /** Levels of players that are always at their full strength. */
  LevelledProvider(PlayerProvider full) {
    this.full = full;
  }

  @Override
  public String name() {
    return full.name();
  }

  @Override
  public String summary() {
    return full.summary();
  }

  @Override
  public boolean plays(GameInfo game) {
    return full.plays(game);
  }

  @Override
  public Set<String> settings() {
    Set<String> settings = new TreeSet<>(full.settings());
    settings.add(SharedSettings.LEVEL);
    return Set.copyOf(settings);
  }

  @Override
  public Player player(Map<String, String> settings, RandomGenerator random) {
    int level = SharedSettings.level(settings);
    Map<String, String> others = new LinkedHashMap<>(settings);
    others.remove(SharedSettings.LEVEL);
    Player player = full.player(others, random);
    return level == Level.FULL
        ? player
        : new LevelledPlayer(player, Level.of(full.name(), level), random);
  }
}
