package org.papamu.cli.command;

import java.util.Locale;
import java.util.Optional;
import org.papamu.api.text.Phrase;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.catalog.Plugin;
import org.papamu.core.catalog.PluginFolder.Origin;
import org.papamu.core.catalog.Problem;
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
        .and("next", next(plugin).map(Phrase::toString));
  }

  /** The plugin that a problem is about, if it is about one. */
  static Optional<Plugin> of(Catalog catalog, Problem problem) {
    return catalog.plugins().stream()
        .filter(plugin -> plugin.path().equals(problem.file()))
        .findFirst();
  }

  /** The state as programs read it. */
  private static String key(Plugin plugin) {
    return plugin.state() == Plugin.State.FOUND
        ? "ready"
        : plugin.state().name().toLowerCase(Locale.ROOT);
  }

  /** The state as people read it. */
  static Phrase state(Plugin plugin) {
    return CommandWords.phrase("plugin.state." + key(plugin));
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
  static Optional<Phrase> next(Plugin plugin) {
    String name = name(plugin);
    boolean isBundled = plugin.origin() == Origin.BUNDLED;
    Phrase removal = isBundled ? CommandWords.phrase("plugin.again") : command("remove " + name);
    return switch (plugin.state()) {
      case LOADED, FOUND -> Optional.empty();
      case DISABLED -> Optional.of(command("enable " + name));
      case UNTRUSTED -> Optional.of(command("trust " + name));
      case CHANGED ->
          Optional.of(
              CommandWords.phrase("plugin.next.changed", command("trust " + name), removal));
      case SKIPPED ->
          Optional.of(
              CommandWords.phrase(
                  "plugin.next.skipped", command("enable " + name), command("remove " + name)));
      case SLOW ->
          Optional.of(
              CommandWords.phrase(
                  "plugin.next.slow",
                  author(plugin),
                  command((isBundled ? "disable " : "remove ") + name)));
      case FAILED ->
          Optional.of(
              isBundled
                  ? removal
                  : CommandWords.phrase("plugin.next.failed", author(plugin), removal));
    };
  }

  /**
   * Why it is not used, in words for whoever plays. What is wrong in a jar is for its author and
   * stays in English.
   */
  static Optional<Phrase> why(Plugin plugin) {
    return switch (plugin.state()) {
      case SLOW, SKIPPED, UNTRUSTED ->
          Optional.of(CommandWords.phrase("plugin.why." + key(plugin)));
      case CHANGED ->
          Optional.of(
              CommandWords.phrase(
                  "plugin.why." + (plugin.origin() == Origin.BUNDLED ? "replaced" : "changed")));
      default ->
          plugin.problem().map(problem -> CommandWords.phrase("plugin.why.problem", problem));
    };
  }

  private static Phrase command(String words) {
    return CommandWords.phrase("plugin.command", words);
  }

  private static Object author(Plugin plugin) {
    return plugin.provider().isEmpty() ? CommandWords.phrase("plugin.author") : plugin.provider();
  }

  /**
   * Why a game may be missing.
   *
   * @param had whether the plugin is known to have it
   */
  static Phrase unused(Plugin plugin, boolean had) {
    Phrase label = CommandWords.phrase(had ? "plugin.with-it" : "plugin.label", plugin.label());
    if (plugin.state() == Plugin.State.FAILED || plugin.state() == Plugin.State.SLOW) {
      return CommandWords.phrase(
          "plugin.unusable", label, why(plugin).orElseGet(() -> state(plugin)));
    }
    return CommandWords.phrase(
        "plugin.unused", label, state(plugin), next(plugin).orElse(command("list")));
  }
}
