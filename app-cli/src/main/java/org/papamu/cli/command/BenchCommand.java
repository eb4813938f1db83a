package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Fields;
import org.papamu.core.catalog.OfferedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code papamu bench}: the fixed speed run. */
@Command(
    name = "bench",
    description = {
      "The fixed speed run: perft and random playouts, on one thread, warmed up.",
      "Each case is run for about two seconds, and its best run counts."
    })
public final class BenchCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;
  private final Bench bench;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "Only the cases whose game begins like this.")
  private String game = "";

  @Inject
  BenchCommand(Report report, Shelf shelf, Bench bench) {
    this.report = report;
    this.shelf = shelf;
    this.bench = bench;
  }

  @Override
  public Integer call() {
    List<String> families =
        shelf.catalog().games().stream().map(OfferedGame::provider).map(p -> p.name()).toList();
    List<Bench.Case> cases =
        bench.cases(families).stream().filter(c -> c.game().startsWith(game)).toList();
    if (cases.isEmpty()) {
      throw new BadRequest(
          families.isEmpty() ? "no games are loaded" : "no case has a game like this", "GAME");
    }
    List<Bench.Result> results = new ArrayList<>();
    for (Bench.Case each : cases) {
      Bench.Result result = bench.run(each, shelf.game(each.game()));
      results.add(result);
      if (!report.json()) {
        report.line(
            "%-40s %15s %9s s %15s /s"
                .formatted(
                    each.name(),
                    Numbers.grouped(result.nodes()),
                    Numbers.seconds(result.seconds()),
                    Numbers.grouped(result.perSecond())));
        report.output().flush();
      }
    }
    if (report.json()) {
      report.write(Fields.of("cases", results.stream().map(BenchCommand::fields).toList()));
    }
    return 0;
  }

  private static Object fields(Bench.Result result) {
    return Fields.of("name", result.name())
        .and("nodes", result.nodes())
        .and("seconds", result.seconds())
        .and("nodesPerSecond", result.perSecond())
        .map();
  }
}
