package org.papamu.cli.command;

import com.google.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.Thought;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.play.Analyst;
import org.papamu.core.exact.MoveWorth;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.SharedSettings;
import org.papamu.core.session.Session;
import org.papamu.core.text.Quantities;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code papamu analyze}: the best lines of a position. */
@Command(
    name = "analyze",
    description = {
      "The best lines of play of a position, with their scores.",
      "A score is seen from the side to move. Without a limit it takes 5 s, or 1 s a",
      "position of a file."
    })
public final class AnalyzeCommand implements Callable<Integer> {

  private static final Duration USUAL = Duration.ofSeconds(5);
  private static final Duration USUAL_OF_MANY = Duration.ofSeconds(1);
  private static final int MAX_LINES = 256;

  private final Report report;
  private final Shelf shelf;
  private final Analyst analyst;
  private final Seeds seeds;

  @Parameters(paramLabel = "GAME", description = "The game, such as konane:8x8.")
  private String game = "";

  @Mixin private PositionOptions positions = new PositionOptions();

  @Option(
      names = "--moves",
      paramLabel = "\"M M ...\"",
      description = "Moves to play first, split by blanks.")
  private @Nullable String moves;

  @Option(names = "--time", paramLabel = "T", description = "How long to think, such as 10s.")
  private @Nullable String time;

  @Option(names = "--depth", paramLabel = "N", description = "How many plies to look ahead.")
  private @Nullable Integer depth;

  @Option(names = "--nodes", paramLabel = "N", description = "How many positions to visit.")
  private @Nullable Long nodes;

  @Option(
      names = "--lines",
      paramLabel = "K",
      defaultValue = "1",
      description = "How many best lines; 1 if not given.")
  private int lines = 1;

  @Option(names = "--threads", paramLabel = "N", description = "The number of threads; else 1.")
  private @Nullable Integer threads;

  @Option(names = "--hash", paramLabel = "N", description = "The room for a table, in mebibytes.")
  private @Nullable Integer hash;

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      defaultValue = "auto",
      description = "Who thinks; auto, the strongest for the game, if not given.")
  private String player = "auto";

  @Inject
  AnalyzeCommand(Report report, Shelf shelf, Analyst analyst, Seeds seeds) {
    this.report = report;
    this.shelf = shelf;
    this.analyst = analyst;
    this.seeds = seeds;
  }

  @Override
  public Integer call() {
    if (moves != null && positions.file().isPresent()) {
      throw new BadRequest(CommandWords.phrase("one-only"), "--moves, --positions");
    }
    Budget limits = limits();
    requireWithin(lines, MAX_LINES, "--lines");
    Map<String, String> settings = new TreeMap<>();
    if (threads != null) {
      requireWithin(threads, SharedSettings.MAX_THREADS, "--threads");
      settings.put(SharedSettings.THREADS, threads.toString());
    }
    if (hash != null) {
      requireWithin(hash, SharedSettings.maxHash(), "--hash");
      settings.put(SharedSettings.HASH, hash.toString());
    }
    Game<?> opened = shelf.told(game, report);
    PlayerSpec spec = analyst.player(opened.info(), player, settings);
    Budget budget = spec.within(limits);
    if (budget.equals(Budget.UNLIMITED)) {
      budget = budget.withTime(positions.file().isPresent() ? USUAL_OF_MANY : USUAL);
    }
    return answer(opened, new Analyst.Order(spec, budget, lines, seeds.quiet()));
  }

  private Budget limits() {
    Budget limits = Budget.UNLIMITED;
    if (time != null) {
      try {
        limits = limits.withTime(Quantities.duration(time));
      } catch (NotationException e) {
        throw new BadRequest(e, "--time");
      }
    }
    if (depth != null) {
      requireWithin(depth, Integer.MAX_VALUE, "--depth");
      limits = limits.withDepth(depth);
    }
    if (nodes != null) {
      requireWithin(nodes, Long.MAX_VALUE, "--nodes");
      limits = limits.withNodes(nodes);
    }
    return limits;
  }

  private static void requireWithin(long value, long most, String where) {
    if (value < 1 || value > most) {
      throw new BadRequest(
          most >= Integer.MAX_VALUE
              ? CommandWords.phrase("number.least", where)
              : CommandWords.phrase("number.range", where, most),
          where);
    }
  }

  private <P extends Position> int answer(Game<P> opened, Analyst.Order order) {
    ProvedMoves<P> proved = new ProvedMoves<>(opened);
    if (moves == null) {
      return report.positions(
          opened, positions, position -> analyzed(Session.of(opened, position), order, proved));
    }
    List<String> texts = Stream.of(moves.split(" ")).filter(text -> !text.isEmpty()).toList();
    report.answer(analyzed(Shelf.session(opened, positions.position(), texts), order, proved));
    return 0;
  }

  private <P extends Position> Report.Answer analyzed(
      Session<P> session, Analyst.Order order, ProvedMoves<P> proved) {
    AnalysisView<P> view = new AnalysisView<>(report, session, order);
    if (session.outcome().isPresent()) {
      return view.over();
    }
    boolean live = !report.json() && positions.file().isEmpty();
    Consumer<Thought> shown = live ? view::live : thought -> {};
    // A player that is asked for one line need not think about a forced move; here it should.
    Analyst.Order asked = session.legalMoves().size() == 1 ? order.withLines(2) : order;
    List<MoveWorth> known = proved.of(session.position(), order.budget());
    Thought thought = analyst.think(session, asked.within(view.left()), shown);
    return view.of(thought, known);
  }
}
