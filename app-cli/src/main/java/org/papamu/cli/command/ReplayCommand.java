package org.papamu.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Destination;
import org.papamu.cli.play.Table;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordException;
import org.papamu.core.record.RecordStream;
import org.papamu.core.record.RecordText;
import org.papamu.core.record.Remark;
import org.papamu.core.record.Replay;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu replay}: checks game records move by move and shows them. */
@Command(
    name = "replay",
    description = {
      "Check game records move by move and show them.",
      "On a terminal one game is stepped through by keys; a file of several is checked whole."
    })
public final class ReplayCommand implements Callable<Integer> {

  private static final int MOST_SHOWN = 500;

  private final Report report;
  private final Shelf shelf;
  private final Records records;
  private final Table table;
  private final Deliveries deliveries;
  private final ProgressLine progress;

  @Parameters(paramLabel = "FILE", description = "The record, a .pgr file; - is standard input.")
  private String file = "";

  @Option(names = "--at", paramLabel = "PLY", description = "Show the position after this ply.")
  private @Nullable Integer at;

  @Option(
      names = "--game",
      paramLabel = "N",
      description = "Which game of a file with several, from 1.")
  private @Nullable Integer number;

  @Option(
      names = "--strict",
      description = "Let a move in a variation that is not legal be a fault, too.")
  private boolean strict;

  @Mixin private ReplayExports exports = new ReplayExports();

  @Inject
  ReplayCommand(
      Report report,
      Shelf shelf,
      Records records,
      Table table,
      Deliveries deliveries,
      ProgressLine progress) {
    this.report = report;
    this.shelf = shelf;
    this.records = records;
    this.table = table;
    this.deliveries = deliveries;
    this.progress = progress;
  }

  @Override
  public Integer call() throws IOException {
    boolean taken = exports.check(deliveries);
    if (number != null && number < 1) {
      throw new BadRequest(CommandWords.phrase("replay.from-one"), "--game");
    }
    try (RecordStream stream = open()) {
      RecordText part = stream.next().orElseThrow();
      Optional<RecordText> next = stream.next();
      if (number == null && next.isEmpty()) {
        return replay(part.read(), taken);
      }
      if (number != null) {
        return replay(numbered(stream, part, next).read(), taken);
      }
      if (at != null || exports.any()) {
        throw new BadRequest(CommandWords.phrase("replay.several"), where());
      }
      return new ReplayAll(report, shelf, strict).of(part, next, stream);
    } catch (RecordException e) {
      throw new BadRequest(e.phrase(), where());
    }
  }

  private RecordStream open() {
    return file.equals(Destination.STANDARD)
        ? RecordStream.of(report.host().in())
        : RecordStream.open(Destination.fileOnly(file, "FILE"));
  }

  private RecordText numbered(RecordStream stream, RecordText first, Optional<RecordText> second) {
    int wanted = number == null ? 1 : number;
    Optional<RecordText> part = wanted == 1 ? Optional.of(first) : second;
    for (int at = 2; at < wanted && part.isPresent(); at++) {
      part = stream.next();
    }
    return part.orElseThrow(
        () -> new BadRequest(CommandWords.phrase("replay.numbers", stream.games()), "--game"));
  }

  private String where() {
    return Printable.of(file, 200);
  }

  private int replay(GameRecord record, boolean taken) {
    Game<?> game;
    try {
      game = shelf.catalog().game(record.game(), shelf.language(report));
    } catch (NotationException e) {
      throw new BadRequest(e, where(), CommandWords.phrase("place.tag", "Game"));
    }
    return replay(game, record, taken);
  }

