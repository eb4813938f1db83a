package org.papamu.core.puzzle;

import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.text.Quantities;

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
    for (String key : settings.keySet()) {
      if (!key.equals(HASH)) {
        throw new NotationException(
            Kind.ILLEGAL, key, 0, "player %s has no setting %s".formatted(name(), key));
      }
    }
    String hash = settings.getOrDefault(HASH, String.valueOf(PuzzleSearch.USUAL_HASH));
    return new PerfectPlayer((int) Quantities.number(hash, HASH, 1, PuzzleSearch.MOST_HASH));
  }
}
