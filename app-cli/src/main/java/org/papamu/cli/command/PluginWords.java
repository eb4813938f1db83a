package org.papamu.cli.command;

import java.util.Locale;
import java.util.Optional;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.catalog.PluginFolder.Origin;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;

/** How a plugin is told of: in JSON, in words, and what to do about it. */
final class PluginWords {

  private PluginWords() {}

  static Fields fields(Plugin plugin) {
    return Fields.of("id", plugin.id())
        .and("version", plugin.version())
        .and("state", key(plugin))
        .and("path", Printable.of(plugin.path().toString()))
        .and("sha256", plugin.sha256())
        .and("games", plugin.games())
        .and("problem", plugin.problem())
        .and("origin", plugin.origin().name().toLowerCase(Locale.ROOT))
        .and("requires", plugin.requires())
        .and("provider", plugin.provider())
        .and("next", next(plugin));
  }

  /** The state as programs read it. */
  private static String key(Plugin plugin) {
    return plugin.state() == Plugin.State.FOUND
        ? "ready"
        : plugin.state().name().toLowerCase(Locale.ROOT);
  }

  /** The state as people read it. */
  static String state(Plugin plugin) {
    return plugin.state() == Plugin.State.UNTRUSTED ? "not trusted" : key(plugin);
  }

  /** Whose it is. */
  static String origin(Plugin plugin) {
    return switch (plugin.origin()) {
      case BUNDLED -> "came with papamu";
      case INSTALLED -> "installed by you";
      case NAMED -> "in a folder that you named";
    };
  }

  /** How a command names it: by its id, or by its file where that cannot be read. */
  static String name(Plugin plugin) {
    return plugin.id().isEmpty() ? quoted(plugin.path().toString()) : plugin.id();
  }

  private static String quoted(String path) {
    String shown = Printable.of(path);
    return shown.indexOf(' ') < 0 ? shown : "'" + shown + "'";
  }

  /** What to do about a plugin that is not in use. */
  static Optional<String> next(Plugin plugin) {
    String name = name(plugin);
    return switch (plugin.state()) {
      case LOADED, FOUND -> Optional.empty();
      case DISABLED -> Optional.of("papamu plugins enable " + name);
      case UNTRUSTED -> Optional.of("papamu plugins trust " + name);
      case CHANGED ->
          Optional.of(
              "if it was you who changed it: papamu plugins trust %s, else: %s"
                  .formatted(
                      name,
                      plugin.origin() == Origin.BUNDLED
                          ? "install papamu again"
                          : "papamu plugins remove " + name));
      case SKIPPED ->
          Optional.of(
              "to try it again: papamu plugins enable %s, else: papamu plugins remove %s"
                  .formatted(name, name));
      case SLOW ->
          Optional.of(
              "it is tried again at the next start; if it is always slow, ask %s, or: papamu plugins %s %s"
                  .formatted(
                      author(plugin),
                      plugin.origin() == Origin.BUNDLED ? "disable" : "remove",
                      name));
      case FAILED ->
          Optional.of(
              plugin.origin() == Origin.BUNDLED
                  ? "install papamu again"
                  : "ask %s for one that works, or: papamu plugins remove %s"
                      .formatted(author(plugin), name));
    };
  }

  private static String author(Plugin plugin) {
    return plugin.provider().isEmpty() ? "its author" : plugin.provider();
  }
}
