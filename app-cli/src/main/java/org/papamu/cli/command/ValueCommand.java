package org.papamu.cli.command;

import com.google.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Destination;
import org.papamu.core.cgt.Valuation;
import org.papamu.core.session.Written;
import org.papamu.core.view.Theme;
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
  private final Deliveries deliveries;

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
      description = "Write a picture of the thermograph here; - is standard output.")
  private @Nullable String svg;

  @Option(names = "--dark", description = "Draw the thermograph for a dark page.")
  private boolean dark;

  @Inject
  ValueCommand(Report report, Shelf shelf, ProgressLine progress, Deliveries deliveries) {
    this.report = report;
    this.shelf = shelf;
    this.progress = progress;
    this.deliveries = deliveries;
  }

  @Override
  public Integer call() {
    if (svg != null && positions.file().isPresent()) {
      throw new BadRequest("a picture is of one position only", "--svg");
    }
    Optional<Destination> picture =
        Optional.ofNullable(svg).map(text -> Destination.of(text, "--svg"));
    if (dark && picture.isEmpty()) {
      throw new BadRequest("no picture is asked for", "--dark");
    }
    boolean taken = deliveries.check(picture.stream().toList());
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
      int status = answer(opened, order, picture, taken);
      return interruption.requested() ? Interruption.STATUS : status;
    } catch (SolveOrder.Interrupted e) {
      return Interruption.STATUS;
    }
  }

  private <P extends Position> int answer(
      Game<P> opened, SolveOrder order, Optional<Destination> picture, boolean taken) {
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
                  picture.ifPresent(to -> draw(to, result));
                  Report.Answer answer = new ValueView<>(report, opened).of(position, result);
                  return taken ? new Report.Answer(answer.fields(), () -> {}) : answer;
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
        NotationException.Kind.ILLEGAL, Written.position(opened, position), 0, what);
  }

  private void draw(Destination to, Appraisal.Result result) {
    String picture =
        result
            .picture(dark ? Theme.DARK : Theme.LIGHT)
            .orElseThrow(() -> new BadRequest("there is no thermograph to draw", "--svg"));
    deliveries.deliver(to, picture.getBytes(StandardCharsets.UTF_8), "picture");
  }
}
