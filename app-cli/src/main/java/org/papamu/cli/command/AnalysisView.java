package org.papamu.cli.command;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.cli.output.Host;
import org.papamu.cli.play.Analyst;
import org.papamu.core.exact.MoveWorth;
import org.papamu.core.exact.Worth;
import org.papamu.core.exact.WorthText;
import org.papamu.core.player.Lines;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Scores;
import org.papamu.core.text.Verdict;

/**
 * What is shown of an analysis: while it goes on, on a terminal, and at its end.
 *
 * @param <P> the game's own position type
 */
final class AnalysisView<P extends Position> {

  private static final long REDRAWN_EVERY = TimeUnit.MILLISECONDS.toNanos(150);
  private static final int WIDTH = 80;

  /** A proved result as a number lies beyond every estimate, a quick win above a slow one. */
  private static final int PROVED = 1_000_000;

  /** What counts as the length of a result whose length is not known. */
  private static final int UNKNOWN_LENGTH = 10_000;

  /** The most moves shown of a line that proves nothing. */
  private static final int LONGEST_GUESS = 60;

  /** What a player is given even if proofs have taken all the time. */
  private static final Duration LEAST = Duration.ofMillis(1);

  private final Report report;
  private final Session<P> session;
  private final CommandWords words;
  private final Analyst.Order order;
  private final long start = System.nanoTime();
  private long drawn = start;
  private int linesDrawn;

  AnalysisView(Report report, Session<P> session, Analyst.Order order) {
    this.report = report;
    this.session = session;
    words = new CommandWords(session.game());
    this.order = order;
  }

  /** The answer about a game that is over. */
  Report.Answer over() {
    Optional<Outcome> outcome = session.outcome();
    return new Report.Answer(
        fields(0, 0, List.of()).and("over", Facts.over(outcome)),
        () ->
            report.line(
                words.say("over", Verdict.of(session.game()).sentence(outcome.orElseThrow()))));
  }

  /** What is left of the budget now. */
  Budget left() {
    Budget budget = order.budget();
    if (budget.time().equals(Budget.UNLIMITED_TIME)) {
      return budget;
    }
    Duration gone = Duration.ofNanos(System.nanoTime() - start);
    Duration left = budget.time().minus(gone);
    return budget.withTime(left.compareTo(LEAST) < 0 ? LEAST : left);
  }

  /**
   * The answer when all has been thought.
   *
   * @param proved what is proved of the moves
   */
  Report.Answer of(Thought thought, List<MoveWorth> proved) {
    List<Object> lines = new ArrayList<>();
    List<Told> told = told(ProvedMoves.merged(thought, proved));
    for (Told line : told) {
      lines.add(
          Fields.of("move", line.moves.get(0))
              .and("score", line.number())
              .and("proved", line.proved())
              .and("mate", line.mate())
              .and("depth", thought.depth())
              .and("pv", line.moves)
              .and("nodes", thought.nodes())
              .map());
    }
    Optional<Worth> whole =
        proved.isEmpty()
            ? Optional.empty()
            : Optional.of(Worth.ofBest(proved.stream().map(MoveWorth::worth).toList()))
                .filter(Worth::isKnown);
    long nanos = Math.max(1, System.nanoTime() - start);
    return new Report.Answer(
        fields(thought.nodes(), nanos, lines)
            .and("exact", whole.map(AnalysisView::exact))
            .and("over", Optional.empty()),
        () -> {
          wipe();
          head(thought, nanos);
          whole.ifPresent(worth -> report.line(sentence(worth)));
          folded(told);
        });
  }

  private static Object exact(Worth worth) {
    return Fields.of("value", worth.result().name().toLowerCase(Locale.ROOT))
        .and("plies", worth.plies().stream().boxed().findFirst())
        .and("sweeps", worth.sweeps().stream().boxed().findFirst())
        .map();
  }

  private String sentence(Worth worth) {
    GameInfo info = session.game().info();
    String told = WorthText.in(session.game().language()).of(info, worth);
    return info.seats().size() == 1
        ? words.say("analysis.proved-puzzle", told)
        : words.say("analysis.proved", words.seatWithin(session.turn()), told);
  }

  private Fields fields(long nodes, long nanos, List<Object> lines) {
    Game<P> game = session.game();
    double seconds = nanos / 1e9;
    return Fields.of("game", game.info().name())
        .and("position", Written.position(game, session.position()))
        .and("turn", game.info().seats().get(session.turn()))
        .and("player", order.player().text())
        .and("nodes", nodes)
        .and("seconds", Math.round(seconds * 1e6) / 1e6)
        .and("nodesPerSecond", Math.round(nodes / Math.max(seconds, 1e-9)))
        .and("lines", lines);
  }

