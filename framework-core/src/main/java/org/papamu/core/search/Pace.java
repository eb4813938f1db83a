package org.papamu.core.search;

import java.util.function.LongSupplier;
import org.papamu.api.Budget;

/**
 * Divides the time for one move.
 *
 * <p>Where there is only a fixed time, it is used up: nothing is saved by an earlier answer, and an
 * iteration cut short still finds better moves. Where a time is aimed at, an iteration is not begun
 * that is not likely to end by then; less time is spent on a best move that has not changed for
 * some iterations, and more when it turned out worse than thought.
 */
final class Pace {

  private final LongSupplier nanos;
  private final long aim;
  private final boolean aimed;

  private int settledFor;

  Pace(Budget budget, LongSupplier nanos) {
    this.nanos = nanos;
    aimed = budget.aim().compareTo(budget.time()) < 0;
    aim = aimed ? budget.aim().toNanos() : Long.MAX_VALUE;
  }

  /** An iteration has ended. */
  void iterated(boolean sameMove) {
    settledFor = sameMove ? settledFor + 1 : 0;
  }

  /** Whether another iteration is likely to end in time. */
  boolean mayBegin() {
    if (!aimed) {
      return true;
    }
    double share = settledFor >= 4 ? 0.4 : settledFor >= 1 ? 0.55 : 0.75;
    return nanos.getAsLong() < aim * share;
  }

  /** Whether an iteration under way has taken too long. */
  boolean isOver(boolean failedLow) {
    return aimed && !failedLow && nanos.getAsLong() >= aim * 1.6;
  }
}
