package org.papamu.core.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Budget;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Thought;

/**
 * One thought: threads work on the tree until something ends it. The asking thread is one of them,
 * and the only one that looks at the clock and tells.
 */
final class Search<P extends Position> {

  /** A search to a depth ends after so many games at the latest. */
  private static final long MOST_FOR_DEPTH = 1 << 18;

  /** The games that a thread takes on before it asks whether to go on. */
  private static final int BATCH = 4;

  /** The first thought is told after so many games, and one more each time they have doubled. */
  private static final long FIRST_TOLD = 1024;

  private final Question<P> question;
  private final List<Worker<P>> workers;
  private final Tree tree;
  private final @Nullable Amaf amaf;
  private final Report report;
  private final Verdict verdict;
  private final int seat;

  /** The games that may still be taken on. */
  private final AtomicLong left;

  private long toldAt = FIRST_TOLD;
  private boolean ended;

  /** Ends the round for all threads. */
  private volatile boolean halted;

  private volatile @Nullable Throwable failure;

  Search(Frame<P> frame, Question<P> question, List<Worker<P>> workers) {
    this.question = question;
    this.workers = workers;
    tree = frame.tree();
    amaf = frame.amaf();
    report = new Report(tree, frame.results());
    seat = frame.root().turn();
    left = new AtomicLong(question.budget().nodes());
    verdict = new Verdict(tree, question.budget(), question.nanos());
  }

  /**
   * Thinks.
   *
   * @return what was thought; the tree is cleared if it was given up half-way through a sweep
   */
  Thought run() {
    Thought thought = thought();
    while (!ended && !isDecided() && left.get() > 0) {
      round();
      if (!ended && isFull()) {
        thought = thought();
        if (!TreeSweep.sweep(tree, Tree.ROOT, tree.capacity() / 2, question.stop())) {
          tree.clear();
          return thought;
        }
        if (amaf != null) {
          amaf.keepThoseOf(tree);
        }
      }
    }
    return thought();
  }

  private boolean isDecided() {
    return tree.proof[Tree.ROOT] != 0 || (tree.count[Tree.ROOT] == 1 && question.lines() == 1);
  }

  private boolean isFull() {
    return workers.stream().anyMatch(Worker::isFull);
  }

  private long games() {
    long games = 0;
    for (Worker<P> worker : workers) {
      games += worker.games();
    }
    return games;
  }

  private Thought thought() {
    return report.thought(seat, games(), question.lines());
  }

  /** All threads work until the tree is full, the games are played or the thought is over. */
  private void round() {
    halted = false;
    workers.forEach(Worker::begin);
    List<Thread> helpers = new ArrayList<>();
    for (int i = 1; i < workers.size(); i++) {
      int number = i;
      Thread helper = new Thread(() -> help(number), "mcts-" + number);
      helper.setDaemon(true);
      helper.start();
      helpers.add(helper);
    }
    try {
      lead();
    } catch (RuntimeException | Error thrown) {
      halted = true;
      throw thrown;
    } finally {
      helpers.forEach(this::await);
    }
    Throwable thrown = failure;
    if (thrown instanceof Error error) {
      throw error;
    }
    if (thrown instanceof RuntimeException exception) {
      throw exception;
    }
  }

  /** Waits for a thread, which may have some games to end. */
  private void await(Thread helper) {
    boolean interrupted = false;
    while (helper.isAlive()) {
      if (!halted && question.stop().requested()) {
        ended = true;
        halted = true;
      }
      try {
        helper.join(1);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void help(int number) {
    try {
      boolean busy = true;
      while (busy && !halted) {
        busy = work(number, BATCH) > 0;
      }
    } catch (RuntimeException | Error thrown) {
      failure = thrown;
      halted = true;
    }
  }

  private void lead() {
    while (!halted) {
      if (question.stop().requested() || isDecided() || verdict.isReached(games())) {
        ended = true;
        halted = true;
        return;
      }
      if (work(0, BATCH) == 0) {
        return;
      }
      if (games() >= toldAt && !halted) {
        Thought now = thought();
        question.listener().accept(now);
        toldAt = 2 * games();
        if (isDeepEnough(now)) {
          ended = true;
          halted = true;
        }
      }
    }
  }

  /**
   * Whether a depth that was asked for is reached. Its line may end before, with the game; so where
   * nothing else limits the search, a number of games does in the end.
   */
  private boolean isDeepEnough(Thought now) {
    Budget budget = question.budget();
    return budget.depth() < Integer.MAX_VALUE
        && (now.depth() >= budget.depth() || now.nodes() >= MOST_FOR_DEPTH);
  }

  /** Plays games, and answers how many were left to be played, at most so many. */
  private long work(int number, int most) {
    long taken = take(most);
    Worker<P> worker = workers.get(number);
    for (long i = 0; i < taken; i++) {
      worker.iterate();
      if (worker.isFull()) {
        halted = true;
      }
      if (halted || tree.proof[Tree.ROOT] != 0) {
        left.addAndGet(taken - 1 - i);
        return taken;
      }
    }
    return taken;
  }

  private long take(int most) {
    if (question.budget().nodes() == Budget.UNLIMITED.nodes()) {
      return most;
    }
    long before = left.getAndAdd(-most);
    if (before >= most) {
      return most;
    }
    long taken = Math.max(0, before);
    left.addAndGet(most - taken);
    return taken;
  }
}
