package org.papamu.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.api.Zobrist;
import org.papamu.api.text.Nearest;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Roster;
import org.papamu.core.player.SharedSettings;
import org.papamu.core.text.Fields;

/**
 * Who plays which seat of a game: people, or players held to the limits of a server. It does not
 * change, but for being given up in the end.
 */
final class Seating {

  static final String HUMAN = "human";

  private static final Budget MOST =
      Budget.UNLIMITED.withTime(Limits.THINKING).withNodes(Limits.NODES);

  private final List<String> names;
  private final List<String> texts;
  private final List<Optional<PlayerSpec>> players;
  private final Roster roster;
  private final long seed;
  private volatile boolean givenUp;

  private Seating(
      List<String> names,
      List<String> texts,
      List<Optional<PlayerSpec>> players,
      Roster roster,
      long seed) {
    this.names = names;
    this.texts = texts;
    this.players = players;
    this.roster = roster;
    this.seed = seed;
  }

  /**
   * Seats players.
   *
   * @param given who plays, by seat; a seat that is not given is played by a person
   * @param seed what the random choices of all players come from
   * @throws Refusal if there is no such seat or player, or a player is to do more than it may
   */
  static Seating of(GameInfo info, Roster roster, Map<String, String> given, long seed) {
    for (String seat : given.keySet()) {
      if (!info.seats().contains(seat)) {
        throw refused(
            new NotationException(
                Kind.ILLEGAL,
                seat,
                0,
                "no such seat; there are " + String.join(", ", info.seats()),
                Nearest.to(seat, info.seats())),
            "seats");
      }
    }
    List<String> texts = new ArrayList<>();
    List<Optional<PlayerSpec>> players = new ArrayList<>();
    for (String seat : info.seats()) {
      String text = given.getOrDefault(seat, HUMAN);
      texts.add(text);
      players.add(
          text.equals(HUMAN) ? Optional.empty() : Optional.of(checked(info, roster, text, seat)));
    }
    return new Seating(info.seats(), texts, players, roster, seed);
  }

  private static PlayerSpec checked(GameInfo info, Roster roster, String text, String seat) {
    try {
      PlayerSpec spec = limited(PlayerSpec.parse(text), roster);
      roster.requirePlays(spec, info);
      roster.player(spec, new SplittableRandom(0)).close();
      return spec;
    } catch (NotationException e) {
      throw refused(e, "seats." + seat);
    }
  }

  private static Refusal refused(NotationException fault, String where) {
    return Refusal.of(Refusal.UNPROCESSABLE, fault, where);
  }

  /** The same player with no more memory and threads than a server gives. */
  private static PlayerSpec limited(PlayerSpec spec, Roster roster) {
    Map<String, String> settings = new TreeMap<>(spec.settings());
    int threads = Runtime.getRuntime().availableProcessors();
    requireAtMost(spec, SharedSettings.THREADS, threads);
    requireAtMost(spec, SharedSettings.HASH, Limits.HASH);
    if (takes(roster, spec.name(), SharedSettings.HASH)) {
      settings.putIfAbsent(SharedSettings.HASH, Integer.toString(Limits.USUAL_HASH));
    }
    return spec.withSettings(settings);
  }

  private static void requireAtMost(PlayerSpec spec, String setting, int most) {
    String value = spec.settings().getOrDefault(setting, "0");
    boolean number = value.length() < 10 && value.chars().allMatch(c -> c >= '0' && c <= '9');
    if (number && Integer.parseInt(value) > most) {
      throw new NotationException(
          Kind.OUT_OF_BOUNDS,
          spec.text(),
          Math.max(0, spec.text().indexOf(setting + "=")),
          "%s is %s at most here".formatted(setting, most));
    }
  }

  private static boolean takes(Roster roster, String name, String setting) {
    return roster.providers().stream()
        .filter(provider -> provider.name().equals(name))
        .map(PlayerProvider::settings)
        .anyMatch(settings -> settings.contains(setting));
  }

  boolean isHuman(int seat) {
    return players.get(seat).isEmpty();
  }

  boolean noneHuman() {
    return players.stream().noneMatch(Optional::isEmpty);
  }

  boolean allHuman() {
    return players.stream().allMatch(Optional::isEmpty);
  }

  /** The name of a player. */
  String name(int seat) {
    return spec(seat).name();
  }

  private PlayerSpec spec(int seat) {
    return players.get(seat).orElseThrow();
  }

  /** What a player may spend on a move. */
  Budget budget(int seat) {
    PlayerSpec spec = spec(seat);
    Budget own = spec.budgetOr(Limits.USUAL_THINKING);
    return new PlayerSpec(spec.text(), spec.name(), spec.settings(), own, spec.seed()).within(MOST);
  }

  /** Whether a player answers at once: it has nothing that could be set. */
  boolean isQuick(int seat) {
    String name = name(seat);
    return roster.providers().stream()
        .anyMatch(provider -> provider.name().equals(name) && provider.settings().isEmpty());
  }

  /** How much memory the table of a player takes; 0 for one that remembers nothing. */
  int mebibytes(int seat) {
    String hash = spec(seat).settings().getOrDefault(SharedSettings.HASH, "0");
    return Integer.parseInt(hash);
  }

  int size() {
    return names.size();
  }

  /** Nobody plays by this seating any more. */
  void giveUp() {
    givenUp = true;
  }

  boolean isGivenUp() {
    return givenUp;
  }

  /**
   * A new player.
   *
   * @param ply after how many moves; its random choices come from there
   */
  Player player(int seat, int ply) {
    PlayerSpec spec = spec(seat);
    long from = spec.seed().orElse(seed);
    return roster.player(spec, new SplittableRandom(Zobrist.mix(from + 31L * ply + seat)));
  }

  /** Who plays, by seat. */
  Map<String, String> texts() {
    Map<String, String> map = new LinkedHashMap<>();
    for (int seat = 0; seat < names.size(); seat++) {
      map.put(names.get(seat), texts.get(seat));
    }
    return map;
  }

  /** The seats as they are told. */
  List<Fields> told(PieceOfSeat pieces, List<String> titles) {
    List<Fields> told = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      told.add(
          Fields.of("name", names.get(seat))
              .and("title", titles.get(seat))
              .and("player", texts.get(seat))
              .and("human", isHuman(seat))
              .and("piece", pieces.of(names.get(seat))));
    }
    return told;
  }
}
