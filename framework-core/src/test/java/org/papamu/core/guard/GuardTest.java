package org.papamu.core.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.papamu.api.Player.Stop;

final class GuardTest {

  private static final Patience SHORT =
      new Patience(Duration.ofMillis(300), Duration.ofMillis(200));

  private final CountDownLatch release = new CountDownLatch(1);

  @AfterEach
  void letGo() {
    release.countDown();
  }

  /** Code that does not come back, whatever it is told. */
  private int stuck() {
    boolean interrupted = true;
    while (interrupted) {
      try {
        release.await();
        interrupted = false;
      } catch (InterruptedException ignored) {
        interrupted = true;
      }
    }
    return 0;
  }

  @Test
  void whatIsAnsweredAndThrownComesThrough() {
    assertThat(Guard.call("moves", () -> 7)).isEqualTo(7);
    StackOverflowError thrown = new StackOverflowError();
    assertThatThrownBy(
            () ->
                Guard.call(
                    "moves",
                    () -> {
                      throw thrown;
                    }))
        .isSameAs(thrown);
  }

  @Test
  void theCodeRunsOnAThreadThatKeepsNoProcessAlive() {
    assertThat(Guard.call("moves", () -> Thread.currentThread().isDaemon())).isTrue();
    assertThat(Guard.call("moves", Thread::currentThread)).isNotSameAs(Thread.currentThread());
  }

  @Test
  void aCallInsideAnotherStaysOnItsThread() {
    Thread[] threads = new Thread[2];
    Guard.call(
        "play",
        () -> {
          threads[0] = Thread.currentThread();
          threads[1] = Guard.call("moves", Thread::currentThread);
          return 0;
        });
    assertThat(threads[1]).isSameAs(threads[0]);
  }

  @Test
  void whatDoesNotComeBackIsGivenUpAndNamed() {
    assertThatExceptionOfType(Overdue.class)
        .isThrownBy(
            () -> Guard.call("play", stop -> Guard.call("moves", this::stuck), Stop.NEVER, SHORT))
        .satisfies(overdue -> assertThat(overdue.called()).isEqualTo("moves"))
        .satisfies(
            overdue ->
                assertThat(Thrown.place(overdue).orElseThrow().getMethodName()).isEqualTo("stuck"));
  }

  @Test
  void lookingWhetherToStopIsASignOfLife() {
    int looks =
        Guard.call(
            "choose",
            stop -> {
              int made = 0;
              // As long as a whole second, in which a silent call would be given up three times.
              for (int i = 0; i < 20; i++) {
                pause(50);
                made += stop.requested() ? 0 : 1;
              }
              return made;
            },
            Stop.NEVER,
            SHORT);
    assertThat(looks).isEqualTo(20);
  }

  @Test
  void silentWorkOfTheHostIsWaitedFor() {
    int millis = (int) SHORT.silence().toMillis() * 3;
    int[] asked = new int[1];
    int answer =
        Guard.call(
            "work",
            stop -> {
              pause(millis);
              return 7;
            },
            Stop.NEVER,
            SHORT,
            overdue -> {
              asked[0]++;
              return false;
            });
    assertThat(answer).isEqualTo(7);
    assertThat(asked[0]).isPositive();
  }

  @Test
  void whatDoesNotHeedAStopIsGivenUp() {
    AtomicBoolean left = new AtomicBoolean();
    assertThatExceptionOfType(Overdue.class)
        .isThrownBy(
            () ->
                Guard.call(
                    "choose",
                    stop -> {
                      while (!left.get()) {
                        pause(5);
                        stop.requested();
                      }
                      return 0;
                    },
                    () -> true,
                    SHORT))
        .withMessageContaining("of a stop");
    left.set(true);
  }

  @Test
  void whatIsGivenUpUnwindsWhenItComesBack() throws Exception {
    AtomicReference<Throwable> met = new AtomicReference<>();
    CountDownLatch ended = new CountDownLatch(1);
    assertThatExceptionOfType(Overdue.class)
        .isThrownBy(
            () ->
                Guard.call(
                    "play",
                    stop -> {
                      try {
                        return Guard.call("moves", this::stuck);
                      } catch (Throwable thrown) {
                        met.set(thrown);
                        throw thrown;
                      } finally {
                        ended.countDown();
                      }
                    },
                    Stop.NEVER,
                    SHORT));
    release.countDown();
    ended.await();
    assertThat(met.get()).isInstanceOf(Error.class).hasMessage("given up");
    assertThat(Guard.call("moves", () -> Thread.currentThread().isInterrupted())).isFalse();
  }

  @Test
  void whatIsBusyIsNotSilent() {
    int answer =
        Guard.call(
            "game",
            stop -> {
              for (int i = 0; i < 120; i++) {
                pause(5);
                Guard.busy();
              }
              return 7;
            },
            Stop.NEVER,
            SHORT);
    assertThat(answer).isEqualTo(7);
  }

  @Test
  void nobodyIsBusyOutsideACall() {
    assertThatCode(Guard::busy).doesNotThrowAnyException();
  }

  @Test
  void inAHurrySilenceIsShort() {
    Guard.hurried(
        () -> true,
        () ->
            assertThatExceptionOfType(Overdue.class)
                .isThrownBy(() -> Guard.call("moves", this::stuck))
                .withMessageContaining("before the end"));
  }

  @Test
  void anInterruptedWaitIsGivenUp() {
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(Overdue.class).isThrownBy(() -> Guard.call("moves", this::stuck));
    assertThat(Thread.interrupted()).as("the interrupt is still there").isTrue();
  }

  @Test
  void aHostileExceptionIsToldAllTheSame() {
    RuntimeException hostile =
        new RuntimeException() {
          private static final long serialVersionUID = 1L;

          @Override
          public String getMessage() {
            throw new IllegalStateException("ha");
          }

          @Override
          public StackTraceElement[] getStackTrace() {
            throw new StackOverflowError();
          }
        };
    assertThat(Thrown.told(hostile)).startsWith("threw org.papamu.core.guard.GuardTest$");
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
