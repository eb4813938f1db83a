package org.papamu.cli.command;

import com.google.inject.Inject;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Destination;
import org.papamu.cli.output.Failure;
import org.papamu.core.cluster.ClusterException;
import org.papamu.core.cluster.RemoteGame;
import org.papamu.core.count.Census;
import org.papamu.core.count.CheckpointException;
import org.papamu.core.count.Counted;
import org.papamu.core.count.Level;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;
import org.papamu.core.view.SvgHistogram;
import org.papamu.core.view.SvgHistogram.Bar;
import org.papamu.core.view.Theme;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu count}: the exact numbers of a game without cycles. */
@Command(
    name = "count",
    description = {
      "The positions, games and solutions of a puzzle as exact numbers, level by level.",
      "Any other game in which no position comes back is counted too.",
      "Where a limit runs out, what is counted by then is shown.",
    })
public final class CountCommand implements Callable<Integer> {

  private static final double USUAL_SHARE = 0.6;

  /** The greatest whole number that every reader of JSON keeps exactly. */
  private static final BigInteger GREATEST = BigInteger.ONE.shiftLeft(53);

  private final Report report;
  private final Shelf shelf;
  private final ProgressLine progress;
  private final Deliveries deliveries;
  @Mixin private EngineOptions engine;

  @Parameters(paramLabel = "GAME", description = "The game, such as peg-solitaire:english.")
  private String game = "";

  @Option(
      names = "--position",
      paramLabel = "P",
      description = "The position; else the usual start.")
  private @Nullable String position;

  @Option(names = "--solutions", description = "Show solutions level by level too.")
  private boolean solutions;

