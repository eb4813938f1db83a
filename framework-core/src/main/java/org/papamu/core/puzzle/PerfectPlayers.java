package org.papamu.core.puzzle;

import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.core.text.PlayerSettings;

/**
 * The player {@code perfect}: for games with one seat, and with the setting {@code hash}. Asked
 * about another game, its player throws an {@link UnsupportedOperationException} that says so.
 */
public final class PerfectPlayers implements PlayerProvider {

  private static final String HASH = "hash";

  @Override
  public String name() {
    return "perfect";
  }

  @Override
  public String summary() {
    return "Solves puzzles: looks for the best end and avoids proved dead ends";
  }

  @Override
  public boolean plays(GameInfo game) {
    return game.seats().size() == 1;
  }

  @Override
  public Set<String> settings() {
    return Set.of(HASH);
  }

  @Override
  public Player player(Map<String, String> settings, RandomGenerator random) {
    PlayerSettings given = PlayerSettings.of(this, settings);
    return new PerfectPlayer(
        given.number(HASH, PuzzleSearch.USUAL_HASH, 1, PuzzleSearch.MOST_HASH));
  }
}
