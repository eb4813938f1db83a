package org.papamu.cli.command;

import com.google.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Files;
import org.papamu.core.cgt.Valuation;
import org.papamu.core.record.AtomicFile;
import org.papamu.core.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu value}: the combinatorial value of a position. */
@Command(
    name = "value",
    description = {
      "The combinatorial value of a position, where who cannot move loses.",
      "Canonical form, who wins, mean, temperature, and the parts that the position is the sum of.",
      "When a limit runs out, what is proved of the value."
    })
public final class ValueCommand implements Callable<Integer> {

  /** The share of the heap for what is remembered: a table that grows needs as much again. */
  private static final double SHARE = 0.4;

  private final Report report;
  private final Shelf shelf;
  private final ProgressLine progress;

  @Parameters(paramLabel = "GAME", description = "The game, such as konane:6x6.")
  private String game = "";

  @Mixin private PositionOptions positions = new PositionOptions();

  @Option(
      names = "--time",
      paramLabel = "T",
      description = "The longest that a position may take, such as 10s.")
  private @Nullable String time;

  @Option(
      names = "--memory",
      paramLabel = "M",
      description = "The room for what is remembered, such as 512M.")
  private @Nullable String memory;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Write a picture of the thermograph here.")
  private @Nullable Path svg;

  @Inject
  ValueCommand(Report report, Shelf shelf, ProgressLine progress) {
    this.report = report;
    this.shelf = shelf;
    this.progress = progress;
  }

  @Override
  public Integer call() {
    if (svg != null && positions.file().isPresent()) {
      throw new BadRequest("a picture is of one position only", "--svg");
    }
    Optional<Duration> longest = LimitOptions.time(time);
    OptionalLong room = LimitOptions.memory(memory, SolveOrder.MOST_TENTHS);
    Game<?> opened = shelf.game(game);
    if (!Valuation.suits(opened)) {
      throw new BadRequest(
          opened.info().name()
              + " has no combinatorial values: it is not for two seats of whom the one that cannot"
              + " move loses",
          "GAME");
    }
    try (Interruption interruption = Interruption.watch()) {
      SolveOrder order = SolveOrder.within(longest, room, interruption, progress);
      int status = answer(opened, order);
      return interruption.requested() ? Interruption.STATUS : status;
    } catch (SolveOrder.Interrupted e) {
      return Interruption.STATUS;
    }
  }

  private <P extends Position> int answer(Game<P> opened, SolveOrder order) {
    Appraisal<P> appraisal = new Appraisal<>(opened, order, order.memoryOr(SHARE));
    return report.positions(
        opened,
        positions,
        position ->
            order.work(
                opened,
                run -> {
                  requireValue(opened, position);
                  Appraisal.Result result = appraisal.of(position, run);
                  if (svg != null) {
                    draw(svg, result);
                  }
                  return new ValueView<>(report, opened).of(position, result);
                }));
  }

  private <P extends Position> void requireValue(Game<P> opened, P position) {
    if (opened.rules().pass(opened.rules().copy(position))) {
      return;
    }
    String what = "only one seat can be to move here, so this position has no combinatorial value";
    if (positions.file().isEmpty()) {
      throw new BadRequest(what, positions.position().isEmpty() ? "GAME" : "--position");
    }
    throw new NotationException(
        NotationException.Kind.ILLEGAL, opened.notation().write(position), 0, what);
  }

  private void draw(Path file, Appraisal.Result result) {
    String picture =
        result
            .picture()
            .orElseThrow(() -> new BadRequest("there is no thermograph to draw", "--svg"));
    try {
      AtomicFile.write(file, picture.getBytes(StandardCharsets.UTF_8));
    } catch (FileSystemException e) {
      throw Files.failure(e);
    }
    report.note("picture: " + Printable.of(file.toString()));
  }
}
