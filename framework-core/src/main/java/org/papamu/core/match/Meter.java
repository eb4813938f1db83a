package org.papamu.core.match;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.api.Player;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.core.engine.client.EnginePlayer;

/**
 * Times the moves of a contestant while some games are tried out, in two parts, before a moment and
 * after it: in the first part the code is not warm. May be used from several threads.
 */
final class Meter {

  private final Contestant contestant;
  private final LongSupplier nanoTime;
  private final long warm;
  private final long[] thought = new long[2];
  private final long[] answered = new long[2];
  private final int[] moves = new int[2];
  private boolean unseen;

  /**
   * A meter.
   *
   * @param nanoTime a clock in nanoseconds
   * @param warm when the second part begins
   */
  Meter(Contestant contestant, LongSupplier nanoTime, long warm) {
    this.contestant = contestant;
    this.nanoTime = nanoTime;
    this.warm = warm;
  }

  /** The contestant, timed. */
  Contestant contestant() {
    return new Contestant(
        contestant.name(),
        contestant.budget(),
        random -> {
          Player player = contestant.maker().player(random);
          if (player instanceof EnginePlayer) {
            // A match treats other programs otherwise, so they are not hidden from it.
            unseen();
            return player;
          }
          return new Timed(player, this);
        });
  }

  private synchronized void unseen() {
    unseen = true;
  }

  /** Whether all that the contestant thought was timed. */
  synchronized boolean isWhole() {
    return !unseen;
  }

  private synchronized void took(long time, boolean isAnswer) {
    int part = nanoTime.getAsLong() - warm < 0 ? 0 : 1;
    thought[part] += time;
    if (isAnswer) {
      answered[part] += time;
      moves[part]++;
    }
  }

  /** How many moves were made in a part, 0 or 1. */
  synchronized int moves(int part) {
    return moves[part];
  }

  /** How long it thought in a part, moves included that came to nothing; in nanoseconds. */
  synchronized long thought(int part) {
    return thought[part];
  }

  /**
   * What a move takes, in nanoseconds: as seen in the later part if it moved there, else in the
   * first one, else all that it may use; infinite if nothing tells it.
   */
  synchronized double move() {
    int part = moves[1] > 0 ? 1 : 0;
    Duration most = contestant.budget().aim();
    return moves[part] > 0
        ? (double) answered[part] / moves[part]
        : most.equals(Budget.UNLIMITED_TIME) ? Double.POSITIVE_INFINITY : most.toNanos();
  }

  /** Tells what the answers of a player took, and which of them were cut short. */
  private record Timed(Player player, Meter meter) implements Player {

    @Override
    public <P extends Position> Choice choose(Question<P> question) {
      long start = meter.nanoTime.getAsLong();
      Choice choice = player.choose(question);
      meter.took(meter.nanoTime.getAsLong() - start, !question.stop().requested());
      return choice;
    }

    @Override
    public void prepare(GameInfo info) {
      player.prepare(info);
    }

    @Override
    public void close() {
      player.close();
    }
  }
}
