package org.papamu.cli.command;

import com.google.inject.Inject;
import java.time.Duration;
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
import org.papamu.cli.play.Table;
import org.papamu.core.match.AbandonedGame;
import org.papamu.core.match.Adjudication;
import org.papamu.core.match.Contestant;
import org.papamu.core.match.Match;
import org.papamu.core.match.MatchSettings;
import org.papamu.core.match.Openings;
import org.papamu.core.match.PlayedGame;
import org.papamu.core.match.RandomOpenings;
import org.papamu.core.match.Standings;
import org.papamu.core.stats.GameShape;
import org.papamu.core.stats.GameStatistics;
import org.papamu.core.stats.StateSpace;
import org.papamu.core.text.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu stats}: how long, wide and level a game is. */
@Command(
    name = "stats",
    description = {
      "How long, wide and level a game is, by games of a player with itself;",
      "and how many positions it has.",
      "Where a limit runs out, what is measured by then is shown.",
    })
public final class StatsCommand implements Callable<Integer> {

  private static final int MAX_GAMES = 1_000_000;
  private static final int MAX_CONCURRENCY = 256;
  private static final int LONG_GAME = 1000;
  private static final Duration USUAL_TIME = Duration.ofMillis(100);

  private final Report report;
  private final Shelf shelf;
  private final Table table;
  private final Seeds seeds;
  private final ProgressLine progress;

  @Parameters(paramLabel = "GAME", description = "The game, such as fanorona:5x9.")
  private String game = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "How many games are played; 100 if not given.")
  private int games = 100;

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      defaultValue = "auto:nodes=1000",
      description = "Who plays in all seats; auto:nodes=1000 if not given.")
  private String player = "auto:nodes=1000";

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "How many random plies a game begins with; if not given, as suits the game.")
  private @Nullable Integer plies;

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      description = {
        "A game of so many plies is broken off;",
        "1000 if not given where games could last for ever."
      })
  private @Nullable Integer maxPlies;

  @Option(
      names = "--concurrency",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many games are played at once; 1 if not given.")
  private int concurrency = 1;

  @Option(names = "--time", paramLabel = "T", description = "The longest time, such as 10s.")
  private @Nullable String time;

  @Inject
  StatsCommand(Report report, Shelf shelf, Table table, Seeds seeds, ProgressLine progress) {
    this.report = report;
    this.shelf = shelf;
    this.table = table;
    this.seeds = seeds;
    this.progress = progress;
  }

  @Override
  public Integer call() {
    require(games, 1, MAX_GAMES, "--games");
    require(concurrency, 1, MAX_CONCURRENCY, "--concurrency");
    if (plies != null) {
      require(plies, 0, RandomOpenings.MAX_PLIES, "--plies");
    }
    if (maxPlies != null) {
      require(maxPlies, 1, Integer.MAX_VALUE, "--max-plies");
    }
    long most = LimitOptions.time(time).map(SolveOrder::nanos).orElse(Long.MAX_VALUE);
    Game<?> opened = shelf.game(game);
    Entrants entrants = Entrants.of(table.roster(), List.of(player));
    entrants.requirePlay(opened.info());
    entrants.requireRoom(concurrency, opened.info().seats().size());
    Contestant contestant = entrants.contestants(Optional.of(USUAL_TIME)).get(0);
    return measured(opened, contestant, seeds.seed(), most);
  }

  private static void require(int number, int least, int most, String option) {
    if (number < least || number > most) {
      throw new BadRequest("the number is %s to %s".formatted(least, most), option);
    }
  }

  private <P extends Position> int measured(
      Game<P> opened, Contestant contestant, long seed, long most) {
    int usual = opened.info().maxPly() == Integer.MAX_VALUE ? LONG_GAME : Integer.MAX_VALUE;
    int longest = maxPlies == null ? usual : maxPlies;
    Openings<P> openings =
        RandomOpenings.of(opened, Optional.ofNullable(plies), seed).within(longest);
    MatchSettings settings =
        MatchSettings.of(games, seed)
            .withConcurrency(concurrency)
            .withAdjudication(Adjudication.NONE.withMaxPlies(longest));
    Match<P> match = Match.selfPlay(opened, contestant, openings, settings);
    try (Interruption interruption = Interruption.watch()) {
      long start = System.nanoTime();
      Stop stop = () -> interruption.requested() || System.nanoTime() - start >= most;
      Measuring<P> measuring = new Measuring<>(opened, start);
      progress.begin();
      try {
        match.run(System::nanoTime, stop, List.of(), measuring);
      } finally {
        progress.end();
      }
      Optional<StatsReport.Ending> ending =
          measuring.statistics.games() + measuring.faults.size() == games
              ? Optional.empty()
              : Optional.of(
                  interruption.requested()
                      ? StatsReport.Ending.INTERRUPTED
                      : System.nanoTime() - start >= most
                          ? StatsReport.Ending.TIME
                          : StatsReport.Ending.FAULT);
      StatsReport measured =
          new StatsReport(
              opened.info(),
              new StatsReport.Settings(contestant.name(), seed, openings.description(), games),
              measuring.statistics.summary(),
              StateSpace.of(opened),
              measuring.faults,
              ending,
              (System.nanoTime() - start) / 1e9);
      report.answer(new Report.Answer(measured.fields(), () -> measured.print(report)));
      return interruption.requested() ? Interruption.STATUS : measuring.faults.isEmpty() ? 0 : 1;
    }
  }

  /** Takes the games in as they end. */
  private final class Measuring<P extends Position> implements Match.Listener {

    private final Game<P> opened;
    private final long start;
    private final GameStatistics statistics = new GameStatistics();

    /** Games without an end by the rules: each with what went wrong. */
    private final List<String> faults = new ArrayList<>();

    Measuring(Game<P> opened, long start) {
      this.opened = opened;
      this.start = start;
    }

    @Override
    public void played(PlayedGame played, Supplier<Standings> standings) {
      if (played.result().forfeit().isPresent()) {
        fault(played.result().number(), played.result().forfeit().get().reason());
        return;
      }
      statistics.add(GameShape.of(opened, played));
      progress.told(this::words);
    }

    @Override
    public void abandoned(AbandonedGame abandoned) {
      fault(abandoned.number(), abandoned.fault());
    }

    private void fault(int number, String what) {
      progress.end();
      String fault = "game %s does not count: %s".formatted(number, Printable.of(what, 500));
      faults.add(fault);
      report.note("error: " + fault);
    }

    private String words() {
      double seconds = (System.nanoTime() - start) / 1e9;
      int done = statistics.games();
      return "%s of %s games, %.1f plies on average, about %.0f s left"
          .formatted(
              done,
              games,
              statistics.summary().map(summary -> summary.length().mean()).orElse(0.0),
              seconds / done * (games - done));
    }
  }
}
