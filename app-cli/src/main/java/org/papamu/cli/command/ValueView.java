package org.papamu.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.core.cgt.Dyadic;
import org.papamu.core.cgt.OutcomeClass;
import org.papamu.core.cgt.Thermograph;
import org.papamu.core.cgt.Valuation;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;

/** What {@code value} answers about a position, in both forms. */
final class ValueView<P extends Position> {

  private static final int MOST_SHOWN = 2000;

  private final Report report;
  private final Game<P> game;
  private final String left;
  private final String right;

  ValueView(Report report, Game<P> game) {
    this.report = report;
    this.game = game;
    List<String> seats = game.info().seats();
    left = seats.get(Valuation.left(game));
    right = seats.get(1 - Valuation.left(game));
  }

  Report.Answer of(P position, Appraisal.Result result) {
    List<Object> regions = new ArrayList<>();
    for (Appraisal.Region region : result.regions()) {
      regions.add(Fields.of("points", region.points()).and("value", region.value()).map());
    }
    Fields fields =
        Fields.of("game", game.info().name())
            .and("position", Written.position(game, position))
            .and("value", result.value())
            .and("canonical", result.canonical())
            .and("mean", result.thermograph().map(Thermograph::mean))
            .and("temperature", result.thermograph().map(Thermograph::temperature))
            .and("outcome", result.outcome().map(this::outcome))
            .and("regions", regions)
            .and("leftStop", result.leftStop())
            .and("rightStop", result.rightStop())
            .and("atLeast", number(result.bounds().atLeast()))
            .and("atMost", number(result.bounds().atMost()))
            .and("limit", result.limit())
            .and("seconds", result.seconds());
    return new Report.Answer(fields, () -> report.table(rows(result)));
  }

  private static Optional<Integer> number(OptionalInt number) {
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }

  private String outcome(OutcomeClass outcome) {
    return switch (outcome) {
      case LEFT -> left;
      case RIGHT -> right;
      case FIRST -> "first";
      case SECOND -> "second";
    };
  }

  private List<List<String>> rows(Appraisal.Result result) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("value", result.value().map(ValueView::cut).orElse(unknown(result))));
    result.canonical().ifPresent(form -> rows.add(List.of("canonical form", cut(form))));
    rows.add(List.of("outcome", result.outcome().map(this::sentence).orElse("not known")));
    result
        .thermograph()
        .ifPresent(
            graph -> {
              rows.add(List.of("mean", graph.mean().toString()));
              rows.add(List.of("temperature", graph.temperature().toString()));
            });
    result
        .leftStop()
        .ifPresent(stop -> rows.add(List.of("stops", stops(stop, result.rightStop()))));
    bounds(result).ifPresent(bounds -> rows.add(List.of("bounds", bounds)));
    for (Appraisal.Region region : result.regions()) {
      String value = region.value().map(ValueView::cut).orElse("not known");
      rows.add(List.of("part", value + "  at " + String.join(" ", region.points())));
    }
    if (result.regions().isEmpty()) {
      rows.add(List.of("part", "none: nobody can ever move"));
    }
    return rows;
  }

  private static String stops(Dyadic leftStop, Optional<Dyadic> rightStop) {
    return leftStop + ", " + rightStop.map(Dyadic::toString).orElse("");
  }

  private static String unknown(Appraisal.Result result) {
    return switch (result.limit().orElse("")) {
      case "time" -> "not known: the time ran out";
      case "memory" -> "not known: the memory ran out";
      case "numbers" -> "not known: it needs larger numbers than can be worked with";
      default -> "too long to be written";
    };
  }

  private static Optional<String> bounds(Appraisal.Result result) {
    List<String> bounds = new ArrayList<>();
    result.bounds().atLeast().ifPresent(least -> bounds.add("at least " + least));
    result.bounds().atMost().ifPresent(most -> bounds.add("at most " + most));
    return bounds.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", bounds));
  }

  private String sentence(OutcomeClass outcome) {
    return switch (outcome) {
      case LEFT -> title(left) + " wins, whoever moves first";
      case RIGHT -> title(right) + " wins, whoever moves first";
      case FIRST -> "who moves first wins";
      case SECOND -> "who moves second wins";
    };
  }

  private static String title(String seat) {
    return seat.substring(0, 1).toUpperCase(Locale.ROOT) + seat.substring(1);
  }

  private static String cut(String text) {
    return text.length() <= MOST_SHOWN
        ? text
        : text.substring(0, MOST_SHOWN) + "… (%d characters)".formatted(text.length());
  }
}