  @Mixin private LimitOptions limits = new LimitOptions();

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description = {
        "Keep an unfinished count there, and go on with the one that is there.",
        "With --engine a folder that all machines reach, or its URL.",
      })
  private @Nullable String checkpoint;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Write a histogram of the levels here; - is standard output.")
  private @Nullable String svg;

  @Option(names = "--dark", description = "Draw the histogram for a dark page.")
  private boolean dark;

  @Inject
  CountCommand(
      Report report,
      Shelf shelf,
      ProgressLine progress,
      Deliveries deliveries,
      EngineOptions engine) {
    this.report = report;
    this.shelf = shelf;
    this.progress = progress;
    this.deliveries = deliveries;
    this.engine = engine;
  }

  @Override
  public Integer call() {
    Optional<Destination> picture =
        Optional.ofNullable(svg).map(text -> Destination.of(text, "--svg"));
    if (dark && picture.isEmpty()) {
      throw new BadRequest("no picture is asked for", "--dark");
    }
    boolean taken = deliveries.check(picture.stream().toList());
    return answer(shelf.game(game), picture, taken);
  }

  private <P extends Position> int answer(
      Game<P> opened, Optional<Destination> picture, boolean taken) {
    Optional<Path> cluster = engine.engine();
    Census<P> census;
    try {
      census = Census.of(opened);
    } catch (IllegalArgumentException e) {
      throw new BadRequest(String.valueOf(e.getMessage()), "GAME");
    }
    P start = Shelf.position(opened, Optional.ofNullable(position));
    try (Interruption interruption = Interruption.watch()) {
      Told told = new Told();
      long begin = System.nanoTime();
      long most = limits.time().map(SolveOrder::nanos).orElse(Long.MAX_VALUE);
      census =
          census
              .threads(limits.threads())
              .memory(
                  limits.memory().orElse((long) (Runtime.getRuntime().maxMemory() * USUAL_SHARE)))
              .stop(() -> interruption.requested() || System.nanoTime() - begin >= most)
              .progress(told);
      if (checkpoint != null) {
        census = census.checkpoint(file(checkpoint), System::nanoTime);
      }
      progress.begin();
      Stop limit = () -> interruption.requested() || System.nanoTime() - begin >= most;
      Counted counted =
          cluster.isPresent()
              ? remote(opened, cluster.get(), start, limit)
              : count(opened, census, start, limit);
      progress.end();
      double seconds = (System.nanoTime() - begin) / 1e9;
      picture.ifPresent(to -> draw(to, opened.info(), counted));
      if (!taken) {
        report.answer(
            new Report.Answer(
                fields(opened, start, counted, seconds),
                () -> print(opened.info(), counted, seconds)));
      }
      if (told.unkept.isPresent() && !counted.isComplete()) {
        throw failure(told.unkept.get());
      }
      return interruption.requested() ? Interruption.STATUS : 0;
    }
  }

  private void draw(Destination to, GameInfo info, Counted counted) {
    List<Bar> bars =
        counted.levels().stream()
            .map(
                level ->
                    new Bar(
                        String.valueOf(level.moves()),
                        level.distinct(),
                        Numbers.grouped(level.distinct()) + " positions"))
            .toList();
    String steps = isPuzzle(info) ? "jumps" : "plies";
    String title = "Positions of %s after each number of %s".formatted(info.name(), steps);
    String picture = new SvgHistogram(dark ? Theme.DARK : Theme.LIGHT).draw(title, steps, bars);
    deliveries.deliver(to, picture.getBytes(StandardCharsets.UTF_8), "picture");
  }

  private <P extends Position> Counted count(
      Game<P> opened, Census<P> census, P start, Stop limit) {
    try {
      return GameFault.during(opened, "rules", stop -> census.stop(stop).count(start), limit);
    } catch (CheckpointException e) {
      throw failure(e);
    }
  }

  private RuntimeException failure(CheckpointException e) {
    String what = "%s: %s".formatted(Printable.of(String.valueOf(checkpoint)), e.getMessage());
    return e.isOfInput() ? new BadRequest(what, "--checkpoint") : new Failure(what, e);
  }

  private <P extends Position> Counted remote(Game<P> opened, Path cluster, P start, Stop limit) {
    if (limits.memory().isPresent()) {
      throw new BadRequest(
          "the memory of machines is set by the engine's own settings", "--memory");
    }
    RemoteCount remote = new RemoteCount(engine, progress);
    try {
      RemoteGame<P> code = RemoteGame.of(shelf.catalog(), opened);
      return GameFault.during(
          opened,
          "rules",
          stop -> remote.count(cluster, code, start, Optional.ofNullable(checkpoint), stop),
          limit);
    } catch (CheckpointException | ClusterException e) {
      throw new Failure(String.valueOf(e.getMessage()), e);
    }
  }

  private static Path file(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadRequest("this is no name of a file", "--checkpoint");
    }
  }

  /** Tells how far a count is, and knows whether what is done is in its file. */
  private final class Told implements Census.Progress {

    private Optional<CheckpointException> unkept = Optional.empty();

    @Override
    public void told(int level, long visited, long all, long found) {
      progress.told(
          () ->
              "level %d: %s of %s positions gone through (%d %%), %s found"
                  .formatted(
                      level,
                      Numbers.grouped(visited),
                      Numbers.grouped(all),
                      100 * visited / Math.max(1, all),
                      Numbers.grouped(found)));
    }

    @Override
    public void kept() {
      unkept = Optional.empty();
    }

    @Override
    public void unkept(CheckpointException fault) {
      unkept = Optional.of(fault);
    }
  }

  private static <P extends Position> Fields fields(
      Game<P> opened, P start, Counted counted, double seconds) {
    boolean isPuzzle = isPuzzle(opened.info());
    List<Object> levels = new ArrayList<>();
    for (Level level : counted.levels()) {
      levels.add(
          Fields.of(isPuzzle ? "jumps" : "plies", level.moves())
              .and("distinct", number(BigInteger.valueOf(level.distinct())))
              .and("classes", number(BigInteger.valueOf(level.classes())))
              .and("sequences", number(level.sequences()))
              .and("deadEnds", number(BigInteger.valueOf(level.deadEnds())))
              .and("games", number(level.games()))
              .and("solutions", isPuzzle ? number(level.solutions()) : Optional.empty())
              .map());
    }
    boolean complete = counted.isComplete();
    return Fields.of("game", opened.info().name())
        .and("position", Written.position(opened, start))
        .and("levels", levels)
        .and("games", complete ? number(counted.games()) : Optional.empty())
        .and("solutions", complete && isPuzzle ? number(counted.solutions()) : Optional.empty())
        .and("positions", number(counted.positions()))
        .and("complete", complete)
        .and("stopped", complete ? Optional.empty() : word(counted.end()))
        .and("seconds", Math.round(seconds * 1e6) / 1e6);
  }

  private static Object number(BigInteger value) {
    return value.compareTo(GREATEST) > 0 ? value.toString() : (Object) value.longValueExact();
  }

  private static String word(Counted.End end) {
    return end.name().toLowerCase(Locale.ROOT);
  }

  private void print(GameInfo info, Counted counted, double seconds) {
    List<List<String>> rows = new ArrayList<>();
    List<String> head =
        new ArrayList<>(
            List.of(
                isPuzzle(info) ? "jumps" : "plies",
                "positions",
                "classes",
                "sequences",
                "dead ends"));
    if (solutions && isPuzzle(info)) {
      head.add("solutions");
    }
    rows.add(head);
    for (Level level : counted.levels()) {
      List<String> row =
          new ArrayList<>(
              List.of(
                  String.valueOf(level.moves()),
                  Numbers.grouped(level.distinct()),
                  Numbers.grouped(level.classes()),
                  grouped(level.sequences()),
                  Numbers.grouped(level.deadEnds())));
      if (solutions && isPuzzle(info)) {
        row.add(grouped(level.solutions()));
      }
      rows.add(row);
    }
    report.output().numbers(rows);
    report.line("");
    if (counted.isComplete()) {
      report.line(
          "%s: %s positions, %s games%s  (%s s)"
              .formatted(
                  info.name(),
                  grouped(counted.positions()),
                  grouped(counted.games()),
                  solutions(info, counted),
                  Numbers.seconds(seconds)));
      return;
    }
    report.line("Not finished: %s.".formatted(reason(counted.end())));
    report.line(
        "%s positions so far, %s games that end there%s  (%s s)"
            .formatted(
                grouped(counted.positions()),
                grouped(counted.games()),
                solutions(info, counted),
                Numbers.seconds(seconds)));
  }

  private static String solutions(GameInfo info, Counted counted) {
    return isPuzzle(info) ? ", %s solutions".formatted(grouped(counted.solutions())) : "";
  }

  /** A game of one seat: what others call plies are jumps or the like, and it can be solved. */
  private static boolean isPuzzle(GameInfo info) {
    return info.seats().size() == 1;
  }

  private static String reason(Counted.End end) {
    return switch (end) {
      case COMPLETE -> "nothing is left";
      case TIME -> "it was stopped in the next level";
      case MEMORY -> "the next level needs more memory (--memory)";
      case SIZE -> "a position of the next level is reached by 2^127 sequences or more";
    };
  }

  private static String grouped(BigInteger number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
