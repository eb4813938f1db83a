package org.papamu.core.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.text.Phrases;

/** The players that can be asked for, by name. Immutable. */
public final class Roster {

  private final Map<String, PlayerProvider> byName;

  private Roster(Map<String, PlayerProvider> byName) {
    this.byName = Collections.unmodifiableMap(byName);
  }

  /** The players of these providers, in this order; of two with one name the first. */
  public static Roster of(List<PlayerProvider> providers) {
    Map<String, PlayerProvider> byName = new LinkedHashMap<>();
    providers.forEach(provider -> byName.putIfAbsent(provider.name(), provider));
    return new Roster(byName);
  }

  /** The names, in order. */
  public List<String> names() {
    return List.copyOf(byName.keySet());
  }

  /** The providers, in order. */
  public List<PlayerProvider> providers() {
    return List.copyOf(byName.values());
  }

  /**
   * Refuses a player for a game that it does not play.
   *
   * @throws NotationException if there is such a player and it does not play the game
   */
  public void requirePlays(PlayerSpec spec, GameInfo game) {
    PlayerProvider provider = byName.get(spec.name());
    if (provider != null && !provider.plays(game)) {
      throw new NotationException(
          Kind.ILLEGAL,
          spec.text(),
          0,
          Phrases.phrase("player.unsuited", spec.name(), game.name()),
          byName.values().stream()
              .filter(other -> other.plays(game) && !other.name().equals("engine"))
              .map(PlayerProvider::name)
              .sorted(Comparator.comparing((String name) -> name.equals("auto") ? 0 : 1))
              .limit(3)
              .toList());
    }
  }

  /**
   * A new player as it was asked for.
   *
   * @param random the source of all its random choices; the host makes it from the seed
   * @throws NotationException if there is no such player, or it refuses a setting; the place is in
   *     the spec's text
   * @throws PlayerFault if the provider's code fails
   */
  public Player player(PlayerSpec spec, RandomGenerator random) {
    PlayerProvider provider = byName.get(spec.name());
    if (provider == null) {
      throw new NotationException(
          Kind.ILLEGAL,
          spec.text(),
          0,
          Phrases.phrase("player.unknown", String.join(", ", byName.keySet())),
          Nearest.in(spec.text(), 0, spec.name(), byName.keySet()));
    }
    try {
      checkShared(provider, spec.settings());
      Player player = provider.player(spec.settings(), random);
      if (player == null) {
        throw new PlayerFault(spec.name(), "no player was made");
      }
      return player;
    } catch (NotationException refused) {
      throw placed(refused, spec, provider);
    } catch (PlayerFault fault) {
      throw fault;
    } catch (Throwable thrown) {
      throw new PlayerFault(spec.name(), thrown);
    }
  }

  /** Refuses values that no player takes; a setting that this one does not take is its affair. */
  private static void checkShared(PlayerProvider provider, Map<String, String> settings) {
    Map<String, String> shared = new LinkedHashMap<>(settings);
    shared.keySet().retainAll(provider.settings());
    SharedSettings.check(shared);
  }

  /** The same refusal with its place in the whole text, and suggestions for a mistyped key. */
  private static NotationException placed(
      NotationException refused, PlayerSpec spec, PlayerProvider provider) {
    int offset = 0;
    List<String> suggestions = refused.suggestions();
    for (Map.Entry<String, String> setting : spec.settings().entrySet()) {
      String key = setting.getKey();
      int item = spec.text().indexOf(key + "=" + setting.getValue());
      if (item < 0) {
        continue;
      }
      if (refused.text().equals(key)) {
        offset = item;
        suggestions = Nearest.in(spec.text(), item, key, keys(provider));
      } else if (refused.text().equals(setting.getValue())) {
        offset = item + key.length() + 1 + refused.offset();
      }
    }
    return refused.within(spec.text(), offset).suggesting(suggestions);
  }

  private static List<String> keys(PlayerProvider provider) {
    List<String> keys = new ArrayList<>(PlayerSpec.COMMON_KEYS);
    keys.addAll(provider.settings());
    return keys;
  }

  /**
   * The settings, of these, that the player of a name takes; none if there is no such player.
   *
   * @throws PlayerFault if the provider's code fails
   */
  public Map<String, String> taken(String name, Map<String, String> settings) {
    PlayerProvider provider = byName.get(name);
    if (provider == null) {
      return Map.of();
    }
    try {
      return AutoProvider.taken(provider, settings);
    } catch (RuntimeException | LinkageError | StackOverflowError thrown) {
      throw new PlayerFault(name, thrown);
    }
  }
}
