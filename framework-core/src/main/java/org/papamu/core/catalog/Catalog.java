package org.papamu.core.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameSpec;
import org.papamu.api.PlayerProvider;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.text.Phrases;

/**
 * The games and players that were found, and what kept others from being used.
 *
 * <p>A plugin or folder that is broken, in whatever way, is a {@link Problem} and never an
 * exception, and it never keeps a good one from loading. Each plugin has a class loader of its own
 * that sees the JDK, the API, its own jar and the plugins it needs.
 *
 * <p>Immutable after opening, and may be used from any thread.
 */
public final class Catalog implements AutoCloseable {

  private static final int MAX_NAME_LENGTH = 256;
  private static final int MOST_NAMED = 10;

  private final List<Plugin> plugins;
  private final Map<String, OfferedGame> games;
  private final List<PlayerProvider> players;
  private final List<Problem> problems;
  private final @Nullable FolderPlugins open;
  private final CatalogSettings settings;

  private Catalog(
      Contest contest,
      List<Problem> problems,
      @Nullable FolderPlugins open,
      CatalogSettings settings) {
    this.plugins = contest.plugins();
    this.games = new TreeMap<>(contest.games());
    this.players = List.copyOf(contest.players().values());
    this.problems = List.copyOf(problems);
    this.open = open;
    this.settings = settings;
  }

  /**
   * Loads the plugins of some folders, and the providers of a class path if there is one. Never
   * throws for a bad plugin or folder.
   */
  public static Catalog open(CatalogSettings settings) {
    List<Problem> problems = new ArrayList<>();
    Contest contest = new Contest(problems);
    if (settings.classPath().isPresent()) {
      ClassPathPlugins found = ClassPathPlugins.find(settings.classPath().get(), settings);
      problems.addAll(found.problems());
      found.found().forEach(contest::enter);
    }
    FolderPlugins loaded = null;
    if (!settings.folders().isEmpty()) {
      FolderScan scan = FolderScan.of(settings);
      problems.addAll(scan.problems());
      loaded = FolderPlugins.load(scan, settings);
      enter(contest, loaded, scan);
    }
    return new Catalog(contest, problems, loaded, settings);
  }

  /** Finds the providers that a class loader knows, for programs that bring their own games. */
  public static Catalog classPath(ClassLoader loader) {
    return open(CatalogSettings.classPath(loader));
  }

  /**
   * Reads the descriptors of the plugins in some folders and checks all that can be checked without
   * loading a class. The settings' class path does not count.
   */
  public static Scan scan(CatalogSettings settings) {
    FolderScan scan = FolderScan.of(settings);
    List<Problem> problems = new ArrayList<>(scan.problems());
    Contest contest = new Contest(problems);
    try (FolderPlugins found = FolderPlugins.compare(scan, settings.withoutUser())) {
      enter(contest, found, scan);
    }
    return new Scan(contest.plugins(), problems);
  }

  /**
   * The plugins in some folders with none of them loaded: no game, no player, but all that can be
   * said of them without running their code. The settings' class path does not count.
   */
  public static Catalog unloaded(CatalogSettings settings) {
    Scan scan = scan(settings);
    Contest contest = new Contest(new ArrayList<>());
    scan.plugins().forEach(contest::enter);
    return new Catalog(contest, scan.problems(), null, settings);
  }

  private static void enter(Contest contest, FolderPlugins plugins, FolderScan scan) {
    for (Candidate candidate : plugins.candidates()) {
      contest.enter(candidate);
    }
    for (Plugin refused : scan.refused()) {
      contest.enter(refused);
    }
  }

  /** All plugins that were found: loaded, switched off and failed; sorted by id and file. */
  public List<Plugin> plugins() {
    return plugins;
  }

  /** The games that can be played, sorted by name. */
  public List<OfferedGame> games() {
    return List.copyOf(games.values());
  }

  /** The players that plugins offer, sorted by name. They fail with {@link PluginFault} only. */
  public List<PlayerProvider> players() {
    return players;
  }

  /** Everything that was wrong with folders, jars and plugins. */
  public List<Problem> problems() {
    return problems;
  }

