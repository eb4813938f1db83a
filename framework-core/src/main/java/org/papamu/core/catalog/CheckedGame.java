package org.papamu.core.catalog;

import java.util.List;
import org.papamu.api.Game;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.text.NotationException;
import org.papamu.core.guard.Guard;
import org.papamu.core.guard.Overdue;
import org.papamu.core.guard.Thrown;

/**
 * A plugin's game provider behind a guard: what it said of itself when it was asked first is kept,
 * and what it throws later becomes a {@link PluginFault}.
 */
final class CheckedGame implements GameProvider {

  private final String plugin;
  private final GameProvider provider;
  private final String name;
  private final String title;
  private final List<String> boards;

  CheckedGame(
      String plugin, GameProvider provider, String name, String title, List<String> boards) {
    this.plugin = plugin;
    this.provider = provider;
    this.name = name;
    this.title = title;
    this.boards = boards;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public List<String> boards() {
    return boards;
  }

  @Override
  public Game<?> game(GameSpec spec) {
    try {
      return Guard.call("game", () -> sound(spec, provider.game(spec)));
    } catch (NotationException | PluginFault e) {
      throw e;
    } catch (Overdue e) {
      throw new PluginFault(plugin, call(spec), Thrown.told(e), e);
    } catch (Throwable e) {
      throw new PluginFault(plugin, call(spec), Reasons.thrown(e), e);
    }
  }

  @SuppressWarnings("ConstantValue") // A plugin may break its promise.
  private Game<?> sound(GameSpec spec, Game<?> game) {
    if (game == null) {
      throw new PluginFault(plugin, call(spec), "answered null", null);
    }
    if (game.info() == null
        || game.board() == null
        || game.rules() == null
        || game.notation() == null) {
      throw new PluginFault(
          plugin, call(spec), "made a game without info, board, rules or notation", null);
    }
    String full = game.info().name();
    if (full == null || !GameSpec.family(full).equals(name)) {
      throw new PluginFault(
          plugin,
          call(spec),
          "made a game of another family, " + Reasons.quoted(String.valueOf(full)),
          null);
    }
    return game;
  }

  private static String call(GameSpec spec) {
    return "game(" + Reasons.quoted(spec.text()) + ")";
  }
}
