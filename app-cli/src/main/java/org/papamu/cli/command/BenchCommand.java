package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.papamu.cli.output.BadRequest;
import org.papamu.core.catalog.OfferedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu bench}: the fixed speed run. */
@Command(
    name = "bench",
    description = {
      "The fixed speed run: perft, playouts and searches.",
      "Each case is run for about two seconds of processor time, and its best run counts.",
      "A search on one thread visits the same positions in every run; the sum over all of them "
          + "is the signature, which changes when a search or an evaluation does.",
    })
public final class BenchCommand implements Callable<Integer> {

  /** More games than that are not listed. */
  private static final int MOST_NAMED = 12;

  private final Report report;
  private final Shelf shelf;
  private final BenchCases cases;
  private final Bench bench;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "Only the cases whose game begins like this.")
  private String game = "";

  @Option(
      names = "--signature",
      description = "Only the cases that the signature is made of, each once.")
  private boolean signature;

  @Inject
  BenchCommand(Report report, Shelf shelf, BenchCases cases, Bench bench) {
    this.report = report;
    this.shelf = shelf;
    this.cases = cases;
    this.bench = bench;
  }

  /** The games of some cases, not more than can be read. */
  private static String games(List<BenchCase> cases) {
    List<String> games = cases.stream().map(BenchCase::game).distinct().toList();
    boolean many = games.size() > MOST_NAMED;
    return String.join(", ", many ? games.subList(0, MOST_NAMED) : games) + (many ? " ..." : "");
  }

  @Override
  public Integer call() {
    List<String> families =
        shelf.catalog().games().stream().map(OfferedGame::provider).map(p -> p.name()).toList();
    List<BenchCase> wanted =
        cases.of(families).stream()
            .filter(c -> c.game().startsWith(game) && (!signature || c.isSigned()))
            .toList();
    if (wanted.isEmpty()) {
      throw new BadRequest(
          families.isEmpty()
              ? "no games are loaded"
              : "no case has such a game; there are " + games(cases.of(families)),
          "GAME");
    }
    BenchReport results = new BenchReport();
    long start = System.nanoTime();
    for (BenchCase each : wanted) {
      Bench.Effort effort = signature ? Bench.Effort.COUNT : Bench.Effort.MEASURE;
      List<String> lines = results.add(bench.run(each, effort));
      if (!report.json()) {
        lines.forEach(report::line);
        report.output().flush();
      }
    }
    if (report.json()) {
      report.write(results.fields());
    } else {
      results.end((System.nanoTime() - start) / 1e9).forEach(report::line);
    }
    return 0;
  }
}
