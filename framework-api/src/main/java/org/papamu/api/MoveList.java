package org.papamu.api;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * A reused list of move codes.
 *
 * <p>It grows a plain array and keeps it when cleared, so that a list that has served a few
 * positions allocates no more. Not thread-safe. Indices are not checked beyond what the array
 * checks: an index of {@link #size()} or more gives a stale move or an {@link
 * IndexOutOfBoundsException}.
 */
public final class MoveList {

  /** The most moves that a list holds: 2^24. Rules that list more of them do not come to an end. */
  public static final int MAX_SIZE = 1 << 24;

  private long[] moves;
  private int size;

  /** An empty list with room for 64 moves; it grows as needed. */
  public MoveList() {
    this(64);
  }

  /** An empty list with room for {@code capacity} moves; it grows as needed. */
  public MoveList(int capacity) {
    moves = new long[Math.max(1, capacity)];
  }

  /** Removes all moves; keeps the room. */
  public void clear() {
    size = 0;
  }

  /**
   * Appends a move.
   *
   * @throws IllegalStateException if the list holds {@link #MAX_SIZE} moves
   */
  public void add(long move) {
    if (size == moves.length) {
      grow();
    }
    moves[size++] = move;
  }

  private void grow() {
    if (size >= MAX_SIZE) {
      throw new IllegalStateException("a list of moves holds " + MAX_SIZE + " at most");
    }
    moves = Arrays.copyOf(moves, Math.min(MAX_SIZE, size * 2));
  }

  /** The number of moves. */
  public int size() {
    return size;
  }

  /** Whether there is no move. */
  public boolean isEmpty() {
    return size == 0;
  }

  /** The move at an index from 0 to {@code size() - 1}. */
  public long get(int index) {
    return moves[index];
  }

  /** Replaces the move at an index from 0 to {@code size() - 1}. */
  public void set(int index, long move) {
    moves[index] = move;
  }

  /** Drops every move from index {@code newSize} on. */
  public void truncate(int newSize) {
    size = Math.min(size, Math.max(0, newSize));
  }

  /** Swaps two moves. */
  public void swap(int i, int j) {
    long move = moves[i];
    moves[i] = moves[j];
    moves[j] = move;
  }

  /** The first index of a move, or -1. Looks at every move in turn. */
  public int indexOf(long move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return i;
      }
    }
    return -1;
  }

  /** Whether the list holds a move. */
  public boolean contains(long move) {
    return indexOf(move) >= 0;
  }

  /** Sorts the moves by their codes and drops duplicates. */
  public void sortDistinct() {
    Arrays.sort(moves, 0, size);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (kept == 0 || moves[kept - 1] != moves[i]) {
        moves[kept++] = moves[i];
      }
    }
    size = kept;
  }

  /**
   * One of the moves, each as likely as the other.
   *
   * @throws IllegalArgumentException if there is none
   */
  public long pick(RandomGenerator random) {
    return moves[random.nextInt(size)];
  }

  /** A copy of the moves, in order. */
  public long[] toArray() {
    return Arrays.copyOf(moves, size);
  }

  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
