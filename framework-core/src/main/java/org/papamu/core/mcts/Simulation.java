package org.papamu.core.mcts;

import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Plays games on below the tree. Not thread-safe; allocates nothing.
 *
 * <p>A game is played by chance to its end, or only for some plies, and on until the evaluator
 * calls the position settled; then the evaluator says what it is worth.
 */
final class Simulation<P extends Position> {

  /** A game that comes to no end in so many plies is broken off and evaluated. */
  static final int MOST_PLIES = 1000;

  /** The most plies to wait for a settled position. */
  private static final int MOST_UNSETTLED = 12;

  private final Rules<P> rules;
  private final Results results;
  private final Estimates<P> estimates;
  private final SplitMix random;
  private final int plies;
  private final int mostPlies;
  private final boolean noting;
  private final MoveList moves = new MoveList();
  private final int[] scores;

  Simulation(Frame<P> frame, SplitMix random) {
    rules = frame.rules();
    results = frame.results();
    estimates = frame.estimates();
    this.random = random;
    scores = new int[results.seats()];
    boolean evaluated =
        frame.settings().playout() == MctsSettings.Playout.EVALUATED && estimates.isInformed();
    plies = evaluated ? frame.weights().plies() : MOST_PLIES;
    mostPlies = evaluated ? plies + MOST_UNSETTLED : MOST_PLIES;
    noting = frame.amaf() != null;
  }

  /**
   * Plays on.
   *
   * @param position where to begin; it is the end afterwards
   * @param path notes the moves, if they count for more than their game
   * @param rewards receives what the end is worth to each seat
   */
  void run(P position, Path path, float[] rewards) {
    for (int ply = 0; ; ply++) {
      if (ply >= plies) {
        if (rules.isOver(position, moves)) {
          over(position, rewards);
          return;
        }
        if (ply >= mostPlies || estimates.isSettled(position)) {
          estimates.rewards(position, rewards);
          return;
        }
      }
      rules.moves(position, moves);
      if (moves.isEmpty()) {
        over(position, rewards);
        return;
      }
      long move = ply < plies ? moves.get(random.below(moves.size())) : promising(position);
      if (noting) {
        int seat = position.turn();
        path.note(Amaf.slot(move, seat), seat);
      }
      rules.play(position, move);
    }
  }

  /** The move that looks best before it is played; among equals chance decides. */
  private long promising(P position) {
    int size = moves.size();
    int best = Integer.MIN_VALUE;
    int chosen = 0;
    int offset = random.below(size);
    for (int i = 0; i < size; i++) {
      int at = i + offset < size ? i + offset : i + offset - size;
      int promise = estimates.promise(position, moves.get(at));
      if (promise > best) {
        best = promise;
        chosen = at;
      }
    }
    return moves.get(chosen);
  }

  /** What a game that is over is worth to each seat. */
  void over(P position, float[] rewards) {
    for (int seat = 0; seat < scores.length; seat++) {
      scores[seat] = rules.score(position, seat);
    }
    results.rewards(scores, rewards);
  }
}
