package org.papamu.cli.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.exact.MoveWorth;
import org.papamu.core.exact.Oracle;
import org.papamu.core.exact.Worth;
import org.papamu.core.session.GameFault;

/**
 * What is proved of moves, beside what a player thinks of them: asked for a share of what the
 * player may spend. Nothing is known of games that no way of solving suits.
 *
 * @param <P> the game's own position type
 */
final class ProvedMoves<P extends Position> {

  private static final int SHARE_OF_TIME = 4;
  private static final int SHARE_OF_NODES = 8;
  private static final long FEWEST = 500;

  /** For each move, where time is the limit. */
  private static final long IN_TIME = 20_000;

  /** For each move, where depth is. */
  private static final long IN_DEPTH = 2_000;

  private final Game<P> game;
  private final Optional<Oracle<P>> oracle;

  ProvedMoves(Game<P> game) {
    this.game = game;
    oracle =
        Oracle.suits(game.info())
            ? Optional.of(Oracle.of(game, Oracle.USUAL_BYTES))
            : Optional.empty();
  }

  /** What is found out of a position's moves within a share of a budget. */
  List<MoveWorth> of(P position, Budget budget) {
    if (oracle.isEmpty()) {
      return List.of();
    }
    boolean timed = !budget.time().equals(Budget.UNLIMITED_TIME);
    long start = System.nanoTime();
    long longest = timed ? budget.time().toNanos() / SHARE_OF_TIME : TimeUnit.DAYS.toNanos(1);
    long positions = timed ? IN_TIME : IN_DEPTH;
    if (budget.nodes() < Long.MAX_VALUE) {
      positions = Math.min(positions, Math.max(FEWEST, budget.nodes() / SHARE_OF_NODES));
    }
    long most = positions;
    return GameFault.during(
        game,
        "rules",
        heard ->
            oracle
                .get()
                .moves(
                    position,
                    new Oracle.Limits(
                        most, () -> heard.requested() || System.nanoTime() - start >= longest)),
        Stop.NEVER);
  }

  /**
   * A line of play with what is known of it.
   *
   * @param score what the player thinks
   * @param worth what is proved of its first move; empty if nothing is, or the player has proved
   *     more
   */
  record Line(Score score, Optional<Worth> worth, List<Long> moves) {}

  /**
   * A player's lines, with proofs where the player has none; a proved win goes to the front, be it
   * one that the player has not thought of, and a proved loss to the end.
   */
  static List<Line> merged(Thought thought, List<MoveWorth> proved) {
    List<Line> lines = new ArrayList<>();
    for (Thought.Line line : thought.lines()) {
      Optional<Worth> worth =
          line.moves().isEmpty() ? Optional.empty() : worth(proved, line.moves().get(0));
      lines.add(new Line(line.score(), news(line.score(), worth), line.moves()));
    }
    for (MoveWorth move : proved) {
      boolean isNew =
          lines.stream()
              .noneMatch(
                  line -> line.moves().stream().findFirst().equals(Optional.of(move.move())));
      if (isNew && move.worth().result() == Worth.Result.WIN) {
        lines.add(new Line(Score.estimate(0), Optional.of(move.worth()), List.of(move.move())));
      }
    }
    lines.sort(Comparator.comparingInt(ProvedMoves::order));
    return lines;
  }

  private static Optional<Worth> worth(List<MoveWorth> proved, long move) {
    return proved.stream()
        .filter(one -> one.move() == move && one.worth().isKnown())
        .map(MoveWorth::worth)
        .findFirst();
  }

  /** What is proved, unless the player has proved something itself: it knows the counters. */
  private static Optional<Worth> news(Score score, Optional<Worth> worth) {
    return score.isProved() ? Optional.empty() : worth;
  }

  private static int order(Line line) {
    Worth.Result result =
        line.worth
            .map(Worth::result)
            .orElseGet(
                () ->
                    switch (line.score.kind()) {
                      case WIN -> Worth.Result.WIN;
                      case LOSS -> Worth.Result.LOSS;
                      case DRAW, ESTIMATE -> Worth.Result.UNKNOWN;
                    });
    return switch (result) {
      case WIN -> 0;
      case DRAW, UNKNOWN -> 1;
      case LOSS -> 2;
    };
  }
}
