package org.papamu.core.player;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.core.text.PlayerSettings;

/**
 * The player that becomes the strongest one for the game it is asked about: alpha-beta where two
 * seats play against each other, the puzzle search where one seat plays alone, and Monte Carlo tree
 * search for all other games.
 */
final class AutoProvider implements PlayerProvider {

  private static final String NAME = "auto";

  private static final List<String> FOR_PUZZLES = List.of("perfect", "mcts", "greedy");
  private static final List<String> FOR_DUELS = List.of("alphabeta", "mcts", "greedy");
  private static final List<String> FOR_OTHERS = List.of("mcts", "greedy");

  private final List<PlayerProvider> players;

  /** A choice among players. */
  AutoProvider(List<PlayerProvider> players) {
    this.players = List.copyOf(players);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "The strongest player for the game: one of those above";
  }

  @Override
  public Set<String> settings() {
    return Set.copyOf(SharedSettings.NAMES);
  }

  @Override
  public Player player(Map<String, String> settings, RandomGenerator random) {
    PlayerSettings.check(this, settings);
    SharedSettings.check(settings);
    return new AutoPlayer(info -> strongest(info), settings, random);
  }

  /** The strongest for a game. */
  private PlayerProvider strongest(GameInfo info) {
    List<String> names;
    if (info.seats().size() == 1) {
      names = FOR_PUZZLES;
    } else {
      names = info.isDuel() ? FOR_DUELS : FOR_OTHERS;
    }
    for (String name : names) {
      for (PlayerProvider player : players) {
        if (player.name().equals(name)) {
          return player;
        }
      }
    }
    return players.get(0);
  }

  /** Those of the settings that a player takes. */
  static Map<String, String> taken(PlayerProvider player, Map<String, String> settings) {
    Map<String, String> taken = new LinkedHashMap<>(settings);
    taken.keySet().retainAll(player.settings());
    return taken;
  }
}
