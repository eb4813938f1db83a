package org.papamu.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.papamu.core.match.AbandonedGame;
import org.papamu.core.match.Elo;
import org.papamu.core.match.GameResult;
import org.papamu.core.match.Ratings;
import org.papamu.core.match.Sprt;
import org.papamu.core.match.Standings;
import org.papamu.core.match.Standings.Duel;
import org.papamu.core.match.Standings.Row;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;

/**
 * What came of a match, for people and for programs.
 *
 * @param game the game's full name
 * @param seats the names of its seats
 * @param players the players as they were asked for
 * @param names the players by names that differ
 * @param seed what all random choices came from
 * @param openings what the openings were
 * @param standings how it ended
 * @param ending why it ended before its last game
 */
record MatchReport(
    String game,
    List<String> seats,
    List<String> players,
    List<String> names,
    long seed,
    String openings,
    Standings standings,
    Optional<String> ending) {

  static final String SPRT = "sprt";
  static final String INTERRUPTED = "interrupted";
  static final String FAULT = "fault";
  private static final int TOLD = 300;

  /** The one duel of two players. */
  private Optional<Duel> duel() {
    return players.size() == 2 && standings.duels().size() == 1
        ? Optional.of(standings.duels().get(0))
        : Optional.empty();
  }

  Fields fields() {
    Fields fields =
        Fields.of("game", game)
            .and("games", standings.games())
            .and("results", results(standings.rows(), players))
            .and("elo", elo(duel().map(Duel::elo).orElse(Elo.UNKNOWN)))
            .and("stopped", ending)
            .and("seed", seed)
            .and("openings", openings)
            .and("pentanomial", duel().map(duel -> duel.pairs().counts()))
            .and("los", duel().filter(duel -> duel.games() > 0).map(MatchReport::superiority))
            .and("sprt", standings.test().map(MatchReport::test))
            .and("forfeits", standings.forfeits().stream().map(this::forfeit).toList())
            .and("abandoned", standings.abandoned().stream().map(MatchReport::abandoned).toList());
    if (players.size() > 2 && seats.size() == 2) {
      fields.and("duels", standings.duels().stream().map(this::duelFields).toList());
      fields.and("ratings", ratings().stream().map(MatchReport::rating).toList());
    }
    return fields;
  }

  static Object results(List<Row> rows, List<String> players) {
    List<Object> results = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      results.add(
          Fields.of("player", players.get(i))
              .and("wins", row.wins())
              .and("draws", row.draws())
              .and("losses", row.losses())
              .and("points", rounded(row.points()))
              .and("games", row.games())
              .map());
    }
    return results;
  }

  private static double rounded(double value) {
    return Math.round(value * 1e4) / 1e4;
  }

  private static Optional<Object> rounded(OptionalDouble value) {
    return value.isPresent() ? Optional.of(rounded(value.getAsDouble())) : Optional.empty();
  }

  private static Object elo(Elo elo) {
    return Fields.of("diff", rounded(elo.diff()))
        .and("low", rounded(elo.low()))
        .and("high", rounded(elo.high()))
        .map();
  }

  private static Object superiority(Duel duel) {
    return Math.round(duel.superiority() * 1e6) / 1e6;
  }

  private static Object test(Standings.Test test) {
    Sprt sprt = test.sprt();
    return Fields.of("elo0", sprt.elo0())
        .and("elo1", sprt.elo1())
        .and("alpha", sprt.alpha())
        .and("beta", sprt.beta())
        .and("llr", rounded(test.ratio()))
        .and("low", rounded(sprt.low()))
        .and("high", rounded(sprt.high()))
        .and("verdict", verdict(test))
        .and("model", "logistic")
        .map();
  }

  private static Optional<String> verdict(Standings.Test test) {
    return test.verdict() == Sprt.Verdict.OPEN
        ? Optional.empty()
        : Optional.of(test.verdict().name());
  }

  private Object forfeit(GameResult result) {
    GameResult.Forfeit forfeit = result.forfeit().orElseThrow();
    return Fields.of("game", result.number())
        .and("player", players.get(result.seating().get(forfeit.seat())))
        .and("seat", seats.get(forfeit.seat()))
        .and("key", result.reason())
        .and("reason", Printable.of(forfeit.reason(), TOLD))
        .map();
  }

  private static Object abandoned(AbandonedGame game) {
    return Fields.of("game", game.number())
        .and("plies", game.moves().size())
        .and("reason", Printable.of(game.fault(), TOLD))
        .map();
  }

  private Object duelFields(Duel duel) {
    return Fields.of("players", List.of(players.get(duel.first()), players.get(duel.second())))
        .and("wins", duel.wins())
        .and("draws", duel.draws())
        .and("losses", duel.losses())
        .and("pentanomial", duel.pairs().counts())
        .and("elo", elo(duel.elo()))
        .and("los", superiority(duel))
        .map();
  }

  private record Rated(String player, Ratings.Rating rating) {}

  private List<Rated> ratings() {
    List<Ratings.Rating> ratings = Ratings.of(players.size(), standings.duels());
    List<Rated> rated = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      rated.add(new Rated(players.get(i), ratings.get(i)));
    }
    return rated;
  }

  private static Object rating(Rated rated) {
    return Fields.of("player", rated.player())
        .and("elo", rounded(rated.rating().elo()))
        .and("margin", rounded(rated.rating().margin()))
        .map();
  }

  /** A number of points as short as it can be. */
  static String number(double points) {
    return points == Math.rint(points)
        ? Long.toString(Math.round(points))
        : String.format(Locale.ROOT, points * 2 == Math.rint(points * 2) ? "%.1f" : "%.2f", points);
  }

  private static String decimal(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }

  void print(Report report) {
    report.line(
        "%s: %s, %s, seed %s"
            .formatted(
                report.style().strong(game), count(standings.games(), "game"), openings, seed));
    report.table(table());
    duel().ifPresent(duel -> print(report, duel));
    standings.test().ifPresent(test -> print(report, test));
    if (!standings.forfeits().isEmpty()) {
      report.line(count(standings.forfeits().size(), "game") + " forfeited:");
      standings.forfeits().forEach(result -> print(report, result));
    }
    if (!standings.abandoned().isEmpty()) {
      report.line(
          count(standings.abandoned().size(), "game") + " without a result, by a plugin fault:");
      standings.abandoned().forEach(game -> print(report, game));
    }
    ending.ifPresent(why -> report.line(told(why)));
  }

  private static String told(String ending) {
    return switch (ending) {
      case SPRT -> "Stopped by the test.";
      case FAULT -> "Stopped: the plugin's code keeps not coming back.";
      default -> "Interrupted.";
    };
  }

  private static void print(Report report, AbandonedGame game) {
    report.line(
        "  game %s, ply %s: %s"
            .formatted(game.number(), game.moves().size() + 1, Printable.of(game.fault(), TOLD)));
  }

  static String count(int number, String what) {
    return "%s %s%s".formatted(number, what, number == 1 ? "" : "s");
  }

  /** The results of all, and where there are more than two players, of each two. */
  private List<List<String>> table() {
    boolean cross = players.size() > 2 && seats.size() == 2;
    List<Ratings.Rating> ratings =
        cross ? Ratings.of(players.size(), standings.duels()) : List.of();
    List<List<String>> table = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of(""));
    head.addAll(List.of("player", "games", "wins", "draws", "losses", "points", "share"));
    if (cross) {
      head.add("Elo");
      for (int i = 0; i < players.size(); i++) {
        head.add("against " + (i + 1));
      }
    }
    table.add(head);
    for (int i = 0; i < players.size(); i++) {
      Row row = standings.rows().get(i);
      List<String> cells = new ArrayList<>(List.of(Integer.toString(i + 1)));
      cells.add(Printable.of(names.get(i), 60));
      for (int number : List.of(row.games(), row.wins(), row.draws(), row.losses())) {
        cells.add(Integer.toString(number));
      }
      cells.add(number(row.points()));
      cells.add(row.games() == 0 ? "-" : decimal("%.1f %%", 100 * row.points() / row.games()));
      if (cross) {
        Ratings.Rating rating = ratings.get(i);
        cells.add(decimal("%+.0f", rating.elo()) + decimal(" +-%.0f", rating.margin()));
        for (int other = 0; other < players.size(); other++) {
          cells.add(against(i, other));
        }
      }
      table.add(cells);
    }
    return table;
  }

  private String against(int player, int other) {
    for (Duel duel : standings.duels()) {
      double first = duel.wins() + duel.draws() / 2.0;
      if (duel.first() == player && duel.second() == other) {
        return "%s/%s".formatted(number(first), duel.games());
      }
      if (duel.first() == other && duel.second() == player) {
        return "%s/%s".formatted(number(duel.games() - first), duel.games());
      }
    }
    return "-";
  }

  private void print(Report report, Duel duel) {
    if (duel.games() == 0) {
      return;
    }
    Elo elo = duel.elo();
    report.line(
        "Elo of 1 over 2: %s, 95 %% between %s and %s; likelihood of superiority %s"
            .formatted(
                told(elo.diff(), duel.share() > 0.5),
                told(elo.low(), false),
                told(elo.high(), true),
                decimal("%.1f %%", 100 * duel.superiority())));
    List<String> counts = duel.pairs().counts().stream().map(String::valueOf).toList();
    report.line("pairs with 0, 0.5, 1, 1.5, 2 points: " + String.join(", ", counts));
  }

  private static String told(OptionalDouble elo, boolean above) {
    return elo.isPresent()
        ? decimal("%+.1f", elo.getAsDouble())
        : above ? "+infinity" : "-infinity";
  }

  private static void print(Report report, Standings.Test test) {
    String verdict =
        switch (test.verdict()) {
          case OPEN -> "open";
          case H0 -> "not %s Elo stronger".formatted(number(test.sprt().elo1()));
          case H1 -> "more than %s Elo stronger".formatted(number(test.sprt().elo0()));
        };
    report.line(
        "SPRT %s against %s Elo: log-likelihood ratio %s in %s to %s: %s"
            .formatted(
                number(test.sprt().elo0()),
                number(test.sprt().elo1()),
                decimal("%.2f", test.ratio()),
                decimal("%.2f", test.sprt().low()),
                decimal("%.2f", test.sprt().high()),
                verdict));
  }

  private void print(Report report, GameResult result) {
    GameResult.Forfeit forfeit = result.forfeit().orElseThrow();
    report.line(
        "  game %s, %s as %s: %s"
            .formatted(
                result.number(),
                Printable.of(names.get(result.seating().get(forfeit.seat())), 60),
                seats.get(forfeit.seat()),
                Printable.of(forfeit.reason(), TOLD)));
  }
}
