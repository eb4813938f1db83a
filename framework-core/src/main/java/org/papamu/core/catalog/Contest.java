package org.papamu.core.catalog;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.papamu.api.PlayerProvider;
import org.papamu.core.catalog.Plugin.State;
import org.papamu.core.catalog.PluginFolder.Origin;

/**
 * Gives every name of a game and of a player to the first plugin that offers it, and tells the
 * others. Plugins enter in the order in which they win.
 */
final class Contest {

  private final List<Problem> problems;
  private final List<Plugin> plugins = new ArrayList<>();
  private final Map<String, OfferedGame> games = new TreeMap<>();
  private final Map<String, PlayerProvider> players = new TreeMap<>();
  private final Map<String, String> playerOwners = new LinkedHashMap<>();

  /**
   * A contest.
   *
   * @param problems receives what is wrong with plugins
   */
  Contest(List<Problem> problems) {
    this.problems = problems;
  }

  /** All plugins that entered, sorted by id and file. */
  List<Plugin> plugins() {
    List<Plugin> sorted = new ArrayList<>(plugins);
    sorted.sort(Contest::compare);
    return List.copyOf(sorted);
  }

  /** By id and file; those without an id last. */
  private static int compare(Plugin a, Plugin b) {
    int order = Boolean.compare(a.id().isEmpty(), b.id().isEmpty());
    order = order != 0 ? order : a.id().compareTo(b.id());
    return order != 0 ? order : a.path().compareTo(b.path());
  }

  /** The games, by name. */
  Map<String, OfferedGame> games() {
    return games;
  }

  /** The players, by name. */
  Map<String, PlayerProvider> players() {
    return players;
  }

  /** Enters a jar that was refused; its problem is known already. */
  void enter(Plugin refused) {
    plugins.add(refused);
  }

  /** Enters a jar of a folder. */
  void enter(Candidate candidate) {
    Descriptor descriptor = candidate.descriptor();
    if (candidate.problem().isPresent()) {
      report(candidate.file(), candidate.id(), candidate.problem().get());
    }
    enter(
        new Plugin(
            candidate.id(),
            descriptor.version().toString(),
            candidate.state(),
            candidate.file(),
            List.of(),
            List.of(),
            descriptor.provider(),
            descriptor.description(),
            candidate.problem(),
            Optional.of(candidate.archive().sha256()),
            descriptor.requires().toString(),
            candidate.origin()),
        candidate.offer());
  }

  /** Enters what was found on a class path; its problem is known already. */
  void enter(ClassPathPlugins.Found found) {
    enter(
        new Plugin(
            found.id(),
            found.version(),
            found.state(),
            found.path(),
            List.of(),
            List.of(),
            found.descriptor().map(Descriptor::provider).orElse(""),
            found.descriptor().map(Descriptor::description).orElse(""),
            found.problem(),
            Optional.empty(),
            found.descriptor().map(descriptor -> descriptor.requires().toString()).orElse(""),
            Origin.NAMED),
        found.offer());
  }

  private void enter(Plugin plugin, Offer offer) {
    if (offer.isEmpty()) {
      plugins.add(plugin);
      return;
    }
    List<String> lost = new ArrayList<>();
    List<CheckedGame> won = new ArrayList<>();
    List<String> gameNames = new ArrayList<>();
    List<String> playerNames = new ArrayList<>();
    for (CheckedGame game : offer.games()) {
      OfferedGame other = games.get(game.name());
      if (other == null) {
        won.add(game);
        gameNames.add(game.name());
      } else {
        lost.add(loss("game", game.name(), owner(other.plugin())));
      }
    }
    for (CheckedPlayer player : offer.players()) {
      String other = playerOwners.get(player.name());
      if (other == null) {
        playerNames.add(player.name());
        players.put(player.name(), player);
        playerOwners.put(player.name(), owner(plugin));
      } else {
        lost.add(loss("player", player.name(), other));
      }
    }
    Collections.sort(gameNames);
    Collections.sort(playerNames);
    for (String reason : lost) {
      report(plugin.path(), plugin.id(), reason);
    }
    Plugin entered =
        new Plugin(
            plugin.id(),
            plugin.version(),
            gameNames.isEmpty() && playerNames.isEmpty() ? State.FAILED : State.LOADED,
            plugin.path(),
            gameNames,
            playerNames,
            plugin.provider(),
            plugin.description(),
            lost.isEmpty() ? Optional.empty() : Optional.of(lost.get(0)),
            plugin.sha256(),
            plugin.requires(),
            plugin.origin());
    plugins.add(entered);
    for (CheckedGame game : won) {
      games.put(
          game.name(), new OfferedGame(game.name(), game.title(), game.boards(), entered, game));
    }
  }

  private static String loss(String kind, String name, String winner) {
    return "its " + kind + " " + name + " is offered by " + winner + " too, which is used";
  }

  private static String owner(Plugin plugin) {
    return plugin.label() + " (" + Reasons.name(plugin.path()) + ")";
  }

  private void report(Path file, String plugin, String reason) {
    problems.add(new Problem(file, Optional.of(plugin), reason));
  }
}
