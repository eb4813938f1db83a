package org.papamu.core.player;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;

/** The player {@code perfect}: of several ways to solve games, the one that suits the game. */
final class PerfectProvider implements PlayerProvider {

  private final List<PlayerProvider> ways;

  /** A choice among players that all have the same settings. */
  PerfectProvider(PlayerProvider... ways) {
    this.ways = List.of(ways);
  }

  @Override
  public String name() {
    return "perfect";
  }

  @Override
  public String summary() {
    return "Plays what it has proved; puzzles and games of two seats";
  }

  @Override
  public boolean plays(GameInfo game) {
    return ways.stream().anyMatch(way -> way.plays(game));
  }

  @Override
  public Set<String> settings() {
    Set<String> all = new TreeSet<>();
    ways.forEach(way -> all.addAll(way.settings()));
    return all;
  }

  @Override
  public Player player(Map<String, String> settings, RandomGenerator random) {
    // Refuses a bad setting now, whatever the game is going to be.
    ways.forEach(way -> way.player(settings, random).close());
    return new AutoPlayer(this::suited, settings, random);
  }

  private PlayerProvider suited(GameInfo game) {
    return ways.stream()
        .filter(way -> way.plays(game))
        .findFirst()
        .orElseThrow(
            () ->
                new UnsupportedOperationException(
                    "player perfect plays games with one seat, and games of two, not "
                        + game.name()));
  }
}
