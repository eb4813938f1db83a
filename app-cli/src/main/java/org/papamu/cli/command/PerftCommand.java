package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.cli.output.BadRequest;
import org.papamu.core.perft.Perft;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu perft}: counts move paths. */
@Command(name = "perft", description = "Count the move paths of exactly DEPTH plies.")
public final class PerftCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;
  private final ProgressLine progress;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, such as konane:8x8.")
  private String game = "";

  @Parameters(index = "1", paramLabel = "DEPTH", description = "The number of plies, from 0.")
  private int depth;

  @Mixin private PositionOptions positions = new PositionOptions();

  @Option(names = "--divide", description = "Show the count behind each first move.")
  private boolean divide;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of threads; 1 if not given.")
  private int threads = 1;

  @Inject
  PerftCommand(Report report, Shelf shelf, ProgressLine progress) {
    this.progress = progress;
    this.report = report;
    this.shelf = shelf;
  }

  @Override
  public Integer call() {
    if (depth < 0 || depth > Perft.MAX_DEPTH) {
      throw new BadRequest("the depth is 0 to " + Perft.MAX_DEPTH, "DEPTH");
    }
    LimitOptions.threads(threads, Perft.MAX_THREADS);
    return answer(shelf.game(game));
  }

  private <P extends Position> int answer(Game<P> opened) {
    return report.positions(opened, positions, position -> count(opened, position));
  }

  private <P extends Position> Report.Answer count(Game<P> opened, P position) {
    Perft<P> perft = Perft.of(opened).threads(threads).progress(progress::told);
    progress.begin();
    long start = System.nanoTime();
    Map<String, Long> parts = new LinkedHashMap<>();
    // Looks at the list of moves here, which costs nothing; those below are counted as they are.
    Session.of(opened, position);
    long nodes =
        GameFault.during(
            opened,
            "moves, play or count",
            stop -> {
              Perft<P> counted = perft.stop(stop);
              if (!divide || depth == 0) {
                return counted.count(position, depth).orElseThrow();
              }
              parts.putAll(counted.divide(position, depth).orElseThrow());
              return parts.values().stream().mapToLong(Long::longValue).sum();
            },
            Stop.NEVER);
    progress.end();
    double seconds = (System.nanoTime() - start) / 1e9;
    long speed = Math.round(nodes / Math.max(seconds, 1e-9));
    Fields fields =
        Fields.of("game", opened.info().name())
            .and("position", Written.position(opened, position))
            .and("depth", depth)
            .and("nodes", nodes)
            .and("seconds", Math.round(seconds * 1e6) / 1e6)
            .and("nodesPerSecond", speed)
            .and("divide", parts);
    return new Report.Answer(
        fields,
        () -> {
          parts.forEach((move, part) -> report.line("%s  %d".formatted(move, part)));
          report.line(
              "perft %d = %d  (%s s, %s nodes/s)"
                  .formatted(depth, nodes, Numbers.seconds(seconds), Numbers.grouped(speed)));
        });
  }
}
