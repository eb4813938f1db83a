package org.papamu.core.catalog;

import java.util.List;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.text.NotationException;

/**
 * A family of games that can be played.
 *
 * @param name the part before {@code ':'} in a game's name
 * @param title the name for people, one line that is safe to show
 * @param boards the boards on offer, the default first; never empty
 * @param plugin the plugin that it comes from
 * @param provider makes its games; throws {@link PluginFault} for whatever the plugin throws but
 *     {@link NotationException}
 */
public record OfferedGame(
    String name, String title, List<String> boards, Plugin plugin, GameProvider provider) {

  /**
   * The seats of its default board. Makes that game if they are not known, which takes a moment.
   *
   * @throws PluginFault if the plugin fails
   * @throws NotationException if the plugin refuses its own default board
   */
  public List<String> seats() {
    return provider instanceof CheckedGame checked
        ? checked.seats()
        : provider.game(GameSpec.parse(provider, name)).info().seats();
  }
}
