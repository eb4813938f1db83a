package org.papamu.testkit;

import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.api.board.Topology;

/**
 * All that a game says along one random game, as a text to keep: whatever changes in its rules,
 * notation, hash, description or results shows as a difference.
 *
 * <p>The board is drawn here, plainly, and not as a terminal shows it, so that a better drawing
 * there changes no kept text.
 */
public final class Playthrough {

  private Playthrough() {}

  /**
   * The text of one random game from the usual start.
   *
   * @param seed where the choice of moves comes from
   * @param plies how many plies at most
   */
  public static <P extends Position> String of(Game<P> game, long seed, int plies) {
    StringBuilder out = new StringBuilder();
    head(game, seed, out);
    SplittableRandom random = new SplittableRandom(seed);
    P position = game.rules().initial();
    MoveList moves = new MoveList();
    for (int ply = 0; ; ply++) {
      out.append("%nply %d%n".formatted(ply));
      out.append("  position  %s%n".formatted(game.notation().write(position)));
      draw(game, position, out);
      out.append("  hash      %016x%n".formatted(position.hash()));
      game.rules().moves(position, moves);
      out.append("  moves     %d%n".formatted(moves.size()));
      game.evaluator()
          .filter(e -> !moves.isEmpty())
          .ifPresent(
              evaluator -> {
                out.append("  worth    ");
                for (int seat = 0; seat < game.info().seats().size(); seat++) {
                  out.append(" %d".formatted(evaluator.evaluate(position, seat)));
                }
                out.append("%n".formatted());
              });
      if (moves.isEmpty() || ply == plies) {
        break;
      }
      long move = moves.pick(random);
      out.append(
          "  %-9s %s, code %d: %s%n"
              .formatted(
                  game.info().seats().get(position.turn()),
                  game.notation().writeMove(position, move),
                  move,
                  steps(game, position, move)));
      game.rules().play(position, move);
    }
    end(game, position, out);
    return out.toString().replace(System.lineSeparator(), "\n");
  }

  private static void head(Game<?> game, long seed, StringBuilder out) {
    GameInfo info = game.info();
    out.append("game      %s%n".formatted(info.name()));
    out.append("title     %s%n".formatted(info.title()));
    out.append("seats     %s%n".formatted(String.join(", ", info.seats())));
    out.append("scores    %d to %d%n".formatted(info.worst(), info.best()));
    out.append(
        "facts     %s%n"
            .formatted(
                String.join(
                    ", ",
                    info.facts().stream()
                        .map(fact -> fact.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .sorted()
                        .toList())));
    out.append(
        "longest   %s%n"
            .formatted(info.maxPly() == Integer.MAX_VALUE ? "no bound" : info.maxPly() + " plies"));
    out.append(
        "board     %d points, %d symmetries%n"
            .formatted(game.board().size(), game.board().symmetries()));
    game.options()
        .values()
        .forEach(
            (option, value) -> out.append("option    %s=%s%n".formatted(option.name(), value)));
    out.append("seed      %d%n".formatted(seed));
  }

  private static <P extends Position> void draw(Game<P> game, P position, StringBuilder out) {
    Topology board = game.board();
    for (int row = board.rows() - 1; row >= 0; row--) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < board.columns(); column++) {
        int point = board.point(row, column);
        int piece = point == Topology.NONE ? 0 : position.at(point);
        char cell = point == Topology.NONE ? ' ' : '.';
        line.append(' ').append(piece == 0 ? cell : game.look().piece(piece).letter());
      }
      out.append("           ").append(line.toString().stripTrailing()).append('\n');
    }
  }

  private static <P extends Position> String steps(Game<P> game, P position, long move) {
    StringBuilder out = new StringBuilder();
    game.rules()
        .describe(position, move)
        .steps()
        .forEach(
            step -> {
              out.append(out.isEmpty() ? "" : ", ")
                  .append(step.kind().name().toLowerCase(Locale.ROOT))
                  .append(' ')
                  .append(game.board().name(step.from()));
              if (step.to() != step.from()) {
                out.append(" to ").append(game.board().name(step.to()));
              }
              if (!step.taken().isEmpty()) {
                out.append(" taking");
                step.taken().forEach(point -> out.append(' ').append(game.board().name(point)));
              }
            });
    return out.isEmpty() ? "nothing on the board" : out.toString();
  }

  private static <P extends Position> void end(Game<P> game, P position, StringBuilder out) {
    Optional<Outcome> outcome = Outcome.of(game, position);
    if (outcome.isEmpty()) {
      out.append("%nnot over%n".formatted());
      return;
    }
    out.append("%nresult    %s%n".formatted(outcome.get().result()));
    out.append(
        "reason    %s: %s%n"
            .formatted(outcome.get().reason().key(), outcome.get().reason().sentence()));
    out.append("scores    %s%n".formatted(outcome.get().scores()));
  }
}
