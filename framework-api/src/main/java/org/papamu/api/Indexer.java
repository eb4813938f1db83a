package org.papamu.api;

/**
 * A perfect index of a game's positions: numbers without gaps, class by class. It switches on
 * retrograde analysis and endgame tables, which hold one entry for each number.
 *
 * <p>A class is a set of positions that is left only for classes with lower numbers: in a game of
 * captures the positions with so many stones of each kind. Draw counters and the history are no
 * part of an indexed position.
 *
 * <p>What must hold, for every class {@code c} and every number {@code i} of it:
 *
 * <ul>
 *   <li>Positions with one number have one value: a win, a draw or a loss of the seat to move in as
 *       many plies, under {@link Game#withoutDrawRules}. They may differ by a symmetry of the board
 *       and, where a game treats its seats alike, by an exchange of the seats.
 *   <li>{@link #position position}{@code (c, i)} is a position of class {@code c}, and its {@link
 *       #index} is {@code i}, or a lower number where {@code i} is <em>spare</em>: a second number
 *       of a position that has one. Spare numbers are allowed so that symmetry stays cheap; there
 *       should be few.
 *   <li>Every move from a position leads to its class, to a class with a lower number, or to {@link
 *       #NONE}.
 * </ul>
 *
 * <p>Immutable as seen from outside and shared between threads; may build tables of its own when a
 * class is first used.
 *
 * @param <P> the game's own position type
 */
public interface Indexer<P extends Position> {

  /** The class of a position that is not indexed; play is over there. */
  int NONE = -1;

  /** The number of classes; they are numbered from 0. */
  int classes();

  /**
   * The name of a class, unique in the game: lower-case ASCII letters, digits and hyphens, at most
   * 32 of them, such as {@code 4-2}.
   */
  String name(int number);

  /** The pieces of a position of a class, by which people choose how far tables go. */
  int pieces(int number);

  /**
   * How many numbers a class has; may exceed what fits in memory.
   *
   * @return from 1; {@link Long#MAX_VALUE} for more than can be numbered, and then neither {@link
   *     #index} nor {@link #position} is asked of the class
   */
  long size(int number);

  /** The class of a position, or {@link #NONE}. */
  int classOf(P position);

  /** The number of a position within its class, which is not {@link #NONE}. Allocates nothing. */
  long index(P position);

  /**
   * Sets up a position with a number.
   *
   * @param number the class
   * @param index from 0 to below its size
   * @param target receives the position, with its draw counters at 0; allocates nothing
   */
  void position(int number, long index, P target);

  /**
   * Whether {@link #retractions} are offered. Tables are built many times faster with them; without
   * them each round looks at every position that is still open.
   */
  default boolean retracts() {
    return false;
  }

  /**
   * The ways to take back a move that stayed in the class: for every position of the class with a
   * move to this one there is one retraction that leads back to it (or to its image), and none
   * leads anywhere else.
   *
   * @param position not changed
   * @param out receives the retractions, codes as free as those of moves; cleared first
   */
  default void retractions(P position, MoveList out) {
    throw new UnsupportedOperationException("no retractions");
  }

  /** Takes a move back: one of the {@link #retractions} of the position. */
  default void retract(P position, long retraction) {
    throw new UnsupportedOperationException("no retractions");
  }
}
