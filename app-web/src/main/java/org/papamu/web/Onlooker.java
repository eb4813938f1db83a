package org.papamu.web;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;

/**
 * What goes on beside a game for those who look at it: an analysis that they have asked for, and a
 * look, where a person is alone with a puzzle, whether there is hope. It changes nothing.
 *
 * @param <P> the game's own position type
 */
final class Onlooker<P extends Position> {

  private final GameInfo info;
  private final Audience audience;
  private final Surroundings around;
  private final LongConsumer warned;
  private final AtomicReference<@Nullable Analysis<P>> analysis = new AtomicReference<>();

  /** The version that is worth looking at. */
  private volatile long seenVersion;

  private volatile Optional<String> warning = Optional.empty();

  /**
   * Beside a game.
   *
   * @param warned told, on another thread, the version that there is a warning for now
   */
  Onlooker(GameInfo info, Audience audience, Surroundings around, LongConsumer warned) {
    this.info = info;
    this.audience = audience;
    this.around = around;
    this.warned = warned;
  }

  /** What the person who plays is to be warned of. */
  Optional<String> warning() {
    return warning;
  }

  /** The game has another version by now; a warning for an older one is out of date. */
  void moved(Course<P> course, long version) {
    warning = Optional.empty();
    seenVersion = version;
    if (info.seats().size() > 1 || !course.seating().allHuman() || course.isOver()) {
      return;
    }
    HopeLook<P> look =
        new HopeLook<>(
            course.session().game(),
            course.session().position(),
            course.session().ply(),
            around,
            () -> version != seenVersion,
            sentence -> {
              if (version == seenVersion) {
                warning = Optional.of(sentence);
                warned.accept(version);
              }
            });
    try {
      around.workers().submit(Workers.Kind.ORDER, look);
    } catch (Refusal tooMuch) {
      // A warning is a courtesy.
    }
  }

  boolean isAnalysing() {
    return analysis.get() != null;
  }

  /**
   * Starts an analysis, in place of one that is going on.
   *
   * @throws Refusal if too much is being analysed
   */
  void analyse(Advice<P> advice, long version, int lines, Duration time) {
    endAnalysis();
    Analysis<P> begun =
        new Analysis<>(
            advice, audience, version, lines, time, ended -> analysis.compareAndSet(ended, null));
    // Before it runs, so that its end is not overlooked.
    analysis.set(begun);
    try {
      around.workers().submit(Workers.Kind.ANALYSIS, begun);
    } catch (Refusal tooMuch) {
      analysis.set(null);
      throw tooMuch;
    }
  }

  /** Stops the analysis, if there is one; what it found stays told. */
  void stopAnalysis() {
    Analysis<P> going = analysis.get();
    if (going != null) {
      going.finish();
    }
  }

  /** Ends an analysis that is out of date. */
  void endAnalysis() {
    Analysis<P> going = analysis.getAndSet(null);
    if (going != null) {
      going.stop();
    }
  }
}