  /**
   * A line with its moves as texts.
   *
   * @param worth what is proved beside the score; empty if nothing is
   */
  private record Told(Score score, Optional<Worth> worth, List<String> moves) {

    /** An estimate in hundredths, or beyond them what is proved. */
    int number() {
      if (worth.isEmpty()) {
        return switch (score.kind()) {
          case ESTIMATE, DRAW -> score.value();
          case WIN -> PROVED - score.value();
          case LOSS -> score.value() - PROVED;
        };
      }
      int length = worth.get().plies().orElse(UNKNOWN_LENGTH);
      return switch (worth.get().result()) {
        case WIN -> PROVED - length;
        case LOSS -> length - PROVED;
        case DRAW, UNKNOWN -> 0;
      };
    }

    Optional<String> proved() {
      if (worth.isPresent()) {
        return Optional.of(worth.get().result().name().toLowerCase(Locale.ROOT));
      }
      return score.isProved()
          ? Optional.of(score.kind().name().toLowerCase(Locale.ROOT))
          : Optional.empty();
    }

    /** The plies to the end, negative for the side that loses. */
    Optional<Integer> mate() {
      if (worth.isPresent()) {
        int sign = worth.get().result() == Worth.Result.WIN ? 1 : -1;
        return worth.get().plies().stream().mapToObj(plies -> sign * plies).findFirst();
      }
      return switch (score.kind()) {
        case WIN -> Optional.of(score.value());
        case LOSS -> Optional.of(-score.value());
        default -> Optional.empty();
      };
    }

    /** Its moves; of a guess that goes on for pages only the beginning, as nobody follows more. */
    String line() {
      boolean isLong = moves.size() > LONGEST_GUESS && proved().isEmpty();
      return String.join(" ", isLong ? moves.subList(0, LONGEST_GUESS) : moves)
          + (isLong ? " ..." : "");
    }

    String text(Game<?> game) {
      GameInfo info = game.info();
      if (worth.isPresent()) {
        return WorthText.in(game.language()).of(info, worth.get());
      }
      Scores scores = Scores.in(game.language());
      return info.seats().size() == 1 ? scores.puzzleText(score) : scores.text(score);
    }
  }

  /** The lines with their moves as texts, as far as these are legal. */
  private List<Told> told(List<ProvedMoves.Line> lines) {
    List<Told> told = new ArrayList<>();
    for (ProvedMoves.Line line : lines) {
      List<String> moves = Lines.texts(session.history(), line.moves());
      if (!moves.isEmpty() && told.size() < order.lines()) {
        told.add(new Told(line.score(), line.worth(), moves));
      }
    }
    return told;
  }

  /** Shows a thought in the place of the one before, where the cursor can be moved. */
  void live(Thought thought) {
    long now = System.nanoTime();
    if (report.host().screen() != Host.Screen.TERMINAL || now - drawn < REDRAWN_EVERY) {
      return;
    }
    drawn = now;
    wipe();
    head(thought, now - start);
    List<Told> told = told(ProvedMoves.merged(thought, List.of()));
    List<String> scores = scores(told);
    for (int i = 0; i < told.size(); i++) {
      report.line(cut(scores.get(i) + String.join(" ", told.get(i).moves)));
    }
    linesDrawn = 1 + told.size();
    report.output().flush();
  }

  private void wipe() {
    if (linesDrawn > 0) {
      report.output().text("\r\u001b[" + linesDrawn + "A\u001b[J");
      linesDrawn = 0;
    }
  }

  private void head(Thought thought, long nanos) {
    double seconds = nanos / 1e9;
    report.line(
        cut(
            words.say(
                "analysis.head",
                words.seatWithin(session.turn()),
                thought.depth(),
                Numbers.grouped(thought.nodes()),
                Numbers.seconds(seconds),
                Numbers.grouped(Math.round(thought.nodes() / Math.max(seconds, 1e-9))))));
  }

  /** The scores of some lines, as a column. */
  private List<String> scores(List<Told> lines) {
    List<String> texts = lines.stream().map(line -> line.text(session.game())).toList();
    int width = texts.stream().mapToInt(String::length).max().orElse(0);
    return texts.stream().map(text -> " ".repeat(2 + width - text.length()) + text + "  ").toList();
  }

  private void folded(List<Told> lines) {
    List<String> scores = scores(lines);
    for (int i = 0; i < lines.size(); i++) {
      report.definition(scores.get(i), lines.get(i).line());
    }
  }

  /** What fits on one line of a terminal, so that it can be overwritten. */
  private static String cut(String line) {
    return line.length() < WIDTH ? line : line.substring(0, WIDTH - 4) + "...";
  }
}
