package org.papamu.cli.command;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.cli.output.BadRequest;
import org.papamu.core.player.SharedSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu solve}: the exact result of a position. */
@Command(
    name = "solve",
    description = {
      "The exact result of a position, with a best line.",
      "When a limit runs out, what is known of it. Without one it goes on until it is done.",
    })
public final class SolveCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;
  private final ProgressLine progress;
  private final List<Solving> ways;

  @Parameters(paramLabel = "GAME", description = "The game, such as konane:6x6.")
  private String game = "";

  @Mixin private PositionOptions positions = new PositionOptions();

  @Option(
      names = "--time",
      paramLabel = "T",
      description = "The longest that a position may take, such as 10s.")
  private @Nullable String time;

  @Option(names = "--memory", paramLabel = "M", description = "The room for tables, such as 512M.")
  private @Nullable String memory;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of threads; 1 if not given.")
  private int threads = 1;

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description = "Keep an unfinished run there, and go on with the one that is there.")
  private @Nullable Path checkpoint;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "Write a proof there that can be checked.")
  private @Nullable Path certificate;

  @Option(
      names = "--tables",
      paramLabel = "DIR",
      description = "Look into the endgame tables there, made by the command tables.")
  private @Nullable Path tables;

  @Inject
  SolveCommand(
      Report report,
      Shelf shelf,
      ProgressLine progress,
      LoopFreeSolving loopFree,
      PuzzleSolving puzzles,
      TableSolving loops) {
    this.report = report;
    this.shelf = shelf;
    this.progress = progress;
    ways = List.of(loopFree, puzzles, loops);
  }

  @Override
  public Integer call() {
    LimitOptions.threads(threads, SharedSettings.MAX_THREADS);
    if (positions.file().isPresent() && (checkpoint != null || certificate != null)) {
      throw new BadRequest(
          "a file for one position only", checkpoint != null ? "--checkpoint" : "--certificate");
    }
    Optional<Duration> longest = LimitOptions.time(time);
    OptionalLong room = LimitOptions.memory(memory, SolveOrder.MOST_TENTHS);
    Game<?> opened = shelf.game(game);
    Solving way = way(opened.info());
    if (tables != null && !(way instanceof TableSolving)) {
      throw new BadRequest(opened.info().name() + " is solved without tables", "--tables");
    }
    try (Interruption interruption = Interruption.watch()) {
      SolveOrder order =
          new SolveOrder(
              longest,
              room,
              threads,
              positions.file().isPresent(),
              Optional.ofNullable(checkpoint),
              Optional.ofNullable(certificate),
              Optional.ofNullable(tables),
              interruption,
              progress);
      int status = answer(opened, way, order);
      return interruption.requested() ? Interruption.STATUS : status;
    } catch (SolveOrder.Interrupted e) {
      return Interruption.STATUS;
    }
  }

  private <P extends Position> int answer(Game<P> opened, Solving way, SolveOrder order) {
    Function<P, Report.Answer> solver = way.on(opened, order);
    return report.positions(opened, positions, solver);
  }

  private Solving way(GameInfo info) {
    return ways.stream()
        .filter(way -> way.suits(info))
        .findFirst()
        .orElseThrow(
            () -> new BadRequest("no way of solving suits " + info.name() + " yet", "GAME"));
  }
}
