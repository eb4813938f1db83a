package org.papamu.core.session;

import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Works out what there is to know of a position before it becomes the one of a session, so that
 * nothing of the session has changed when the game's code fails.
 *
 * @param <P> the game's own position type
 */
final class Arrivals<P extends Position> {

  private final Game<P> game;
  private final Rules<P> rules;
  private final int repetition;
  private final Decisions decisions;
  private final @Nullable Occurrences<P> occurrences;

  /** A list to make the next moves in. */
  private MoveList spare = new MoveList();

  /**
   * For a game.
   *
   * @param repetition at how many occurrences of a position the game is drawn
   * @param occurrences what counts positions, where that matters
   */
  Arrivals(
      Game<P> game,
      Rules<P> rules,
      int repetition,
      Decisions decisions,
      @Nullable Occurrences<P> occurrences) {
    this.game = game;
    this.rules = rules;
    this.repetition = repetition;
    this.decisions = decisions;
    this.occurrences = occurrences;
  }

  /**
   * What was worked out about a position before it becomes the one now.
   *
   * @param moves the legal moves by the rules alone
   * @param group where its occurrences are counted, if they are
   */
  record Arrival<P extends Position>(
      P position,
      int turn,
      MoveList moves,
      @Nullable Outcome outcome,
      Occurrences.@Nullable Group group,
      @Nullable History<P> history) {}

  /** What a move leads to. On the thread of a guard, so that one call of it does for all parts. */
  Arrival<P> by(P position, long move, @Nullable History<P> history) {
    P next = GameFault.given(game, "copy", rules.copy(position));
    rules.play(next, move);
    History<P> after = history == null ? null : history.then(move);
    return at(next, after);
  }

  /** A position that the game has come to. */
  Arrival<P> at(P next, @Nullable History<P> after) {
    Listed<P> listed = new Listed<>(game, spare());
    MoveList moves = GameFault.guard(game, "moves", () -> listed.moves(next));
    int turn = GameFault.guard(game, "turn", () -> listed.turn(next));
    Outcome ended =
        moves.isEmpty() ? GameFault.guard(game, "ending", () -> listed.outcome(next)) : null;
    Occurrences<P> counted = occurrences;
    Occurrences.Group group =
        counted == null
            ? null
            : GameFault.guard(game, "equals or hash", () -> counted.groupOf(next));
    if (group != null && ended == null && group.count() + 1 >= repetition) {
      ended = decisions.repetition(group.count() + 1);
    }
    return new Arrival<>(next, turn, moves, ended, group, after);
  }

  /** A position that a move was played from, so that the game was not over there. */
  Arrival<P> back(P earlier) {
    Listed<P> listed = new Listed<>(game, spare());
    MoveList moves = listed.moves(earlier);
    return new Arrival<>(earlier, listed.turn(earlier), moves, null, null, null);
  }

  /** Has a list that is of no use any more filled with the next moves. */
  void reuse(MoveList list) {
    spare = list;
  }

  /**
   * The list to make the next moves in. It is handed out once: what does not come back may write to
   * it for ever.
   */
  private MoveList spare() {
    MoveList handed = spare;
    spare = new MoveList(1);
    return handed;
  }
}
