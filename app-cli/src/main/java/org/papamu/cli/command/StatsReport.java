package org.papamu.cli.command;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;
import org.papamu.core.stats.GameStatistics.Summary;
import org.papamu.core.stats.StateSpace;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;

/**
 * What was measured on a game.
 *
 * @param summary the figures of the games; empty if there are none
 * @param faults what is to be known of games that do not count
 * @param ending why there are fewer games than were asked for
 */
record StatsReport(
    GameInfo game,
    Settings settings,
    Optional<Summary> summary,
    StateSpace states,
    List<String> faults,
    Optional<Ending> ending,
    double seconds) {

  /**
   * Under which conditions.
   *
   * @param openings how games began
   * @param games how many were asked for
   */
  record Settings(String player, long seed, String openings, int games) {}

  /** Why there are fewer games than were asked for. */
  enum Ending {
    INTERRUPTED,
    TIME,
    FAULT
  }

  /** The JSON object. */
  Fields fields() {
    return Fields.of("game", game.name())
        .and("player", settings.player)
        .and("seed", settings.seed)
        .and("openings", settings.openings)
        .and("games", summary.map(Summary::games).orElse(0))
        .and("cut", summary.map(Summary::cut).orElse(0))
        .and("faults", faults.size())
        .and(
            "length",
            summary.map(
                all ->
                    Fields.of("mean", all.length().mean())
                        .and("median", all.length().median())
                        .and("min", all.length().least())
                        .and("max", all.length().most())
                        .map()))
        .and(
            "branching",
            summary.map(
                all ->
                    Fields.of("mean", all.branching().mean())
                        .and("geometric", all.branching().geometric())
                        .map()))
        .and("results", summary.map(this::results))
        .and("drawRate", summary.map(all -> all.share(Outcome.DRAW)))
        .and(
            "treeLog10",
            summary.map(
                all ->
                    Fields.of("product", all.tree().product())
                        .and("power", all.tree().power())
                        .map()))
        .and(
            "states",
            Fields.of("arrangements", states.arrangements().map(BigInteger::toString))
                .and("numbered", states.numbered().map(BigInteger::toString))
                .map())
        .and("stopped", ending.map(why -> why.name().toLowerCase(Locale.ROOT)))
        .and("seconds", Math.round(seconds * 1e6) / 1e6);
  }

  /** Every result that the game can have, in the order of its seats, with how often it was. */
  private Map<String, Integer> results(Summary all) {
    Map<String, Integer> results = new LinkedHashMap<>();
    if (game.seats().size() == 1) {
      results.put(Outcome.SOLVED, 0);
      results.put(Outcome.STUCK, 0);
    } else {
      game.seats().forEach(seat -> results.put(seat, 0));
      if (!game.is(GameInfo.Fact.NORMAL_PLAY)) {
        results.put(Outcome.DRAW, 0);
      }
    }
    results.putAll(all.results());
    return results;
  }

  /** Prints it for people. */
  void print(Report report) {
    report.definition(
        "games: ",
        "%s of %s, each after %s; seed %s%s"
            .formatted(
                Numbers.grouped(summary.map(Summary::games).orElse(0)),
                Printable.of(settings.player, 200),
                settings.openings,
                settings.seed,
                ending
                    .map(
                        why ->
                            ", of %s asked for (%s)"
                                .formatted(Numbers.grouped(settings.games), words(why)))
                    .orElse("")));
    summary.ifPresent(all -> print(report, all));
    printStates(report);
    report.line("measured in " + Numbers.seconds(seconds) + " s");
  }

  private static String words(Ending ending) {
    return switch (ending) {
      case INTERRUPTED -> "interrupted";
      case TIME -> "the time ran out";
      case FAULT -> "a fault in the game's code";
    };
  }

  private void print(Report report, Summary all) {
    report.definition(
        "length: ",
        "%s plies on average; median %s, %s to %s"
            .formatted(
                two(all.length().mean()),
                one(all.length().median()),
                all.length().least(),
                all.length().most()));
    if (all.cut() > 0) {
      report.paragraph(
          "        ",
          "%s of them broken off for their length: counted as draws".formatted(all.cut()));
    }
    report.definition(
        "branching: ",
        "%s legal moves in a position on average; geometric mean %s"
            .formatted(two(all.branching().mean()), two(all.branching().geometric())));
    List<String> results = new ArrayList<>();
    results(all)
        .forEach(
            (result, games) ->
                results.add(
                    "%s %s (%s %%)".formatted(result, games, one(100 * all.share(result)))));
    report.definition("results: ", String.join(", ", results));
    report.definition(
        "game tree: ",
        "about 10^%s, the mean over games of the logarithm of the product of the branching; "
                .formatted(one(all.tree().product()))
            + "b^d with the averages: 10^%s".formatted(one(all.tree().power())));
  }

  private void printStates(Report report) {
    String known =
        states
            .arrangements()
            .map(all -> "at most %s arrangements of pieces".formatted(large(all)))
            .orElse("the game knows no bound");
    report.definition("positions: ", known);
    states
        .numbered()
        .ifPresent(
            all ->
                report.paragraph(
                    "           ",
                    "at most %s up to symmetry, by the game's index".formatted(large(all))));
  }

  /** All digits, and the size where these are many. */
  private static String large(BigInteger number) {
    String digits = String.format(Locale.ROOT, "%,d", number);
    if (number.bitLength() < 40) {
      return digits;
    }
    BigDecimal rounded = new BigDecimal(number).round(new MathContext(3));
    String size =
        "%s·10^%s"
            .formatted(
                rounded.scaleByPowerOfTen(1 - String.valueOf(number).length()).toPlainString(),
                String.valueOf(number).length() - 1);
    return digits.length() > 60 ? size : digits + " = " + size;
  }

  private static String one(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String two(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
