package org.papamu.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.papamu.api.Game;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.cli.output.Fields;
import org.papamu.cli.output.Host;
import org.papamu.cli.play.Analyst;
import org.papamu.core.player.Lines;
import org.papamu.core.session.Session;
import org.papamu.core.text.Scores;
import org.papamu.core.text.Verdict;
import org.papamu.core.text.Wording;

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

  private final Report report;
  private final Session<P> session;
  private final Analyst.Order order;
  private final long start = System.nanoTime();
  private long drawn = start;
  private int linesDrawn;

  AnalysisView(Report report, Session<P> session, Analyst.Order order) {
    this.report = report;
    this.session = session;
    this.order = order;
  }

  /** The answer about a game that is over. */
  Report.Answer over() {
    Optional<Outcome> outcome = session.outcome();
    return new Report.Answer(
        fields(0, 0, List.of()).and("over", Facts.over(outcome)),
        () -> report.line("over: " + Verdict.sentence(outcome.orElseThrow())));
  }

  /** The answer when all has been thought. */
  Report.Answer of(Thought thought) {
    List<Object> lines = new ArrayList<>();
    List<Told> told = told(thought);
    for (Told line : told) {
      Score score = line.score;
      lines.add(
          Fields.of("move", line.moves.get(0))
              .and("score", number(score))
              .and("proved", proved(score))
              .and("mate", mate(score))
              .and("depth", thought.depth())
              .and("pv", line.moves)
              .and("nodes", thought.nodes())
              .map());
    }
    long nanos = Math.max(1, System.nanoTime() - start);
    return new Report.Answer(
        fields(thought.nodes(), nanos, lines).and("over", Optional.empty()),
        () -> {
          wipe();
          head(thought, nanos);
          folded(told);
        });
  }

  private Fields fields(long nodes, long nanos, List<Object> lines) {
    Game<P> game = session.game();
    double seconds = nanos / 1e9;
    return Fields.of("game", game.info().name())
        .and("position", game.notation().write(session.position()))
        .and("turn", game.info().seats().get(session.turn()))
        .and("player", order.player().text())
        .and("nodes", nodes)
        .and("seconds", Math.round(seconds * 1e6) / 1e6)
        .and("nodesPerSecond", Math.round(nodes / Math.max(seconds, 1e-9)))
        .and("lines", lines);
  }

  /** An estimate in hundredths, or beyond them what is proved. */
  private static int number(Score score) {
    return switch (score.kind()) {
      case ESTIMATE, DRAW -> score.value();
      case WIN -> PROVED - score.value();
      case LOSS -> score.value() - PROVED;
    };
  }

  private static Optional<String> proved(Score score) {
    return score.isProved()
        ? Optional.of(score.kind().name().toLowerCase(Locale.ROOT))
        : Optional.empty();
  }

  /** The plies to the end, negative for the side that loses. */
  private static Optional<Integer> mate(Score score) {
    return switch (score.kind()) {
      case WIN -> Optional.of(score.value());
      case LOSS -> Optional.of(-score.value());
      default -> Optional.empty();
    };
  }

  private record Told(Score score, List<String> moves) {}

  /** The lines with their moves as texts, as far as these are legal. */
  private List<Told> told(Thought thought) {
    List<Told> told = new ArrayList<>();
    for (Thought.Line line : thought.lines()) {
      List<String> moves = Lines.texts(session.history(), line.moves());
      if (!moves.isEmpty() && told.size() < order.lines()) {
        told.add(new Told(line.score(), moves));
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
    List<Told> told = told(thought);
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
            "%s to move: depth %s, %s nodes  (%s s, %s nodes/s)"
                .formatted(
                    Wording.capital(session.game().info().seats().get(session.turn())),
                    thought.depth(),
                    Numbers.grouped(thought.nodes()),
                    Numbers.seconds(seconds),
                    Numbers.grouped(Math.round(thought.nodes() / Math.max(seconds, 1e-9))))));
  }

  /** The scores of some lines, as a column. */
  private List<String> scores(List<Told> lines) {
    boolean puzzle = session.game().info().seats().size() == 1;
    List<String> texts = new ArrayList<>();
    for (Told line : lines) {
      texts.add(puzzle ? Scores.puzzleText(line.score) : Scores.text(line.score));
    }
    int width = texts.stream().mapToInt(String::length).max().orElse(0);
    return texts.stream().map(text -> " ".repeat(2 + width - text.length()) + text + "  ").toList();
  }

  private void folded(List<Told> lines) {
    List<String> scores = scores(lines);
    for (int i = 0; i < lines.size(); i++) {
      report.definition(scores.get(i), String.join(" ", lines.get(i).moves));
    }
  }

  /** What fits on one line of a terminal, so that it can be overwritten. */
  private static String cut(String line) {
    return line.length() < WIDTH ? line : line.substring(0, WIDTH - 4) + "...";
  }
}
