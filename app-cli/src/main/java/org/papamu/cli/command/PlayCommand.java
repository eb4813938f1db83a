package org.papamu.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Host;
import org.papamu.cli.play.Table;
import org.papamu.cli.play.View;
import org.papamu.core.match.ClockText;
import org.papamu.core.match.Timing;
import org.papamu.core.record.GameRecord;
import org.papamu.core.session.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu play}: an interactive game. */
@Command(
    name = "play",
    description = {
      "Play a game: at a terminal with a board, in a pipe a line at a time.",
      "A seat that is not given is yours."
    })
public final class PlayCommand implements Callable<Integer> {

  private final Report report;
  private final Shelf shelf;
  private final Records records;
  private final Table table;
  private final Seeds seeds;
  private final Host host;
  private final Provider<MenuCommand> menu;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description =
          "The game, such as fanorona:tsivy; if it is not given, that of --resume, or one that is"
              + " picked at the terminal.")
  private String game = "";

  @Option(
      names = "--seat",
      paramLabel = "NAME=PLAYER",
      description = "Who plays a seat: human, or a player of those below; may be repeated.")
  private List<String> seats = new ArrayList<>();

  @Option(
      names = "--position",
      paramLabel = "P",
      description = "Start here instead of at the usual start.")
  private @Nullable String position;

  @Option(names = "--resume", paramLabel = "FILE", description = "Go on with a recorded game.")
  private @Nullable Path resume;

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "Write the record after every move and at the end.")
  private @Nullable Path save;

  @Option(
      names = "--clock",
      paramLabel = "TIME[+TIME]",
      description =
          "What each seat has for the game, and for each move, such as 5m+3s; or one of its own"
              + " for each, such as white=5m,black=1m+2s.")
  private @Nullable String clock;

  @Mixin private ViewOptions view = new ViewOptions();

  @Option(
      names = "--warn",
      paramLabel = "on|off",
      description = "Say when a puzzle can no longer be solved; on at a terminal, else off.")
  private @Nullable String warn;

  @Inject
  PlayCommand(
      Report report,
      Shelf shelf,
      Records records,
      Table table,
      Seeds seeds,
      Host host,
      Provider<MenuCommand> menu) {
    this.report = report;
    this.shelf = shelf;
    this.records = records;
    this.table = table;
    this.seeds = seeds;
    this.host = host;
    this.menu = menu;
  }

  @Override
  public Integer call() {
    if (report.json()) {
      throw new BadRequest(CommandWords.phrase("play.json"), "--json");
    }
    Optional<Boolean> warned = warning();
    if (resume != null && position != null) {
      throw new BadRequest(CommandWords.phrase("one-only"), "--resume, --position");
    }
    if (isBare() && host.interactive()) {
      return menu.get().run(view.view());
    }
    Optional<GameRecord> record = Optional.ofNullable(resume).map(records::read);
    return switch (play(shelf.spoken(name(record)), record, warned)) {
      case PLAYED -> 0;
      case FAULT -> 1;
      case INTERRUPTED -> Table.INTERRUPTED;
    };
  }

  /** Whether nothing is said of the game that is to be played. */
  private boolean isBare() {
    return game.isEmpty()
        && seats.isEmpty()
        && position == null
        && resume == null
        && save == null
        && clock == null
        && warn == null;
  }

  private String name(Optional<GameRecord> record) {
    if (!game.isEmpty()) {
      return game;
    }
    return record
        .map(GameRecord::game)
        .orElseThrow(
            () -> new BadRequest(CommandWords.phrase("misuse.missing", "GAME"), "papamu play"));
  }

  private <P extends Position> Table.End play(
      Game<P> opened, Optional<GameRecord> record, Optional<Boolean> warned) {
    Session<P> session =
        record.isEmpty()
            ? Session.of(opened, Shelf.position(opened, Optional.ofNullable(position)))
            : resumed(opened, record.get());
    table.check(opened.info(), seats);
    List<Optional<Timing.Clock>> clocks = clocks(opened.info().seats());
    View shown = view.view();
    // Without a computer nothing is left to chance, and a seed would only be noise.
    long seed = seats.isEmpty() ? 0 : seeds.seed();
    Table.Wishes wishes =
        new Table.Wishes(
            seats, Optional.ofNullable(save), clocks, warned, record.map(GameRecord::line), seed);
    return table.play(session, wishes, shown);
  }

  private List<Optional<Timing.Clock>> clocks(List<String> names) {
    if (clock == null) {
      return List.of();
    }
    try {
      return ClockText.parse(clock, names);
    } catch (NotationException e) {
      throw new BadRequest(e, "--clock");
    }
  }

  private Optional<Boolean> warning() {
    if (warn == null) {
      return Optional.empty();
    }
    if (!warn.equals("on") && !warn.equals("off")) {
      throw new BadRequest(CommandWords.phrase("play.warn"), "--warn");
    }
    return Optional.of(warn.equals("on"));
  }

  private <P extends Position> Session<P> resumed(Game<P> opened, GameRecord record) {
    if (!shelf.game(record.game()).info().name().equals(opened.info().name())) {
      throw new BadRequest(
          CommandWords.phrase("play.other-game", record.game(), opened.info().name()), "--resume");
    }
    return records.session(opened, record);
  }
}
