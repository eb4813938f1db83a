package org.papamu.cli.command;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.papamu.api.GameInfo;
import org.papamu.api.PlayerProvider;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.cli.output.BadRequest;
import org.papamu.core.match.Contestant;
import org.papamu.core.match.Contestants;
import org.papamu.core.player.BuiltInPlayers;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Roster;
import org.papamu.core.player.SharedSettings;

/** The players of a match as they were asked for, checked before the first game. */
final class Entrants {

  private static final String OPTION = "--player";
  private static final String HUMAN = "human";
  private static final long USUAL_HASH = 64;

  private final Roster roster;
  private final List<PlayerSpec> specs = new ArrayList<>();

  private Entrants(Roster roster) {
    this.roster = roster;
  }

  /**
   * Reads players.
   *
   * @throws BadRequest if there is no such player, it refuses a setting, or it is a person
   */
  static Entrants of(Roster roster, List<String> texts) {
    Entrants entrants = new Entrants(roster);
    for (String text : texts) {
      try {
        entrants.add(text);
      } catch (NotationException e) {
        throw new BadRequest(e, OPTION);
      }
    }
    return entrants;
  }

  /**
   * Refuses a game that one of them does not play.
   *
   * @throws BadRequest if there is such a player
   */
  void requirePlay(GameInfo game) {
    try {
      specs.forEach(spec -> roster.requirePlays(spec, game));
    } catch (NotationException e) {
      throw new BadRequest(e, OPTION);
    }
  }

  private void add(String text) {
    PlayerSpec spec = PlayerSpec.parse(text);
    if (spec.name().equals(HUMAN)) {
      throw new NotationException(
          Kind.ILLEGAL, text, 0, "people play by papamu play, not in a match");
    }
    // Made once to see whether it can be made.
    roster.player(spec, new SplittableRandom(0)).close();
    specs.add(spec);
  }

  /** The players as they were asked for. */
  List<String> texts() {
    return specs.stream().map(PlayerSpec::text).toList();
  }

  /**
   * Refuses players that other machines do not have.
   *
   * @throws BadRequest if there is one
   */
  void requireBuiltIn() {
    List<String> builtIn = BuiltInPlayers.all().stream().map(PlayerProvider::name).toList();
    for (PlayerSpec spec : specs) {
      if (!builtIn.contains(spec.name())) {
        throw new BadRequest(
            "player %s is not built in, so other machines do not have it".formatted(spec.name()),
            OPTION);
      }
    }
  }

  /** The names for people: of players asked for alike, each with its number. */
  List<String> names() {
    Map<String, Integer> count = new LinkedHashMap<>();
    List<String> names = new ArrayList<>();
    List<String> texts = texts();
    for (String text : texts) {
      int number = count.merge(text, 1, Integer::sum);
      boolean single = texts.stream().filter(text::equals).count() == 1;
      names.add(single ? text : "%s #%s".formatted(text, number));
    }
    return names;
  }

  /**
   * Refuses tables that do not fit all at once.
   *
   * @param concurrency how many games are played at once
   * @param seats how many players a game has
   */
  void requireRoom(int concurrency, int seats) {
    List<Long> tables =
        specs.stream()
            .filter(spec -> !roster.taken(spec.name(), Map.of(SharedSettings.HASH, "1")).isEmpty())
            .map(spec -> spec.settings().getOrDefault(SharedSettings.HASH, "" + USUAL_HASH))
            .map(Long::parseLong)
            .sorted((a, b) -> Long.compare(b, a))
            .limit(seats)
            .toList();
    long all = tables.stream().mapToLong(Long::longValue).sum() * concurrency;
    long most = SharedSettings.maxHash() * 3 / 2;
    if (all > most && !tables.isEmpty()) {
      throw new BadRequest(
          "the tables of all games at once take %s MiB, and %s are there; hash=%s would fit"
              .formatted(all, most, Math.max(1, most / ((long) concurrency * tables.size()))),
          OPTION);
    }
  }

  /**
   * Those who take part.
   *
   * @param usual the time for a move of players without limits; empty where they have a clock
   */
  List<Contestant> contestants(Optional<Duration> usual) {
    return Contestants.of(roster, specs, names(), usual);
  }
}
