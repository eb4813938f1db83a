package org.papamu.core.text;

import java.util.Map;
import org.papamu.api.PlayerProvider;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

/** The settings that a player is made with; none but those that it has. Immutable. */
public final class PlayerSettings {

  private final Map<String, String> given;

  private PlayerSettings(Map<String, String> given) {
    this.given = Map.copyOf(given);
  }

  /**
   * Settings for a player.
   *
   * @throws NotationException if the player has no setting of such a name; its text is the name
   */
  public static PlayerSettings of(PlayerProvider player, Map<String, String> given) {
    check(player, given);
    return new PlayerSettings(given);
  }

  /**
   * Refuses settings that a player does not have.
   *
   * @throws NotationException if the player has no setting of such a name; its text is the name
   */
  public static void check(PlayerProvider player, Map<String, String> given) {
    for (String name : given.keySet()) {
      if (!player.settings().contains(name)) {
        throw new NotationException(
            Kind.ILLEGAL, name, 0, Phrases.phrase("player.no-setting", player.name(), name));
      }
    }
  }

  /** A setting as it was given, or else the usual one. */
  public String text(String name, String usual) {
    return given.getOrDefault(name, usual);
  }

  /**
   * A setting that is a number.
   *
   * @param usual what it is where it is not given
   * @throws NotationException if it is no number from {@code least} to {@code most}; its text is
   *     what was given
   */
  public int number(String name, int usual, int least, int most) {
    String text = given.get(name);
    return text == null ? usual : (int) Quantities.number(text, name, least, most);
  }
}
