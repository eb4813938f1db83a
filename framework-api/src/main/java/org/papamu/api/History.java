package org.papamu.api;

import java.util.Arrays;

/**
 * A game so far: where it started and the moves played since. Immutable.
 *
 * <p>A position alone cannot know what a repetition rule needs, so players are given this.
 *
 * @param <P> the game's own position type
 */
public final class History<P extends Position> {

  private final Game<P> game;
  private final P start;
  private final long[] moves;
  private final P position;

  private History(Game<P> game, P start, long[] moves, P position) {
    this.game = game;
    this.start = start;
    this.moves = moves;
    this.position = position;
  }

  /** The history of a game that starts in a position and has no move yet. */
  public static <P extends Position> History<P> startingAt(Game<P> game, P start) {
    P copy = game.rules().copy(start);
    return new History<>(game, copy, new long[0], copy);
  }

  /**
   * The history of a game that starts in a position and went on by these moves.
   *
   * @param moves the moves, each legal in the position that those before it lead to
   */
  public static <P extends Position> History<P> of(Game<P> game, P start, long[] moves) {
    P first = game.rules().copy(start);
    P now = game.rules().copy(start);
    for (long move : moves) {
      game.rules().play(now, move);
    }
    return new History<>(game, first, moves.clone(), now);
  }

  /** This history and one more move, which must be legal. */
  public History<P> then(long move) {
    P next = game.rules().copy(position);
    game.rules().play(next, move);
    long[] longer = Arrays.copyOf(moves, moves.length + 1);
    longer[moves.length] = move;
    return new History<>(game, start, longer, next);
  }

  /** The game. */
  public Game<P> game() {
    return game;
  }

  /** A new copy of the position where the game started. */
  public P start() {
    return game.rules().copy(start);
  }

  /** A new copy of the position now. */
  public P position() {
    return game.rules().copy(position);
  }

  /** A copy of the moves since the start. */
  public long[] moves() {
    return moves.clone();
  }

  /** The number of moves since the start. */
  public int plies() {
    return moves.length;
  }

  /** How often the position now has occurred, this occurrence included: 1 or more. */
  public int occurrences() {
    if (game.info().is(GameInfo.Fact.LOOP_FREE)) {
      return 1;
    }
    P past = start();
    int count = past.equals(position) ? 1 : 0;
    for (long move : moves) {
      game.rules().play(past, move);
      count += past.equals(position) ? 1 : 0;
    }
    return count;
  }
}