  /** The plugin that a family of games comes from; empty if there is no such family. */
  public Optional<Plugin> pluginOf(String family) {
    return Optional.ofNullable(games.get(family)).map(OfferedGame::plugin);
  }

  /**
   * The plugin that a family of games comes from, and after it those that it needs, however far
   * away; empty if there is no such family.
   */
  public List<Plugin> pluginsBehind(String family) {
    Optional<Plugin> own = pluginOf(family);
    if (own.isEmpty()) {
      return List.of();
    }
    List<Plugin> behind = new ArrayList<>(List.of(own.get()));
    for (int i = 0; open != null && i < behind.size(); i++) {
      for (String needed : open.needs(behind.get(i).id())) {
        plugins.stream()
            .filter(plugin -> plugin.id().equals(needed))
            .filter(plugin -> plugin.state() == Plugin.State.LOADED && !behind.contains(plugin))
            .findFirst()
            .ifPresent(behind::add);
      }
    }
    return behind;
  }

  /**
   * The plugins that are not in use, but whose very jar offered a family of games in an earlier
   * run. Nothing of them is loaded to find out, so others may have it, too.
   */
  public List<Plugin> unusedOnesWith(String family) {
    if (settings.user().isEmpty()) {
      return List.of();
    }
    OfferIndex index = OfferIndex.read(settings.user().get(), settings.api());
    return plugins.stream()
        .filter(plugin -> plugin.state() != Plugin.State.LOADED)
        .filter(
            plugin ->
                plugin.sha256().flatMap(index::of).stream()
                    .flatMap(known -> known.games().stream())
                    .anyMatch(game -> game.name().equals(family)))
        .toList();
  }

  /**
   * The game that a text names: {@code name}, {@code name:board} or {@code
   * name:board,option=value,…}.
   *
   * @throws NotationException if there is no such game, board or option; says which there are
   * @throws PluginFault if the plugin fails
   */
  public Game<?> game(String text) {
    return game(text, Locale.ENGLISH);
  }

  /**
   * The same with its words in a language, if the game speaks it; else in English.
   *
   * @throws NotationException as {@link #game(String)}
   * @throws PluginFault likewise
   */
  public Game<?> game(String text, Locale language) {
    OfferedGame game = games.get(GameSpec.family(text));
    if (game == null) {
      throw unknown(text);
    }
    return game.provider().game(GameSpec.parse(game.provider(), text).in(language));
  }

  private NotationException unknown(String text) {
    if (text.length() > MAX_NAME_LENGTH) {
      return new NotationException(
          Kind.OUT_OF_BOUNDS, text, MAX_NAME_LENGTH, Phrases.phrase("game.long", MAX_NAME_LENGTH));
    }
    String family = GameSpec.family(text);
    String quoted = Reasons.quoted(family);
    if (games.isEmpty()) {
      return new NotationException(Kind.ILLEGAL, text, 0, Phrases.phrase("game.none", quoted));
    }
    List<String> names = List.copyOf(games.keySet());
    String some = String.join(", ", names.subList(0, Math.min(MOST_NAMED, names.size())));
    List<String> near = new ArrayList<>();
    for (String name : Nearest.to(family.toLowerCase(Locale.ROOT), names)) {
      near.add(corrected(name, text.substring(family.length())));
    }
    return new NotationException(
        Kind.ILLEGAL,
        text,
        0,
        Phrases.phrase("game.unknown", quoted, some + (names.size() > MOST_NAMED ? ", ..." : "")),
        near.isEmpty() ? names : near);
  }

  /** A name with the board and options of a mistyped one, if the game takes them. */
  private String corrected(String name, String rest) {
    try {
      game(name + rest);
      return name + rest;
    } catch (NotationException | PluginFault e) {
      return name;
    }
  }

  /** Remembers what was learnt, and leaves games in use as they are. */
  void retire() {
    if (open != null) {
      open.remember();
    }
  }

  /**
   * Closes the jars. Games in use may then fail when they need a class that was not loaded before.
   */
  @Override
  public void close() {
    if (open != null) {
      open.close();
    }
  }
}
