package org.papamu.api;

import java.util.Map;
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
   * A player with these settings.
   *
   * @param settings the settings as the user gave them, by name; budget settings ({@code time},
   *     {@code nodes}, {@code depth}) are read by the host and never among them
   * @param random the source of all its random choices
   * @throws NotationException if a setting is unknown or its value not allowed
   */
  Player player(Map<String, String> settings, RandomGenerator random);
}