  private <P extends Position> int replay(Game<P> game, GameRecord record, boolean taken) {
    Replay<P> replay = records.replay(game, record, where());
    int plies = replay.session().ply();
    if (at != null && (at < 0 || at > plies)) {
      throw new BadRequest(CommandWords.phrase("replay.plies", plies), "--at");
    }
    int shown = at == null ? plies : at;
    List<Replay.VariationFault> varied = replay.variationFaults();
    exports.make(replay.session(), shown, deliveries, progress);
    boolean stepped =
        at == null && !exports.any() && !report.json() && Stepper.suits(report.host());
    if (stepped) {
      new Stepper<>(report, table.drawing(), replay).run();
    }
    if (!taken) {
      report.answer(
          new Report.Answer(fields(replay, shown, varied), () -> print(replay, shown, stepped)));
    }
    tell(replay, varied);
    return replay.faults().isEmpty() && (!strict || varied.isEmpty()) ? 0 : 1;
  }

  private static Optional<String> result(GameRecord record) {
    return record.isUnfinished() ? Optional.empty() : Optional.of(record.result());
  }

  private static <P extends Position> Fields fields(
      Replay<P> replay, int shown, List<Replay.VariationFault> varied) {
    return Fields.of("game", replay.session().game().info().name())
        .and("plies", replay.plies())
        .and("position", replay.position(shown))
        .and("result", result(replay.record()))
        .and("faults", replay.faults().stream().map(ReplayCommand::fields).toList())
        .and("comments", replay.record().line().countComments())
        .and("variations", replay.record().line().countVariations())
        .and("variationFaults", varied.stream().map(ReplayCommand::fields).toList());
  }

  private static Object fields(Replay.Fault fault) {
    return Fields.of("ply", fault.ply())
        .and("move", Printable.of(fault.move(), 200))
        .and("reason", fault.reason())
        .map();
  }

  private static Object fields(Replay.VariationFault fault) {
    return Fields.of("variation", fault.variation())
        .and("ply", fault.ply())
        .and("move", Printable.of(fault.move(), 200))
        .and("reason", fault.reason())
        .map();
  }

  private <P extends Position> void print(Replay<P> replay, int shown, boolean stepped) {
    Session<P> session = replay.session();
    CommandWords words = new CommandWords(session.game());
    if (!stepped) {
      report.line(report.style().strong(report.style().fit(session.game().info().title())));
      remarks(replay, 0);
      List<Played> played = session.played();
      for (int i = 0; i < shown; i++) {
        Played move = played.get(i);
        report.line("%d. %s: %s".formatted(move.ply(), words.seat(move.seat()), move.text()));
        remarks(replay, i + 1);
      }
      GameFault.guard(
              session.game(),
              "at or look",
              () -> table.drawing().lines(ReplayExports.scene(session, shown)))
          .forEach(report::line);
    }
    String result = result(replay.record()).orElse(CommandWords.UNFINISHED);
    report.line(words.say("replay.result", words.result(result)));
  }

  /** What is remarked behind a move; words that are several moves have no place of their own. */
  private void remarks(Replay<?> replay, int after) {
    if (replay.record().moves().size() >= after) {
      replay.record().line().remarks(after).forEach(remark -> report.line("   " + words(remark)));
    }
  }

  /** A remark on one line. */
  static String words(Remark remark) {
    if (remark instanceof Remark.Variation variation) {
      return Printable.of("(" + String.join(" ", variation.line().moves()) + ")", MOST_SHOWN);
    }
    if (remark instanceof Remark.Glyph glyph) {
      return glyph.sign();
    }
    String text = ((Remark.Comment) remark).text().replace('\n', ' ');
    return Printable.of("{" + text + "}", MOST_SHOWN);
  }

  private void tell(Replay<?> replay, List<Replay.VariationFault> varied) {
    CommandWords words = new CommandWords(replay.session().game());
    for (Replay.Fault fault : replay.faults()) {
      report.note(
          words.say("replay.fault", fault.ply(), Printable.of(fault.move(), 200), fault.reason()));
    }
    for (Replay.VariationFault fault : varied) {
      report.note(
          words.say(
              strict ? "replay.variation-fault" : "replay.variation-note",
              fault.variation(),
              fault.ply(),
              Printable.of(fault.move(), 200),
              fault.reason()));
    }
  }
}
