package org.papamu.core.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Thought;

/**
 * Searches by Monte Carlo: a tree that grows where play is good, and games played on from its
 * leaves.
 *
 * <p>A budget's nodes are games played on, its depth is the greatest depth of the tree. With one
 * thread and a limit of nodes the same seed gives the same answers to the same questions in the
 * same order. The tree of one answer serves the next one where that is about a later position of
 * the same game.
 *
 * <p>Estimates are the mean results in hundredths: the evaluation that {@link Estimates} gives the
 * same worth.
 */
public final class MctsPlayer implements Player {

  private static final int DEEPEST = 512;

  private final MctsSettings settings;
  private final Weights weights;
  private final RandomGenerator random;
  private @Nullable Memory<?> memory;

  /**
   * A player.
   *
   * @param random the source of all its chance
   */
  public MctsPlayer(MctsSettings settings, RandomGenerator random) {
    this(settings, Weights.STANDARD, random);
  }

  MctsPlayer(MctsSettings settings, Weights weights, RandomGenerator random) {
    this.settings = settings;
    this.weights = weights;
    this.random = random;
  }

  @Override
  public <P extends Position> Choice choose(Question<P> question) {
    History<P> history = question.history();
    Game<P> game = history.game();
    P root = history.position();
    MoveList moves = new MoveList();
    game.rules().moves(root, moves);
    Memory<P> kept = recall(question, moves.size());
    memory = null;
    Frame<P> frame = frame(kept, root, question);
    SplitMix chance = new SplitMix(random.nextLong());
    List<Worker<P>> workers = new ArrayList<>();
    for (int i = 0; i < settings.threads(); i++) {
      workers.add(new Worker<>(frame, new SplitMix(random.nextLong())));
    }
    if (kept.tree().first(Tree.ROOT) <= 0) {
      MoveList rootMoves = RootMoves.of(game, root, moves, question.lines(), chance);
      new Growth<>(frame).growRoot(root, rootMoves);
    }
    Thought thought = new Search<>(frame, question, workers).run();
    memory = kept;
    return Choice.of(thought);
  }

  private <P extends Position> Memory<P> recall(Question<P> question, int rootMoves) {
    History<P> history = question.history();
    int room = Memory.capacity(settings.hash(), rootMoves, question.budget().nodes());
    Memory<P> kept = memory == null ? null : memory.at(question, rootMoves);
    if (kept != null && kept.room() >= room) {
      return kept;
    }
    Tree old = memory == null || memory.room() < room ? null : memory.tree();
    memory = null;
    Tree tree = old != null ? old : Memory.tree(room, settings.threads() > 1);
    return Memory.of(history, tree, room, settings.selection());
  }

  private <P extends Position> Frame<P> frame(Memory<P> kept, P root, Question<P> question) {
    History<P> history = question.history();
    Game<P> game = history.game();
    GameInfo info = game.info();
    Estimates<P> estimates = new Estimates<>(game);
    boolean opposed = info.seats().size() <= 2;
    return new Frame<>(
        game.rules(),
        kept.results(),
        estimates,
        new Past<>(history),
        settings,
        kept.tree(),
        kept.amaf(),
        root,
        Math.min(DEEPEST, question.budget().depth()),
        opposed && estimates.isInformed(),
        weights);
  }

  /** The visits of the root of the tree that is kept for the next move; 0 without one. */
  int visits() {
    return memory == null ? 0 : memory.tree().visits[Tree.ROOT];
  }

  /** The nodes of the tree that is kept for the next move; 0 without one. */
  int nodes() {
    return memory == null ? 0 : memory.tree().size();
  }

  /** Forgets the last game. */
  @Override
  public void close() {
    memory = null;
  }
}
