package org.papamu.testkit.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.papamu.api.Budget;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.core.search.AlphaBeta;

/**
 * Games of the alpha-beta player against itself, for games of two seats. Each begins with plies at
 * random, between 0 and a bound, so that all parts of a game occur in many shapes; the positions
 * from there on are samples, each with what the first seat got in the end. A game is over as soon
 * as the player has proved a result.
 *
 * @param <P> the game's own position type
 */
public final class SelfPlay<P extends Position> {

  private static final int MEBIBYTES = 4;

  private final Game<P> game;
  private final Budget budget;
  private final int mostRandom;
  private final SplittableRandom random;
  private int games;

  /**
   * Games with an evaluator.
   *
   * @param budget what is spent on each move: nodes or depth, so that the games can be had again
   * @param mostRandom the most plies at random, 0 or more
   * @param seed what all chance comes from
   * @throws IllegalArgumentException if the game has not two seats
   */
  public SelfPlay(Game<P> game, Evaluator<P> evaluator, Budget budget, int mostRandom, long seed) {
    if (!game.info().isDuel() || mostRandom < 0) {
      throw new IllegalArgumentException(game.info().name() + ", plies " + mostRandom);
    }
    this.game = new WithEvaluator<>(game, evaluator);
    this.budget = budget;
    this.mostRandom = mostRandom;
    random = new SplittableRandom(seed);
  }

  /**
   * A position of a game.
   *
   * @param position not over; not used by anyone else
   * @param score what the player thought of it, for the seat to move
   * @param result what the first seat got in the end: 0, a half or 1
   * @param game the game's number, from 0
   */
  public record Sample<P extends Position>(P position, Score score, double result, int game) {

    /**
     * What the player expected the first seat to get, 0 to 1.
     *
     * @param unit an estimate's worth, in hundredths, at which the odds are e to one
     */
    public double expected(double unit) {
      double own =
          switch (score.kind()) {
            case WIN -> 1;
            case DRAW -> 0.5;
            case LOSS -> 0;
            case ESTIMATE -> 1 / (1 + Math.exp(-score.value() / unit));
          };
      return position.turn() == 0 ? own : 1 - own;
    }
  }

  /** Plays one game and tells its samples in order; there may be none. */
  public void play(Consumer<? super Sample<P>> consumer) {
    P start = game.rules().initial();
    int number = games++;
    if (!walk(start, random.nextInt(mostRandom + 1))) {
      return;
    }
    List<P> positions = new ArrayList<>();
    List<Score> scores = new ArrayList<>();
    double result;
    try (Player player = new AlphaBeta(1, MEBIBYTES, random.split())) {
      result = playOut(player, start, positions, scores);
    }
    for (int i = 0; i < scores.size(); i++) {
      consumer.accept(new Sample<>(positions.get(i), scores.get(i), result, number));
    }
  }

  private boolean walk(P position, int plies) {
    MoveList moves = new MoveList();
    for (int ply = 0; ply < plies; ply++) {
      game.rules().moves(position, moves);
      if (moves.isEmpty()) {
        return false;
      }
      game.rules().play(position, moves.pick(random));
    }
    return Outcome.of(game, position).isEmpty();
  }

  /** Plays to the end, or until it is known, and answers what the first seat gets. */
  private double playOut(Player player, P start, List<P> positions, List<Score> scores) {
    History<P> history = History.startingAt(game, start);
    while (true) {
      P position = history.position();
      if (Outcome.of(game, position).isPresent()) {
        int first = game.info().utility(game.rules().score(position, 0));
        int second = game.info().utility(game.rules().score(position, 1));
        return (1 + Integer.signum(first - second)) / 2.0;
      }
      int repetition = game.info().repetition();
      if (repetition > 0 && history.occurrences() >= repetition) {
        return 0.5;
      }
      Player.Choice choice = player.choose(Question.of(history, budget));
      Score score = choice.thought().orElseThrow().best().score();
      positions.add(position);
      scores.add(score);
      if (score.isProved()) {
        double own = points(score.kind());
        return position.turn() == 0 ? own : 1 - own;
      }
      history = history.then(choice.move());
    }
  }

  private static double points(Score.Kind kind) {
    return switch (kind) {
      case WIN -> 1;
      case LOSS -> 0;
      default -> 0.5;
    };
  }
}
