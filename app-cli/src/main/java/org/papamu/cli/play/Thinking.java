package org.papamu.cli.play;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.papamu.api.Player.Choice;
import org.papamu.api.Player.Stop;
import org.papamu.api.Thought;
import org.papamu.cli.output.Failure;

/** A move being chosen, on a thread of its own, so that whoever waits for it can say something. */
final class Thinking implements Stop, AutoCloseable {

  private final CompletableFuture<Choice> choice = new CompletableFuture<>();

  /** The choice with what is done when it is made. */
  private CompletableFuture<Choice> done = choice;

  private volatile Consumer<Thought> listener = thought -> {};
  private volatile Optional<Thought> last = Optional.empty();
  private volatile Stop outer = Stop.NEVER;
  private volatile boolean stopped;

  private Thinking() {}

  /**
   * Begins to think.
   *
   * @param chooser chooses, asking this whether to stop and telling it its thoughts
   */
  static Thinking begin(Function<Thinking, Choice> chooser) {
    Thinking thinking = new Thinking();
    Thread thread =
        new Thread(
            () -> {
              try {
                thinking.choice.complete(chooser.apply(thinking));
              } catch (Throwable thrown) {
                thinking.choice.completeExceptionally(thrown);
              }
            },
            "player");
    thread.setDaemon(true);
    thread.start();
    return thinking;
  }

  /** Receives a thought. */
  void think(Thought thought) {
    last = Optional.of(thought);
    listener.accept(thought);
  }

  /** The last thought so far. */
  Optional<Thought> thought() {
    return last;
  }

  /** Has thoughts told from now on; on the thread that thinks. */
  void listen(Consumer<Thought> other) {
    listener = other;
  }

  /** Has something done, on any thread, when the choice is made; at once if it is. */
  void whenDone(Runnable action) {
    done = done.whenComplete((chosen, thrown) -> action.run());
  }

  boolean isDone() {
    return choice.isDone();
  }

  /** Asks for the choice now. */
  void stop() {
    stopped = true;
  }

  @Override
  public boolean requested() {
    return stopped || outer.requested();
  }

  /** Waits for the choice, which is also to be made now when somebody else asks to stop. */
  Choice choice(Stop other) {
    outer = other;
    return choice();
  }

  /** Waits for the choice. What was thrown in choosing it is thrown. */
  Choice choice() {
    try {
      return choice.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      if (e.getCause() instanceof Error cause) {
        throw cause;
      }
      throw new Failure(String.valueOf(e.getCause()), e);
    }
  }

  /** Waits until the choice is made or has failed. */
  void await() {
    choice.handle((chosen, thrown) -> true).join();
  }

  /** Stops, and waits until the player has answered: it can only be asked one thing at a time. */
  @Override
  public void close() {
    stop();
    await();
  }
}
