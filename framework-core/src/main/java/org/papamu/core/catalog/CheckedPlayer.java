package org.papamu.core.catalog;

import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.api.text.NotationException;

/** A plugin's player provider behind the same guard as {@link CheckedGame}. */
final class CheckedPlayer implements PlayerProvider {

  private final String plugin;
  private final Supplier<PlayerProvider> provider;
  private final String name;
  private final String summary;

  CheckedPlayer(String plugin, Supplier<PlayerProvider> provider, String name, String summary) {
    this.plugin = plugin;
    this.provider = provider;
    this.name = name;
    this.summary = summary;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String summary() {
    return summary;
  }

  /** The provider behind the guard. */
  PlayerProvider unguarded() {
    return provider.get();
  }

  @Override
  public boolean plays(GameInfo game) {
    try {
      return provider.get().plays(game);
    } catch (PluginFault e) {
      throw e;
    } catch (Throwable e) {
      throw new PluginFault(plugin, "plays(...) of " + name, Reasons.thrown(e), e);
    }
  }

  @Override
  @SuppressWarnings("ConstantValue") // A plugin may break its promise.
  public Set<String> settings() {
    Set<String> settings;
    try {
      settings = provider.get().settings();
    } catch (PluginFault e) {
      throw e;
    } catch (Throwable e) {
      throw new PluginFault(plugin, "settings() of " + name, Reasons.thrown(e), e);
    }
    if (settings == null) {
      throw new PluginFault(plugin, "settings() of " + name, "answered null", null);
    }
    return Set.copyOf(settings);
  }

  @Override
  @SuppressWarnings("ConstantValue") // A plugin may break its promise.
  public Player player(Map<String, String> settings, RandomGenerator random) {
    Player player;
    try {
      player = provider.get().player(settings, random);
    } catch (NotationException | PluginFault e) {
      throw e;
    } catch (Throwable e) {
      throw new PluginFault(plugin, "player(...) of " + name, Reasons.thrown(e), e);
    }
    if (player == null) {
      throw new PluginFault(plugin, "player(...) of " + name, "answered null", null);
    }
    return player;
  }
}
