package org.papamu.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Output;
import org.papamu.cli.play.Table;
import org.papamu.core.catalog.Catalog;
import org.papamu.core.engine.Engine;
import org.papamu.core.engine.EngineHost;
import picocli.CommandLine.Command;

/** {@code papamu engine}: the engine protocol on standard input and output. */
@Command(name = "engine", description = "Speak the engine protocol on standard input and output.")
public final class EngineCommand implements Callable<Integer> {

  /** After a second of it a search is at two thirds of its speed or more: see DECISIONS.md. */
  private static final Duration WARM_UP = Duration.ofSeconds(1);

  private final Report report;
  private final Shelf shelf;
  private final Table table;

  @Inject
  EngineCommand(Report report, Shelf shelf, Table table) {
    this.report = report;
    this.shelf = shelf;
    this.table = table;
  }

  @Override
  public Integer call() {
    if (report.json()) {
      throw new BadRequest("the engine protocol has no JSON form", "--json");
    }
    Catalog catalog = shelf.catalog();
    if (catalog.games().isEmpty()) {
      throw new BadRequest("no games are loaded; see papamu games", "engine");
    }
    EngineHost host =
        new EngineHost(
            VersionCommand.version(),
            catalog.games().get(0).provider().name(),
            catalog::game,
            table.playersForOthers(),
            WARM_UP,
            System::nanoTime);
    Optional<IOException> fault = new Engine(host).run(report.host().in(), report.host().out());
    if (fault.isPresent()) {
      throw Output.failure(fault.get());
    }
    return 0;
  }
}
