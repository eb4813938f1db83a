package org.papamu.cli.command;

import com.google.inject.Inject;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Failure;
import org.papamu.cli.output.Files;
import org.papamu.cli.play.Table;
import org.papamu.core.cluster.Cluster;
import org.papamu.core.cluster.ClusterException;
import org.papamu.core.cluster.MatchOrder;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.match.AbandonedGame;
import org.papamu.core.match.Forecast;
import org.papamu.core.match.GameResult;
import org.papamu.core.match.Match;
import org.papamu.core.match.MatchFile;
import org.papamu.core.match.MatchIdentity;
import org.papamu.core.match.MatchScribe;
import org.papamu.core.match.MatchSettings;
import org.papamu.core.match.Openings;
import org.papamu.core.match.PlayedGame;
import org.papamu.core.match.RandomOpenings;
import org.papamu.core.match.Sprt.Verdict;
import org.papamu.core.match.Standings;
import org.papamu.core.record.GameRecord;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu match}: games between players, and what they say about strength. */
@Command(
    name = "match",
    description = {
      "Games between players: everyone meets everyone, each opening with both colours.",
      "Another program plays as engine:cmd=PATH,args=WORD WORD,option=value; its options are"
          + " written",
      "small, with a hyphen for a blank, such as hash=64."
    })
public final class MatchCommand implements Callable<Integer> {

  /** So many pairs for each core are handed out together: few wait for the last one then. */
  private static final int TASKS_AT_ONCE = 8;

  private final Report report;
  private final Shelf shelf;
  private final Table table;
  private final Seeds seeds;
  private final GlobalOptions global;
  private final MatchLine line;
  @Mixin private EngineOptions engine;
  private final Deliveries deliveries;

