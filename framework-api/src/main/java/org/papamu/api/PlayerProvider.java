package org.papamu.api;

import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.papamu.api.text.NotationException;

/**
 * Makes one kind of player. Plugins may contribute their own by service loading ({@code
 * META-INF/services/org.papamu.api.PlayerProvider}), with the same demands as {@link GameProvider}.
 */
public interface PlayerProvider {

  /** The name by which it is asked for, such as {@code greedy}; formed as a game's name. */
  String name();

  /** What it does, in one sentence. */
  String summary();

  /**
   * The names of the settings that its players take, beside those that the host reads. What these
   * mean is the same for every player: {@code threads} (how many threads may work, from 1), {@code
   * hash} (the room for a table, in mebibytes, from 1), {@code level} (how strong it plays, 1 to
   * 10).
   */
  default Set<String> settings() {
    return Set.of();
  }

  /** Whether its players play such a game; of others hosts do not ask them. */
  default boolean plays(GameInfo game) {
    return true;
  }

  /**
   * A player with these settings.
   *
   * @param settings the settings as the user gave them, by name; budget settings ({@code time},
   *     {@code nodes}, {@code depth}) are read by the host and never among them
   * @param random the source of all its random choices
   * @throws NotationException if a setting is unknown or its value not allowed
   */
  Player player(Map<String, String> settings, RandomGenerator random);
}
