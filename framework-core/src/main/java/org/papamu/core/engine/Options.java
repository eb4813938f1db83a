package org.papamu.core.engine;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Player;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.perft.Perft;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Roster;
import org.papamu.core.text.Quantities;

/** The options of an engine, except its game, and the player that they make. */
final class Options {

  private static final int MEBIBYTE_SHIFT = 20;

  private final Roster roster;
  private final String standardPlayer;
  private final long standardHash;
  private final long maxHash;

  private String playerText;
  private int threads = 1;
  private long seed;

  /** Made when first needed, so that after a change of options chance begins anew. */
  private @Nullable Player player;

  Options(Roster roster, long maxMemory) {
    this.roster = roster;
    standardPlayer = roster.names().contains("greedy") ? "greedy" : roster.names().get(0);
    playerText = standardPlayer;
    maxHash = Math.max(1, maxMemory >> (MEBIBYTE_SHIFT + 1));
    standardHash = Math.min(16, maxHash);
  }

  /** The lines that declare them. */
  List<String> declared() {
    return List.of(
        "option name Player type combo default %s var %s"
            .formatted(standardPlayer, String.join(" var ", roster.names())),
        "option name Threads type spin default 1 min 1 max " + Perft.MAX_THREADS,
        "option name Hash type spin default %s min 1 max %s".formatted(standardHash, maxHash),
        "option name Seed type spin default 0 min 0 max " + Long.MAX_VALUE);
  }

  /**
   * Sets an option.
   *
   * @throws NotationException if there is none of this name, or the value is not allowed
   */
  void set(String name, String value) {
    switch (name.toLowerCase(Locale.ROOT)) {
      case "player" -> setPlayer(value);
      case "threads" -> threads = (int) Quantities.number(value, "Threads", 1, Perft.MAX_THREADS);
      // No player keeps a table yet; what would not fit is refused all the same.
      case "hash" -> Quantities.number(value, "Hash", 1, maxHash);
      case "seed" -> {
        seed = Quantities.number(value, "Seed", 0, Long.MAX_VALUE);
        forget();
      }
      default ->
          throw new NotationException(
              Kind.ILLEGAL, name, 0, "no such option; there are Game, Player, Threads, Hash, Seed");
    }
  }

  private void setPlayer(String text) {
    Player made = make(text);
    forget();
    playerText = text;
    player = made;
  }

  private Player make(String text) {
    PlayerSpec spec = PlayerSpec.parse(text);
    return roster.player(spec, new SplittableRandom(spec.seed().orElse(seed)));
  }

  /** The player that chooses the moves. */
  Player player() {
    Player made = player;
    if (made == null) {
      made = make(playerText);
      player = made;
    }
    return made;
  }

  String playerName() {
    return playerText;
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