  @Parameters(
      arity = "1..*",
      paramLabel = "GAME",
      description = "The game, such as konane:8x8; several are played one after another.")
  private List<String> games = new ArrayList<>();

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      required = true,
      description = "Who plays, such as alphabeta:time=1s; two or more.")
  private List<String> players = new ArrayList<>();

  @Mixin private MatchOptions options = new MatchOptions();

  @Option(names = "--record", paramLabel = "FILE", description = "Record every game as it ends.")
  private @Nullable Path record;

  @Option(
      names = "--resume",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "FILE",
      description = {
        "Go on with the match that is recorded there,",
        "or in the file given with --record."
      })
  private @Nullable String resume;

  @Mixin private CurveOptions picture = new CurveOptions();

  @Inject
  MatchCommand(
      Report report,
      Shelf shelf,
      Table table,
      Seeds seeds,
      GlobalOptions global,
      MatchLine line,
      EngineOptions engine,
      Deliveries deliveries) {
    this.deliveries = deliveries;
    this.report = report;
    this.shelf = shelf;
    this.table = table;
    this.seeds = seeds;
    this.global = global;
    this.line = line;
    this.engine = engine;
  }

  @Override
  public Integer call() {
    Optional<Path> file = file();
    List<Game<?>> opened = games.stream().<Game<?>>map(shelf::game).toList();
    requireDifferent(opened);
    requireCurve(opened);
    Entrants entrants = Entrants.of(table.roster(), players);
    if (engine.engine().isPresent()) {
      entrants.requireBuiltIn();
    }
    for (Game<?> game : opened) {
      entrants.requirePlay(game.info());
      check(game, entrants);
    }
    if (file.isEmpty()) {
      return play(opened, entrants, Optional.empty(), seeds.seed());
    }
    MatchFile.Mode mode = resume == null ? MatchFile.Mode.NEW : MatchFile.Mode.RESUMED;
    try (MatchFile recorded = MatchFile.open(file.get(), mode)) {
      return play(opened, entrants, Optional.of(recorded), seed(recorded));
    } catch (MatchFile.Refused e) {
      String hint = mode == MatchFile.Mode.NEW ? "; to go on with a match, give --resume" : "";
      throw new BadRequest(e.message() + hint, Printable.of(file.get().toString(), 200));
    } catch (FileSystemException e) {
      throw Files.failure(e);
    } catch (UncheckedIOException e) {
      throw e.getCause() instanceof FileSystemException cause ? Files.failure(cause) : e;
    }
  }

  /** The file to record in. A game behind {@code --resume} is taken for what it is. */
  private Optional<Path> file() {
    String given = resume == null ? "" : resume;
    if (record == null) {
      if (resume != null && given.isEmpty()) {
        throw new BadRequest("which match: --record FILE --resume", "--resume");
      }
      return given.isEmpty() ? Optional.empty() : Optional.of(Path.of(given));
    }
    if (!given.isEmpty() && !record.equals(Path.of(given))) {
      games.add(0, given);
    }
    return Optional.of(record);
  }

  private static void requireDifferent(List<Game<?>> opened) {
    List<String> names = opened.stream().map(game -> game.info().name()).toList();
    for (String name : names) {
      if (names.stream().filter(name::equals).count() > 1) {
        throw new BadRequest(name + " is given twice", "GAME");
      }
    }
  }

  private void requireCurve(List<Game<?>> opened) {
    boolean duel =
        opened.size() == 1 && players.size() == 2 && opened.get(0).info().seats().size() == 2;
    picture.check(duel ? CurveOptions.Kind.DUEL : CurveOptions.Kind.OTHER, deliveries);
  }

  private void check(Game<?> game, Entrants entrants) {
    int seats = game.info().seats().size();
    if (players.size() < 2 && seats > 1) {
      throw new BadRequest("a match has two players or more", "--player");
    }
    MatchSettings settings = options.settings(game.info(), 0);
    if (settings.sprt().isPresent() && (players.size() != 2 || seats != 2)) {
      throw new BadRequest("a test is for two players of a game with two seats", "--sprt");
    }
    entrants.requireRoom(settings.concurrency(), seats);
    options.usualTime();
    options.openings(game, 0);
  }

  /** The seed given; else that of the match gone on with; else one that is drawn. */
  private long seed(MatchFile recorded) {
    if (global.seed().isEmpty() && !recorded.records().isEmpty()) {
      String text = recorded.records().get(0).tags().getOrDefault(MatchIdentity.SEED_TAG, "");
      try {
        return Long.parseLong(text);
      } catch (NumberFormatException e) {
        return seeds.seed();
      }
    }
    return seeds.seed();
  }

  private int play(List<Game<?>> opened, Entrants entrants, Optional<MatchFile> file, long seed) {
    List<Played<?>> matches = new ArrayList<>();
    for (Game<?> game : opened) {
      matches.add(match(game, entrants, file, seed));
    }
    file.ifPresent(recorded -> requireOurs(recorded.records(), opened));
    List<MatchReport> reports = new ArrayList<>();
    try (Interruption interruption = Interruption.watch()) {
      for (Played<?> match : matches) {
        if (!interruption.requested()) {
          reports.add(run(match, entrants, file, interruption));
        }
      }
      answer(reports, opened.size());
      boolean sound = reports.stream().allMatch(match -> match.standings().abandoned().isEmpty());
      return interruption.requested() ? Interruption.STATUS : sound ? 0 : 1;
    }
  }

  private static void requireOurs(List<GameRecord> records, List<Game<?>> opened) {
    List<String> names = opened.stream().map(game -> game.info().name()).toList();
    for (GameRecord record : records) {
      if (!names.contains(record.game())) {
        throw new BadRequest(
            "it is of another match: a game in it is of %s, not of %s"
                .formatted(Printable.of(record.game(), 200), String.join(", ", names)),
            "--resume");
      }
    }
  }

  /** A match that is to be played, and what is known of it already. */
  private record Played<P extends Position>(
      Game<P> game,
      Match<P> match,
      MatchSettings settings,
      Openings<P> openings,
      MatchScribe scribe,
      List<GameResult> before) {}

  private <P extends Position> Played<P> match(
      Game<P> game, Entrants entrants, Optional<MatchFile> file, long seed) {
    MatchSettings settings = options.settings(game.info(), seed);
    Openings<P> openings = options.openings(game, seed);
    Match<P> match =
        new Match<>(game, entrants.contestants(options.usualTime()), openings, settings);
    MatchIdentity identity =
        new MatchIdentity(
            game.info().name(),
            entrants.texts(),
            seed,
            openings.description(),
            options.limits(settings));
    MatchScribe scribe = new MatchScribe(game, identity, table.heading(game));
    List<GameRecord> records = file.map(MatchFile::records).orElse(List.of());
    try {
      List<GameResult> before = scribe.read(records, settings.games(), players.size());
      return new Played<>(game, match, settings, openings, scribe, before);
    } catch (MatchScribe.Foreign e) {
      throw new BadRequest(e.message(), "--resume");
    }
  }

  private <P extends Position> MatchReport run(
      Played<P> played, Entrants entrants, Optional<MatchFile> file, Interruption interruption) {
    int all = played.match.games();
    line.begin();
    Standings standings;
    try {
      Match.Listener listener =
          new Match.Listener() {
            @Override
            public void played(PlayedGame game, Supplier<Standings> now) {
              file.ifPresent(recorded -> add(recorded, played.scribe.write(game)));
              line.told(game, entrants.names(), now, played.before.size(), all);
              picture.add(now.get());
            }

            @Override
            public void abandoned(AbandonedGame game) {
              file.ifPresent(recorded -> add(recorded, played.scribe.write(game)));
              line.told(game);
            }

            @Override
            public void handedIn(Supplier<Standings> now) {
              line.handedIn(now.get(), played.before.size(), all);
            }
          };
      standings = standings(played, entrants, interruption, listener);
    } finally {
      line.end();
    }
    boolean decided = standings.test().filter(test -> test.verdict() != Verdict.OPEN).isPresent();
    Optional<String> ending =
        decided
            ? Optional.of(MatchReport.SPRT)
            : standings.games() + standings.abandoned().size() == all
                ? Optional.empty()
                : Optional.of(
                    interruption.requested() ? MatchReport.INTERRUPTED : MatchReport.FAULT);
    return new MatchReport(
        played.game.info().name(),
        played.game.info().seats(),
        players,
        entrants.names(),
        played.settings.seed(),
        told(played.openings),
        standings,
        ending);
  }

  private <P extends Position> Standings standings(
      Played<P> played, Entrants entrants, Interruption interruption, Match.Listener listener) {
    Optional<Path> machines = engine.engine();
    if (machines.isEmpty()) {
      return played.match.run(System::nanoTime, interruption, played.before, listener);
    }
    try (Cluster cluster = engine.open(machines.get())) {
      Optional<Forecast> forecast = forecast(played, cluster.width(), interruption);
      forecast.ifPresent(told -> report.note(MatchLine.words(told, cluster.width())));
      line.handOut(forecast, cluster.width());
      MatchOrder<P> order =
          new MatchOrder<>(
              RemoteGame.of(shelf.catalog(), played.game),
              entrants.texts(),
              entrants.names(),
              options.usualTime(),
              played.settings);
      return played.match.run(
          cluster.field(order),
          TASKS_AT_ONCE * cluster.width(),
          interruption,
          played.before,
          listener);
    } catch (ClusterException e) {
      throw new Failure(e.message(), e);
    }
  }

  /** Before long work begins; empty if nothing tells. */
  private <P extends Position> Optional<Forecast> forecast(Played<P> played, int width, Stop stop) {
    int atOnce = Math.min(width, Runtime.getRuntime().availableProcessors());
    try {
      return Optional.of(
              GameFault.during(
                  played.game,
                  "rules",
                  heard -> played.match.forecast(played.before, atOnce, System::nanoTime, heard),
                  stop))
          .filter(forecast -> forecast.games() > 0 && forecast.plies() > 0);
    } catch (GameFault e) {
      // The games that it comes up in are abandoned, and told of.
      return Optional.empty();
    }
  }

  /** What the openings were; if they ran out, how many there are. */
  private static String told(Openings<?> openings) {
    String told = openings.description();
    if (openings instanceof RandomOpenings<?> random && random.exhausted().isPresent()) {
      int number = random.exhausted().getAsInt();
      String only = number == 1 ? "is only 1 opening" : "are only %s openings".formatted(number);
      return told + " (there " + only + ")";
    }
    return told;
  }

  private static void add(MatchFile file, String text) {
    try {
      file.add(text);
    } catch (FileSystemException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(List<MatchReport> reports, int asked) {
    if (asked == 1 && reports.size() == 1) {
      MatchReport only = reports.get(0);
      if (picture.draw(only.game(), only.names(), deliveries)) {
        return;
      }
      report.answer(new Report.Answer(only.fields(), () -> only.print(report)));
      return;
    }
    report.answer(new MatchTotals(reports, players).answer(report));
  }
}
