package org.papamu.api;

import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.papamu.api.Player.Stop;

/**
 * What a player is asked: which move to play in a position, and how much to spend on it.
 *
 * @param <P> the game's own position type
 * @param history the game so far, not over; the player takes copies of what it needs
 * @param budget how much may be spent; a player may spend less
 * @param lines how many best lines are wanted in the thoughts, 1 or more; a player may give fewer
 * @param stop asked often; once it asks to stop, the player answers within 20 ms with the best it
 *     has. It also does when the budget's time is over, so a player needs no clock.
 * @param nanos the nanoseconds since the question was asked, for players that divide their time
 * @param listener told, on the player's thread, each time the player has thought of something
 *     better or deeper
 */
public record Question<P extends Position>(
    History<P> history,
    Budget budget,
    int lines,
    Stop stop,
    LongSupplier nanos,
    Consumer<Thought> listener) {

  /** Refuses a question for no line. */
  public Question {
    if (lines < 1) {
      throw new IllegalArgumentException("lines " + lines);
    }
  }

  /** A question for the best move that nobody stops, times or listens to. */
  public static <P extends Position> Question<P> of(History<P> history, Budget budget) {
    return new Question<>(history, budget, 1, Stop.NEVER, () -> 0, thought -> {});
  }

  /** The same question with other limits. */
  public Question<P> withBudget(Budget other) {
    return new Question<>(history, other, lines, stop, nanos, listener);
  }

  /** The same question for so many best lines. */
  public Question<P> withLines(int wanted) {
    return new Question<>(history, budget, wanted, stop, nanos, listener);
  }

  /** The same question with another wish to stop. */
  public Question<P> withStop(Stop other) {
    return new Question<>(history, budget, lines, other, nanos, listener);
  }

  /** The same question with another listener. */
  public Question<P> withListener(Consumer<Thought> other) {
    return new Question<>(history, budget, lines, stop, nanos, other);
  }

  /**
   * The same question, asked now: its time begins, and its stop is also asked for when the budget's
   * time is over.
   *
   * @param nanoTime a clock in nanoseconds, as {@link System#nanoTime}
   */
  public Question<P> timedBy(LongSupplier nanoTime) {
    long start = nanoTime.getAsLong();
    LongSupplier since = () -> nanoTime.getAsLong() - start;
    Stop asked = stop;
    if (budget.time().equals(Budget.UNLIMITED_TIME)) {
      return new Question<>(history, budget, lines, asked, since, listener);
    }
    long most = budget.time().toNanos();
    Stop inTime = () -> asked.requested() || since.getAsLong() >= most;
    return new Question<>(history, budget, lines, inTime, since, listener);
  }
}
