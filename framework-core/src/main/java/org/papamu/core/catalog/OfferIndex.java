package org.papamu.core.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.api.ApiVersion;

/**
 * What plugins said they offer, by the SHA-256 of their jars, kept in the file {@code offers.txt}
 * of the user's folder: a plugin whose jar is in it need not be asked until a game of it is played.
 * The file can be removed at any time.
 */
final class OfferIndex {

  /*
   * A line for the version of the format and of the API, then for each plugin a line with its
   * SHA-256 and one for each game and player, fields split by tabulators. Whatever does not look
   * like that makes the whole file count for nothing.
   */
  private static final String FORMAT = "papamu-offers-1";

  private static final int MAX_LENGTH = 8 << 20;
  private static final int MAX_PLUGINS = 2_000;
  private static final String UNKNOWN = "-";

  /**
   * What a plugin offers.
   *
   * @param games its games
   * @param players its players
   */
  record Known(List<KnownGame> games, List<KnownPlayer> players) {}

  /** A game, and its seats where they are known. */
  record KnownGame(String name, String title, List<String> boards, Optional<List<String>> seats) {}

  /** A player. */
  record KnownPlayer(String name, String summary) {}

  private final UserFolder user;
  private final LineFile file;
  private final String header;
  private final Map<String, Known> plugins = new LinkedHashMap<>();
  private boolean changed;

  private OfferIndex(UserFolder user, ApiVersion api) {
    this.user = user;
    this.file = new LineFile(user.path().resolve("offers.txt"), Optional.of(user.lock()));
    this.header = FORMAT + " " + api;
  }

  /** Reads the index of a user; an empty one if there is none that can be used. */
  static OfferIndex read(UserFolder user, ApiVersion api) {
    OfferIndex index = new OfferIndex(user, api);
    try {
      if (!index.parse(index.file.read(MAX_LENGTH))) {
        index.plugins.clear();
      }
    } catch (IOException e) {
      index.plugins.clear();
    }
    return index;
  }

  private boolean parse(List<String> lines) {
    if (lines.isEmpty() || !lines.get(0).equals(header)) {
      return false;
    }
    Known current = null;
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split("\t", -1);
      if (fields.length == 1 && TrustList.isSha256(fields[0])) {
        current = new Known(new ArrayList<>(), new ArrayList<>());
        plugins.put(fields[0], current);
      } else if (!add(fields, current)) {
        return false;
      }
    }
    return true;
  }

  private static boolean add(String[] fields, @Nullable Known plugin) {
    if (plugin != null && fields.length == 5 && fields[0].equals("game")) {
      List<String> boards = List.of(fields[3].split(" ", -1));
      plugin
          .games()
          .add(
              new KnownGame(
                  fields[1],
                  fields[2],
                  boards,
                  fields[4].equals(UNKNOWN)
                      ? Optional.empty()
                      : Optional.of(List.of(fields[4].split(",", -1)))));
      return Interview.isName(fields[1])
          && Interview.isTitle(fields[2])
          && boards.stream().allMatch(Interview::isBoard);
    }
    if (plugin != null && fields.length == 3 && fields[0].equals("player")) {
      plugin.players().add(new KnownPlayer(fields[1], fields[2]));
      return Interview.isName(fields[1]) && Interview.isSummary(fields[2]);
    }
    return false;
  }

  /** Whether the folder that the index lies in is there. */
  boolean hasFolder() {
    return Files.isDirectory(user.path());
  }

  /** What the plugin with a jar offers. */
  Optional<Known> of(String sha256) {
    return Optional.ofNullable(plugins.get(sha256));
  }

  /** Notes what a plugin offers. */
  void put(String sha256, Known known) {
    Known old = plugins.remove(sha256);
    plugins.put(sha256, known);
    changed |= !known.equals(old);
  }

  /** Forgets a plugin, whose word turned out not to hold. */
  void forget(String sha256) {
    changed |= plugins.remove(sha256) != null;
  }

  /** Writes what has changed. The index is a help only, so nobody need know if that fails. */
  void save() {
    if (!changed) {
      return;
    }
    List<String> lines = new ArrayList<>(List.of(header));
    // Those that were seen last stand last.
    int left = plugins.size();
    for (Map.Entry<String, Known> plugin : plugins.entrySet()) {
      if (left-- <= MAX_PLUGINS) {
        lines.add(plugin.getKey());
        plugin.getValue().games().forEach(game -> lines.add(line(game)));
        plugin
            .getValue()
            .players()
            .forEach(
                player -> lines.add(String.join("\t", "player", player.name(), player.summary())));
      }
    }
    try {
      Files.createDirectories(user.path());
      file.change(MAX_LENGTH, before -> lines);
      changed = false;
    } catch (IOException e) {
      // Then plugins are asked again the next time.
    }
  }

  private static String line(KnownGame game) {
    return String.join(
        "\t",
        "game",
        game.name(),
        game.title(),
        String.join(" ", game.boards()),
        game.seats().filter(OfferIndex::isPlain).map(OfferIndex::joined).orElse(UNKNOWN));
  }

  private static boolean isPlain(List<String> seats) {
    return !seats.isEmpty() && seats.stream().allMatch(Interview::isBoard);
  }

  private static String joined(List<String> seats) {
    return String.join(",", seats);
  }
}
