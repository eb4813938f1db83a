package org.papamu.core.engine;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Roster;
import org.papamu.core.player.SharedSettings;
import org.papamu.core.text.Quantities;

/** The options of an engine, except its game, and the player that they make. */
final class Options {

  private static final List<String> NAMES =
      List.of("Game", "Player", "Threads", "Hash", "Seed", "MultiPV", "Level");

  private static final long USUAL_HASH = 64;
  private static final int MAX_LINES = 256;
  private static final String SMALL_HASH = "4";

  private final Roster roster;
  private final String standardPlayer;
  private final long standardHash;
  private final long maxHash;

  private PlayerSpec spec;
  private int threads = 1;
  private long hash;
  private int level = SharedSettings.FULL_LEVEL;
  private int lines = 1;
  private long seed;

  /** Made when first needed, so that after a change of options chance begins anew. */
  private @Nullable Player player;

  Options(Roster roster) {
    this.roster = roster;
    standardPlayer =
        Stream.of("auto", "greedy")
            .filter(roster.names()::contains)
            .findFirst()
            .orElse(roster.names().get(0));
    spec = PlayerSpec.parse(standardPlayer);
    maxHash = SharedSettings.maxHash();
    standardHash = Math.min(USUAL_HASH, maxHash);
    hash = standardHash;
  }

  /** The lines that declare them. */
  List<String> declared() {
    return List.of(
        "option name Player type combo default %s var %s"
            .formatted(standardPlayer, String.join(" var ", roster.names())),
        spin("Threads", 1, 1, SharedSettings.MAX_THREADS),
        spin("Hash", standardHash, 1, maxHash),
        spin("Seed", 0, 0, Long.MAX_VALUE),
        spin("MultiPV", 1, 1, MAX_LINES),
        spin("Level", SharedSettings.FULL_LEVEL, 1, SharedSettings.FULL_LEVEL));
  }

  private static String spin(String name, long standard, long least, long most) {
    return "option name %s type spin default %s min %s max %s"
        .formatted(name, standard, least, most);
  }

  /**
   * Sets an option. The next search is made with it.
   *
   * @throws NotationException if there is none of this name, or the value is not allowed
   */
  void set(String name, String value) {
    switch (name.toLowerCase(Locale.ROOT)) {
      case "player" -> setPlayer(value);
      case "threads" ->
          threads = changed(threads, number(value, "Threads", 1, SharedSettings.MAX_THREADS));
      case "hash" -> hash = changedLong(hash, number(value, "Hash", 1, maxHash));
      case "level" -> level = changed(level, number(value, "Level", 1, SharedSettings.FULL_LEVEL));
      case "multipv" -> lines = (int) number(value, "MultiPV", 1, MAX_LINES);
      case "seed" -> {
        seed = number(value, "Seed", 0, Long.MAX_VALUE);
        forget();
      }
      default ->
          throw new NotationException(
              Kind.ILLEGAL,
              name,
              0,
              "no such option; there are Game, Player, Threads, Hash, Seed, MultiPV, Level",
              Nearest.to(name, NAMES));
    }
  }

  private static long number(String value, String name, long least, long most) {
    return Quantities.number(value, name, least, most);
  }

  private int changed(int before, long now) {
    return (int) changedLong(before, now);
  }

  /** The player is made anew when something that it was made with changes. */
  private long changedLong(long before, long now) {
    if (before != now) {
      forget();
    }
    return now;
  }

  /** The old player goes first, as there may be no room for two tables. */
  private void setPlayer(String text) {
    PlayerSpec asked = PlayerSpec.parse(text);
    forget();
    player = maker(asked).get();
    spec = asked;
  }

  /** What makes a player with the options that it takes, unless its text says otherwise. */
  private Supplier<Player> maker(PlayerSpec asked) {
    return maker(asked, Map.of());
  }

  private Supplier<Player> maker(PlayerSpec asked, Map<String, String> instead) {
    Map<String, String> settings =
        new TreeMap<>(
            roster.taken(
                asked.name(),
                Map.of(
                    SharedSettings.THREADS, Integer.toString(threads),
                    SharedSettings.HASH, Long.toString(hash),
                    SharedSettings.LEVEL, Integer.toString(level))));
    settings.putAll(asked.settings());
    settings.putAll(roster.taken(asked.name(), instead));
    PlayerSpec whole = asked.withSettings(settings);
    long chance = asked.seed().orElse(seed);
    return () -> roster.player(whole, new SplittableRandom(chance));
  }

  /**
   * Gives the player that chooses the moves, or makes one with the options as they are now. A big
   * table takes a while to make, so that is left to the thread that thinks; it then hands the
   * player over to be {@linkplain #keep kept}.
   */
  Supplier<Player> player() {
    Player made = player;
    return made == null ? maker(spec) : () -> made;
  }

  /** What makes another player of the same kind, a small one. */
  Supplier<Player> smallPlayer() {
    return maker(spec, Map.of(SharedSettings.THREADS, "1", SharedSettings.HASH, SMALL_HASH));
  }

  /**
   * Refuses a game that the player does not play.
   *
   * @throws NotationException if so
   */
  void requirePlays(GameInfo game) {
    roster.requirePlays(spec, game);
  }

  /** Whether the player that chooses the moves is there already. */
  boolean hasPlayer() {
    return player != null;
  }

  /** Keeps a player with all that it learns. */
  void keep(Player made) {
    player = made;
  }

  String playerName() {
    return spec.text();
  }

  /** What may be spent on a move: these limits and those that the player's text has. */
  Budget within(Budget limits) {
    return spec.within(limits);
  }

  /** How many best lines are to be told. */
  int lines() {
    return lines;
  }

  int threads() {
    return threads;
  }

  /** Leaves the player to the thread that it does not come back from. */
  void abandon() {
    player = null;
  }

  /** Drops the player with all it has learnt. */
  void forget() {
    Player old = player;
    player = null;
    if (old != null) {
      try {
        old.close();
      } catch (Throwable thrown) {
        // What a player cannot free is lost; the engine goes on without it.
      }
    }
  }
}
