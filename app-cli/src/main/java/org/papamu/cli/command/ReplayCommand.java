package org.papamu.cli.command;

import com.google.inject.Inject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Fields;
import org.papamu.cli.play.Table;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.Replay;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;
import org.papamu.core.text.Wording;
import org.papamu.core.view.Scene;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu replay}: checks a game record move by move and shows it. */
@Command(name = "replay", description = "Check a game record move by move and show it.")
public final class ReplayCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;
  private final Records records;
  private final Table table;

  @Parameters(paramLabel = "FILE", description = "The record, a .pgr file.")
  private Path file = Path.of("");

  @Option(names = "--at", paramLabel = "PLY", description = "Show the position after this ply.")
  private @Nullable Integer at;

  @Option(
      names = "--game",
      paramLabel = "N",
      description = "Which game of a file with several, from 1.")
  private @Nullable Integer number;

  @Inject
  ReplayCommand(Report report, Shelf shelf, Records records, Table table) {
    this.report = report;
    this.shelf = shelf;
    this.records = records;
    this.table = table;
  }

  @Override
  public Integer call() {
    GameRecord record = records.read(file, Optional.ofNullable(number));
    Game<?> game;
    try {
      game = shelf.catalog().game(record.game());
    } catch (NotationException e) {
      throw new BadRequest(e, Printable.of(file.toString(), 200) + ", tag Game");
    }
    return replay(game, record);
  }

  private <P extends Position> int replay(Game<P> game, GameRecord record) {
    Replay<P> replay = records.replay(game, record, Printable.of(file.toString(), 200));
    Session<P> session = replay.session();
    int plies = session.ply();
    if (at != null && (at < 0 || at > plies)) {
      throw new BadRequest("the record has plies 0 to " + plies, "--at");
    }
    int shown = at == null ? plies : at;
    P position = session.positionAt(shown);
    Optional<String> result =
        record.isUnfinished() ? Optional.empty() : Optional.of(record.result());
    Fields fields =
        Fields.of("game", game.info().name())
            .and("plies", plies)
            .and("position", GameFault.guard(game, "write", () -> game.notation().write(position)))
            .and("result", result)
            .and("faults", replay.faults().stream().map(ReplayCommand::fields).toList());
    report.answer(new Report.Answer(fields, () -> print(game, replay, shown, position, result)));
    return replay.faults().isEmpty() ? 0 : 1;
  }

  private static Object fields(Replay.Fault fault) {
    return Fields.of("ply", fault.ply())
        .and("move", Printable.of(fault.move(), 200))
        .and("reason", fault.reason())
        .map();
  }

  private <P extends Position> void print(
      Game<P> game, Replay<P> replay, int shown, P position, Optional<String> result) {
    List<Played> played = replay.session().played();
    report.line(report.style().strong(report.style().fit(game.info().title())));
    for (int i = 0; i < shown; i++) {
      Played move = played.get(i);
      report.line(
          "%d. %s: %s"
              .formatted(
                  move.ply(), Wording.capital(game.info().seats().get(move.seat())), move.text()));
    }
    List<String> drawn =
        GameFault.guard(
            game,
            "at or look",
            () -> {
              Scene scene = Scene.of(game, position);
              return table
                  .drawing()
                  .lines(shown > 0 ? scene.after(played.get(shown - 1).description()) : scene);
            });
    drawn.forEach(report::line);
    report.line("result: " + result.orElse("unfinished"));
    for (Replay.Fault fault : replay.faults()) {
      report.note(
          "fault: ply %d, %s: %s"
              .formatted(fault.ply(), Printable.of(fault.move(), 200), fault.reason()));
    }
  }
}
