package org.papamu.core.engine;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.Player;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.session.Session;

/**
 * A few quick moves of a player against itself, before anybody waits for one.
 *
 * <p>A JVM that has just started compiles what runs often, and until it has done so a search visits
 * a twentieth of the nodes: for the first second, which is the middle game where moves are quick.
 * What the moves are does not matter. They are made by a player of their own, so nothing of them is
 * left in tables or in the source of chance; faults are left for the first search to tell.
 */
final class WarmUp implements Stop {

  /** Long enough for all parts of a search, short enough for several phases of a game. */
  private static final Duration MOVE = Duration.ofMillis(40);

  /** Players that answer at once have nothing to warm up after so many games. */
  private static final int MOST_GAMES = 10;

  /** How long a search that was asked to stop is waited for. */
  private static final long STOP_MILLIS = 50;

  private static final long POLL_MILLIS = 5;

  /** How long something that comes before the games is waited for. */
  private static final long FIRST_NANOS = Duration.ofSeconds(5).toNanos();

  private final CountDownLatch ended = new CountDownLatch(1);
  private final LongSupplier nanoTime;
  private final long most;

  /** When it began to play. */
  private volatile OptionalLong start = OptionalLong.empty();

  private volatile boolean stopped;

  private WarmUp(LongSupplier nanoTime, Duration most) {
    this.nanoTime = nanoTime;
    this.most = most.toNanos();
  }

  /**
   * Begins on a thread of its own, which does not keep the program alive.
   *
   * @param maker makes the player
   * @param most how long it plays
   * @param first what is to be done before that, for which no time is set
   */
  static WarmUp begin(
      Game<?> game,
      Supplier<Player> maker,
      LongSupplier nanoTime,
      Duration most,
      Consumer<WarmUp> first) {
    WarmUp begun = new WarmUp(nanoTime, most);
    Thread thread = new Thread(() -> begun.run(game, maker, first), "engine-warm-up");
    thread.setDaemon(true);
    thread.start();
    return begun;
  }

  private void run(Game<?> game, Supplier<Player> maker, Consumer<WarmUp> first) {
    try (Player player = maker.get()) {
      first.accept(this);
      start = OptionalLong.of(nanoTime.getAsLong());
      for (int games = 0; games < MOST_GAMES && !requested(); games++) {
        play(Session.of(game), player);
      }
    } catch (Throwable thrown) {
      // The first search meets it too, and tells.
    } finally {
      ended.countDown();
    }
  }

  private <P extends Position> void play(Session<P> session, Player player) {
    Budget budget = Budget.UNLIMITED.withTime(MOVE);
    while (!requested() && session.outcome().isEmpty()) {
      Search<P> search = new Search<>(session, budget, 1);
      session.advance(search.think(player, "", this, nanoTime, line -> {}));
    }
  }

  @Override
  public boolean requested() {
    OptionalLong began = start;
    return stopped || (began.isPresent() && nanoTime.getAsLong() - began.getAsLong() >= most);
  }

  /** Ends it; returns when it has, or does not. */
  void end() {
    stopped = true;
    awaitEnd(STOP_MILLIS);
  }

  /**
   * Waits for its end, and ends it when something else ends the waiting or when what comes first
   * takes longer than five seconds.
   */
  void await(Stop waiting) {
    long from = nanoTime.getAsLong();
    while (!requested()
        && !waiting.requested()
        && nanoTime.getAsLong() - from < FIRST_NANOS + most) {
      if (awaitEnd(POLL_MILLIS)) {
        return;
      }
    }
    end();
  }

  private boolean awaitEnd(long millis) {
    try {
      return ended.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }
}
