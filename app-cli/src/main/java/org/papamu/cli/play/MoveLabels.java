package org.papamu.cli.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.solve.LoopFreeSolver;
import org.papamu.core.solve.Solution;
import org.papamu.core.solve.Solution.Value;
import org.papamu.core.text.Wording;

/**
 * Labels every legal move with what is proved of it: wins, loses or draws, and in how many plies.
 *
 * @param <P> the game's own position type
 */
final class MoveLabels<P extends Position> {

  /** The memory of the proofs. */
  private static final long BYTES = 1L << 26;

  /** Enough for the end of most games, and no more than a script can wait for. */
  private static final long POSITIONS_PER_MOVE = 100_000;

  /** What a person waits for, all moves together. */
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(8);

  private final Game<P> game;
  private final LoopFreeSolver<P> solver;
  private long positions;

  /** Labels for a game that {@link #suits}. */
  MoveLabels(Game<P> game) {
    this.game = game;
    solver = new LoopFreeSolver<>(game, BYTES);
  }

  /** Whether moves of a game can be labelled. */
  static boolean suits(Game<?> game) {
    return LoopFreeSolver.suits(game.info());
  }

  private record Label(String move, Value value, OptionalInt plies) {

    String text() {
      String length = plies.isPresent() ? " in " + Wording.plies(plies.getAsInt()) : "";
      return move
          + switch (value) {
            case WIN -> " wins" + length;
            case LOSS -> " loses" + length;
            case DRAW -> " draws";
            case UNKNOWN -> " not known";
          };
    }

    /** Wins first, the quick ones before the slow ones; losses last, the other way round. */
    long rank() {
      int length = plies.orElse(Short.MAX_VALUE);
      return switch (value) {
        case WIN -> length;
        case DRAW -> 1L << 32;
        case UNKNOWN -> 2L << 32;
        case LOSS -> (3L << 32) - length;
      };
    }
  }

  /**
   * A line of text for each legal move of a position that is not over, the best first.
   *
   * @param outer asked often whether to come to an end
   */
  List<String> of(P position, Stop outer) {
    long start = System.nanoTime();
    List<Label> labels = new ArrayList<>();
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      P child = game.rules().copy(position);
      game.rules().play(child, moves.get(i));
      positions = 0;
      Stop stop =
          () ->
              outer.requested()
                  || positions >= POSITIONS_PER_MOVE
                  || System.nanoTime() - start >= PATIENCE;
      Solution solution = solver.solve(child, stop, told -> positions = told.positions());
      String text = game.notation().writeMove(position, moves.get(i));
      labels.add(label(text, solution, child.turn() == position.turn()));
    }
    return labels.stream()
        .sorted(Comparator.comparingLong(Label::rank).thenComparing(Label::move))
        .map(Label::text)
        .toList();
  }

  private static Label label(String move, Solution solution, boolean sameSeat) {
    Value value = solution.value();
    if (!sameSeat && value == Value.WIN) {
      value = Value.LOSS;
    } else if (!sameSeat && value == Value.LOSS) {
      value = Value.WIN;
    }
    OptionalInt plies =
        solution.plies().isPresent()
            ? OptionalInt.of(solution.plies().getAsInt() + 1)
            : OptionalInt.empty();
    return new Label(move, value, plies);
  }
}
