package org.papamu.core.mcts;

import java.util.function.LongSupplier;
import org.papamu.api.Budget;

/**
 * Whether to answer before the time is over, when a clock for the whole game is shared out: when
 * only one move is left that does not lose, when the most visited move cannot be overtaken any more
 * in the time that is aimed at, and when that time is over and the most visited move is also the
 * best by its results.
 */
final class Verdict {

  private static final int LOOKED_EVERY = 256;

  /** The part of the time aimed at that is taken in any case. */
  private static final double LEAST_PART = 0.1;

  private final Tree tree;
  private final LongSupplier nanos;
  private final boolean isClock;
  private final long aim;
  private long lookedAt;

  Verdict(Tree tree, Budget budget, LongSupplier nanos) {
    this.tree = tree;
    this.nanos = nanos;
    isClock = budget.aim().compareTo(budget.time()) < 0;
    aim = isClock ? budget.aim().toNanos() : Long.MAX_VALUE;
  }

  /** Whether to answer now, after so many games. */
  boolean isReached(long games) {
    if (!isClock || games < lookedAt + LOOKED_EVERY) {
      return false;
    }
    lookedAt = games;
    long now = nanos.getAsLong();
    if (now < aim * LEAST_PART) {
      return false;
    }
    int start = tree.first(Tree.ROOT);
    int open = 0;
    int most = -1;
    int second = -1;
    int favourite = start;
    int best = start;
    for (int node = start; node < start + tree.count[Tree.ROOT]; node++) {
      if (tree.proof[node] != 0) {
        continue;
      }
      open++;
      int visits = tree.visits[node];
      if (visits > most) {
        second = most;
        most = visits;
        favourite = node;
      } else {
        second = Math.max(second, visits);
      }
      best = open == 1 || tree.mean(node) > tree.mean(best) ? node : best;
    }
    if (open <= 1) {
      return true;
    }
    if (now >= aim) {
      return favourite == best;
    }
    double perNano = games / (double) now;
    return most - second > perNano * (aim - now);
  }
}
