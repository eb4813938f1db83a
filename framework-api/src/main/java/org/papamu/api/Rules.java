package org.papamu.api;

/**
 * The rules as stateless functions over positions; shared between threads.
 *
 * <p>A move is a {@code long}. Inside one position one code is one distinct effect: two ways of
 * moving that lead to the same position by the same taken stones are one move. Codes are never
 * negative, mean nothing outside the position they were generated in, and are taken apart by the
 * game alone; a parameter that holds one is named {@code move}.
 *
 * <p>There is no undo: a search copies into preallocated positions.
 *
 * @param <P> the game's own position type
 */
public interface Rules<P extends Position> {

  /** A new position: the usual start of the game. */
  P initial();

  /** A new position equal to {@code source}, counters included. */
  default P copy(P source) {
    P copy = initial();
    copy(source, copy);
    return copy;
  }

  /** Makes {@code target} equal to {@code source}, counters included; allocates nothing. */
  void copy(P source, P target);

  /**
   * The legal moves, in an order that depends on the position alone. Empty exactly when the game is
   * over: a forced pass is a move.
   *
   * @param position not changed
   * @param out receives the moves; cleared first
   */
  void moves(P position, MoveList out);

  /**
   * The number of legal moves: the size of what {@link #moves} gives. Override it where counting is
   * cheaper than listing; perft counts its last ply by it.
   *
   * @param position not changed
   * @param scratch overwritten at will
   */
  default long count(P position, MoveList scratch) {
    moves(position, scratch);
    return scratch.size();
  }

  /**
   * Whether the game is over: whether {@link #moves} gives none. Override it where one move is
   * found sooner than all are counted; a search asks it of every leaf.
   *
   * @param position not changed
   * @param scratch overwritten at will
   */
  default boolean isOver(P position, MoveList scratch) {
    return count(position, scratch) == 0;
  }

  /**
   * Plays a move. Unchecked: the move must be legal here, which is ensured at the edges (a session,
   * a reader of text), not in the inner loop.
   */
  void play(P position, long move);

  /**
   * Hands the turn to the next seat without a move, where the same pieces make sense with that seat
   * to move. No rule allows it in a game; combinatorial values ask what either seat could do. A
   * {@linkplain GameInfo.Fact#NORMAL_PLAY normal-play} game of two seats and an {@linkplain
   * GameInfo.Fact#IMPARTIAL impartial} one override it, and passing once for each seat gives an
   * equal position.
   *
   * @param position changed only if the answer is {@code true}
   * @return whether the turn was handed over; the default never does
   */
  default boolean pass(P position) {
    return false;
  }

  /**
   * The score of a seat in a position where the game is over, between {@link GameInfo#worst} and
   * {@link GameInfo#best}.
   */
  int score(P position, int seat);

  /** Why the game is over; only called where it is. */
  Ending ending(P position);

  /** The rich form of a legal move, for screens and records only. */
  Move describe(P position, long move);

  /**
   * Makes {@code target} the image of {@code source} under a symmetry of the board, if play from
   * the image is play from the source seen in a mirror: the moves are the images of the moves, and
   * every result is the same for every seat. Switches on symmetry reduction in search and solving.
   *
   * @param symmetry from 0 to {@code symmetries() - 1} of the board
   * @param target overwritten; of no use afterwards if the answer is {@code false}
   * @return whether the symmetry keeps play; the default knows of none
   */
  default boolean image(P source, int symmetry, P target) {
    return false;
  }
}
