package org.papamu.core.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * One count: the tree of the first plies cut into tasks, and threads that take them from one queue
 * until it is empty.
 */
final class PerftRun<P extends Position> {

  /** Enough tasks to show how far it is, and to keep the threads busy to the end. */
  private static final int TASKS = 64;

  private static final int TASKS_PER_THREAD = 16;

  /** Shorter trees than this are not worth being cut. */
  private static final int LEAST_CUT = 4;

  /** A position below the root, the plies still to go, and the index of its first move. */
  private record Task<P>(P position, int depth, int first) {}

  private final Rules<P> rules;
  private final Stop stop;
  private final Perft.Progress progress;
  private final List<Task<P>> tasks;
  private final long[] counts;
  private final AtomicInteger next = new AtomicInteger();

  // The rest is guarded by this object, cancelled only for writing.
  private volatile boolean cancelled;
  private long nodes;
  private int done;
  private @Nullable Throwable failure;

  private PerftRun(
      Rules<P> rules, List<Task<P>> tasks, int firstMoves, Stop stop, Perft.Progress progress) {
    this.rules = rules;
    this.tasks = tasks;
    this.stop = stop;
    this.progress = progress;
    counts = new long[firstMoves];
  }

  /** Counts; returns when all threads have ended. */
  static <P extends Position> PerftRun<P> of(
      Rules<P> rules, P position, int depth, int threads, Stop stop, Perft.Progress progress) {
    List<Task<P>> tasks = children(rules, new Task<>(position, depth, -1));
    int firstMoves = tasks.size();
    int wanted = Math.max(TASKS, threads * TASKS_PER_THREAD);
    for (int left = depth - 1; left >= LEAST_CUT && tasks.size() < wanted; left--) {
      List<Task<P>> finer = new ArrayList<>();
      tasks.forEach(task -> finer.addAll(children(rules, task)));
      tasks = finer;
    }
    PerftRun<P> run = new PerftRun<>(rules, tasks, firstMoves, stop, progress);
    run.work(Math.max(1, Math.min(threads, tasks.size())));
    return run;
  }

  private static <P extends Position> List<Task<P>> children(Rules<P> rules, Task<P> task) {
    MoveList moves = new MoveList();
    rules.moves(task.position, moves);
    List<Task<P>> children = new ArrayList<>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      P child = rules.copy(task.position);
      rules.play(child, moves.get(i));
      children.add(new Task<>(child, task.depth - 1, task.first < 0 ? i : task.first));
    }
    return children;
  }

  /** The number of paths by the index of the first move; empty if it was stopped. */
  Optional<long[]> counts() {
    synchronized (this) {
      return done < tasks.size() ? Optional.empty() : Optional.of(counts);
    }
  }

  private void work(int threads) {
    List<Thread> helpers = new ArrayList<>();
    for (int i = 1; i < threads; i++) {
      Thread helper = new Thread(this::takeTasks, "perft-" + i);
      helper.setDaemon(true);
      helper.start();
      helpers.add(helper);
    }
    takeTasks();
    helpers.forEach(PerftRun::await);
    synchronized (this) {
      if (failure instanceof Error error) {
        throw error;
      }
      if (failure instanceof RuntimeException exception) {
        throw exception;
      }
    }
  }

  private static void await(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void takeTasks() {
    try {
      PathCounter<P> counter = new PathCounter<>(rules, () -> cancelled || stop.requested());
      for (int i = next.getAndIncrement(); i < tasks.size(); i = next.getAndIncrement()) {
        Task<P> task = tasks.get(i);
        long count = counter.count(task.position, task.depth);
        if (count == PathCounter.STOPPED) {
          return;
        }
        finish(task, count);
      }
    } catch (RuntimeException | Error thrown) {
      fail(thrown);
    }
  }

  private synchronized void finish(Task<P> task, long count) {
    counts[task.first] = Math.addExact(counts[task.first], count);
    nodes = Math.addExact(nodes, count);
    done++;
    progress.counted(nodes, done, tasks.size());
  }

  private synchronized void fail(Throwable thrown) {
    cancelled = true;
    if (failure == null) {
      failure = thrown;
    }
  }
}
