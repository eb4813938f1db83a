package org.papamu.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.text.Fields;

/**
 * The results of a speed run, in words and as JSON. A search is compared with what it cannot be
 * quicker than, where that was measured before it: alpha-beta with playing every path to its end,
 * Monte Carlo tree search with bare playouts, and several threads with one.
 */
final class BenchReport {

  private static final String PLAYS_OUT = "mcts";

  private final List<Bench.Result> results = new ArrayList<>();
  private String group = "";

  /** How much quicker or slower than something else a case is. */
  private record Ratio(double value, String to) {}

  /** Takes a result; answers the lines about it. */
  List<String> add(Bench.Result result) {
    List<String> lines = new ArrayList<>();
    BenchCase each = result.of();
    if (!each.group().equals(group)) {
      if (!group.isEmpty()) {
        lines.add("");
      }
      group = each.group();
      lines.add("%-36s %15s %9s   %15s".formatted(group, unit(each), "seconds", "a second"));
    }
    results.add(result);
    String comparison =
        ratio(result)
            .map(r -> String.format(Locale.ROOT, "   %.2f of %s", r.value, r.to))
            .orElse("");
    lines.add(
        "  %-34s %15s %9s   %15s%s"
            .formatted(
                shortName(each),
                Numbers.grouped(result.nodes()),
                Numbers.seconds(result.seconds()),
                Numbers.grouped(result.perSecond()),
                comparison));
    return lines;
  }

  private static String unit(BenchCase each) {
    return switch (each.kind()) {
      case PERFT, LEAVES -> "leaves";
      case PLAYOUTS -> "games";
      case SEARCH -> "nodes";
    };
  }

  /** The name without what the group's heading says. */
  private static String shortName(BenchCase each) {
    String task = each.task();
    if (each.kind() == BenchCase.Kind.SEARCH) {
      task = task.substring(Math.min(task.length(), PlayerSpec.parse(task).name().length() + 1));
    }
    return "%s %s %s".formatted(each.game(), task, each.label().orElse("")).strip();
  }

  private Optional<Ratio> ratio(Bench.Result result) {
    BenchCase each = result.of();
    if (each.kind() != BenchCase.Kind.SEARCH) {
      return Optional.empty();
    }
    if (each.threads() > 1) {
      String single = each.onOneThread().name();
      return results.stream()
          .filter(r -> r.of().name().equals(single))
          .findFirst()
          .map(r -> new Ratio(speed(result) / speed(r), "1 thread"));
    }
    BenchCase.Kind bare =
        each.group().equals(PLAYS_OUT) ? BenchCase.Kind.PLAYOUTS : BenchCase.Kind.LEAVES;
    return results.stream()
        .filter(r -> r.of().kind() == bare)
        .filter(r -> r.of().game().equals(each.game()) && r.of().label().equals(each.label()))
        .findFirst()
        .map(r -> new Ratio((double) result.perSecond() / r.perSecond(), bare.word()));
  }

  /** Nodes in a second by the clock. */
  private static double speed(Bench.Result result) {
    return result.nodes() / result.byTheClock();
  }

  /** The sum of the nodes of all searches on one thread: it changes when a search does. */
  long signature() {
    return results.stream().filter(r -> r.of().isSigned()).mapToLong(Bench.Result::nodes).sum();
  }

  /** The last lines. */
  List<String> end(double seconds) {
    return List.of(
        "",
        "%d %s in %s s"
            .formatted(
                results.size(), results.size() == 1 ? "case" : "cases", Numbers.seconds(seconds)),
        "signature %d".formatted(signature()));
  }

  /** All of it as JSON. */
  Fields fields() {
    return Fields.of("cases", results.stream().map(this::fields).toList())
        .and("signature", signature());
  }

  private Object fields(Bench.Result result) {
    Fields fields =
        Fields.of("name", result.of().name())
            .and("nodes", result.nodes())
            .and("seconds", result.seconds())
            .and("nodesPerSecond", result.perSecond());
    ratio(result)
        .ifPresent(r -> fields.and("ratio", Math.round(r.value * 1000) / 1e3).and("to", r.to));
    return fields.map();
  }
}
