package org.papamu.core.mcts;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The nodes of a search tree in flat arrays: a node is an index, the root is 0, and the children of
 * a node lie side by side.
 *
 * <h2>Design</h2>
 *
 * <p>Rewards are from 0 to 1, seen from the seat that moved into the node, and added up as whole
 * numbers of {@link #UNIT}s, so that threads can add without a lock and the order of adding changes
 * nothing. A visit is counted on the way down and its reward added on the way up: a visit under way
 * looks like a loss to the other threads, which is all the virtual loss there is.
 *
 * <p>Room is only ever taken at the end, so that children always lie behind their parent. {@link
 * TreeSweep} relies on it.
 *
 * <p>A node's children are published by its {@link #first}: whoever reads an index above 0 there
 * sees the children whole.
 */
final class Tree {

  static final int ROOT = 0;

  /** The bytes that a node takes. */
  static final int NODE_BYTES = 8 + 8 + 4 + 4 + 4 + 4 + 4 + 4 + 4;

  /** Rewards are added in parts of this size. */
  static final float UNIT = 0x1p-24f;

  private static final float UNITS = 0x1p24f;

  /** The {@link #first} of a node without children. */
  static final int NONE = 0;

  /** The {@link #first} of a node whose children a thread is making. */
  private static final int CLAIMED = -1;

  private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  private final int capacity;
  private final boolean shared;
  private int size;

  /** The move that leads to the node. */
  final long[] move;

  /** The rewards of all visits, in units. */
  final long[] sum;

  /** The visits, those under way included. */
  final int[] visits;

  /** The first child; {@link #NONE} or negative if there is none (yet). */
  final int[] first;

  /** The number of children, where there are any. */
  final int[] count;

  /** What is proved of the node, as {@link Results} writes it; 0 for nothing. */
  final int[] proof;

  /** The number of the table of {@link Amaf} that the node has; 0 for none. */
  final int[] amaf;

  /** What an evaluation made the node worth when it was new. */
  final float[] prior;

  /** The best that evaluations below the node promise. */
  final float[] backed;

  /**
   * An empty tree with a root.
   *
   * @param capacity the most nodes, 1 or more
   * @param shared whether several threads work on it
   */
  Tree(int capacity, boolean shared) {
    this.capacity = capacity;
    this.shared = shared;
    move = new long[capacity];
    sum = new long[capacity];
    visits = new int[capacity];
    first = new int[capacity];
    count = new int[capacity];
    proof = new int[capacity];
    amaf = new int[capacity];
    prior = new float[capacity];
    backed = new float[capacity];
    clear();
  }

  /** Forgets all nodes and makes a root that was never visited. */
  void clear() {
    size = 1;
    initialize(ROOT, 0, Estimates.EVEN, 0);
  }

  int capacity() {
    return capacity;
  }

  int size() {
    return size;
  }

  /** Cuts the tree down to the first nodes; for {@link TreeSweep}. */
  void truncate(int newSize) {
    size = newSize;
  }

  /**
   * Takes room for children at the end.
   *
   * @return the first index, or -1 if there is not room for so many
   */
  int allocate(int nodes) {
    if (!shared) {
      return taken(nodes);
    }
    synchronized (this) {
      return taken(nodes);
    }
  }

  private int taken(int nodes) {
    if (nodes > capacity - size) {
      return -1;
    }
    int start = size;
    size += nodes;
    return start;
  }

  /** Gives back room at the end of what was allocated last, if nobody has taken more since. */
  void release(int start, int nodes) {
    for (int node = start; node < start + nodes; node++) {
      initialize(node, 0, 0, 0);
    }
    synchronized (this) {
      if (size == start + nodes) {
        size = start;
      }
    }
  }

  /** Makes a node that was never visited. */
  void initialize(int node, long moveTo, float worth, int proved) {
    move[node] = moveTo;
    sum[node] = 0;
    visits[node] = 0;
    first[node] = NONE;
    count[node] = 0;
    proof[node] = proved;
    amaf[node] = 0;
    prior[node] = worth;
    backed[node] = worth;
  }

  /** The first child, or a number below 1. */
  int first(int node) {
    return shared ? (int) INTS.getAcquire(first, node) : first[node];
  }

  /** Claims a node without children for the thread that will make them. */
  boolean claim(int node) {
    if (!shared) {
      return first[node] == NONE;
    }
    return INTS.compareAndSet(first, node, NONE, CLAIMED);
  }

  /** Gives up a claim. */
  void unclaim(int node) {
    INTS.setRelease(first, node, NONE);
  }

  /** Shows the children to all threads. */
  void publish(int node, int start, int children) {
    count[node] = children;
    INTS.setRelease(first, node, start);
  }

  /** Counts a visit on the way down. */
  void visit(int node) {
    if (shared) {
      INTS.getAndAdd(visits, node, 1);
    } else {
      visits[node]++;
    }
  }

  /** Adds a visit's reward on the way up. */
  void reward(int node, float reward) {
    long units = (long) (reward * UNITS);
    if (shared) {
      LONGS.getAndAdd(sum, node, units);
    } else {
      sum[node] += units;
    }
  }

  /** Notes a proof, unless there is one already. */
  boolean prove(int node, int proved) {
    return INTS.compareAndSet(proof, node, 0, proved);
  }

  /** The mean reward of the visits, those under way counted as losses; the prior if none. */
  float mean(int node) {
    int times = visits[node];
    return times == 0 ? prior[node] : sum[node] * UNIT / times;
  }
}
