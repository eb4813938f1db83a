package org.papamu.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.papamu.cli.output.Style;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The options that every command takes. One object holds what was given on this run. */
public final class GlobalOptions {

  private static final String LANGUAGE = "--language";

  @Option(
      names = "--json",
      scope = ScopeType.INHERIT,
      description = "Answer with one JSON object and nothing else.")
  private boolean json;

  @Option(
      names = "--plugins",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description = "Look for plugins here, and trust them; may be repeated.")
  private List<Path> plugins = new ArrayList<>();

  @Option(
      names = "--no-plugins",
      scope = ScopeType.INHERIT,
      description = "Load no plugin at all, if one keeps papamu from starting.")
  private boolean noPlugins;

  @Option(
      names = "--seed",
      paramLabel = "N",
      scope = ScopeType.INHERIT,
      description = "Make every random choice reproducible.")
  private @Nullable Long seed;

  @Option(
      names = "--ascii",
      scope = ScopeType.INHERIT,
      description = "Print no character above 0x7f.")
  private boolean ascii;

  @Option(
      names = LANGUAGE,
      paramLabel = "L",
      scope = ScopeType.INHERIT,
      description = "Speak en, ru or sv in games, rules and lessons.")
  private @Nullable String language;

  @Option(
      names = "--verbose",
      scope = ScopeType.INHERIT,
      description = "Add the stack trace to an error.")
  private boolean verbose;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help.")
  private boolean help;

  /**
   * Takes from a command line that could not be read what says how to tell of that.
   *
   * @param given the arguments
   */
  public void salvage(List<String> given) {
    json |= given.contains("--json");
    for (int i = 0; i < given.size() && language == null; i++) {
      String word = given.get(i);
      if (word.startsWith(LANGUAGE + "=")) {
        language = word.substring(LANGUAGE.length() + 1);
      } else if (word.equals(LANGUAGE) && i + 1 < given.size()) {
        language = given.get(i + 1);
      }
    }
  }

  /** Whether to answer in JSON. */
  public boolean json() {
    return json;
  }

  /** The plugin folders given; empty if none was. */
  public List<Path> plugins() {
    return List.copyOf(plugins);
  }

  /** Which plugins may be loaded. */
  public enum PluginUse {
    /** Those that are trusted. */
    TRUSTED,
    /** None. */
    NONE
  }

  /** Which plugins may be loaded. */
  public PluginUse pluginUse() {
    return noPlugins ? PluginUse.NONE : PluginUse.TRUSTED;
  }

  /** The seed given. */
  public OptionalLong seed() {
    return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
  }

  /** Which characters may be printed. */
  public Style.Letters letters() {
    return ascii ? Style.Letters.ASCII : Style.Letters.UNICODE;
  }

  /** The language given. */
  public Optional<String> language() {
    return Optional.ofNullable(language);
  }

  /** Whether errors come with their stack trace. */
  public boolean verbose() {
    return verbose;
  }

  /** Whether only help is asked for. */
  public boolean help() {
    return help;
  }
}
