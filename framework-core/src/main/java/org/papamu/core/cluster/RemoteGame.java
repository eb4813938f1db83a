package org.papamu.core.cluster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.Position;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.Plugin;

/**
 * A game with what other machines need to make the same one: they find it by its name as a library
 * on their class path, and compare the code.
 *
 * @param game the game
 * @param code the jars that it is made of, its own plugin's first
 */
public record RemoteGame<P extends Position>(Game<P> game, List<Code> code) {

  /** Copies the list. */
  public RemoteGame {
    code = List.copyOf(code);
  }

  /**
   * A game of a catalog, with its plugin's jar and those of the plugins that it needs.
   *
   * @throws ClusterException if its code is not in jars
   */
  public static <P extends Position> RemoteGame<P> of(Catalog catalog, Game<P> game) {
    List<Code> code = new ArrayList<>();
    for (Plugin plugin : catalog.pluginsBehind(GameSpec.family(game.info().name()))) {
      String sha256 =
          plugin
              .sha256()
              .orElseThrow(
                  () ->
                      new ClusterException(
                          "%s is not in a jar, so it cannot be sent to other machines"
                              .formatted(plugin.label()),
                          null));
      code.add(new Code(plugin.path(), sha256));
    }
    return new RemoteGame<>(game, code);
  }

  /**
   * A jar.
   *
   * @param jar where it is
   * @param sha256 the SHA-256 of what was loaded from it, in lower-case hexadecimal digits
   */
  public record Code(Path jar, String sha256) {}
}
