package org.papamu.web;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Fields;

/**
 * An analysis that goes on until it is stopped, its time is over, or nobody listens any more. What
 * it finds is told as an event.
 *
 * @param <P> the game's own position type
 */
final class Analysis<P extends Position> implements Runnable, Stop {

  /** A page that is loaded again is waited for. */
  private static final long SILENCE = TimeUnit.SECONDS.toNanos(5);

  private final Advice<P> advice;
  private final Audience audience;
  private final long version;
  private final int lines;
  private final Duration time;
  private final Consumer<Analysis<P>> ended;
  private volatile boolean stopped;
  private volatile boolean finished;

  /**
   * An analysis that has not begun.
   *
   * @param version of the game that it is about
   * @param ended told when it has come to its end by itself
   */
  Analysis(
      Advice<P> advice,
      Audience audience,
      long version,
      int lines,
      Duration time,
      Consumer<Analysis<P>> ended) {
    this.advice = advice;
    this.audience = audience;
    this.version = version;
    this.lines = lines;
    this.time = time;
    this.ended = ended;
  }

  /** Stops it and has nothing more told: it is out of date. */
  void stop() {
    stopped = true;
  }

  /** Stops it; what it has found is told. */
  void finish() {
    finished = true;
  }

  @Override
  public boolean requested() {
    return stopped || finished || audience.silence() > SILENCE;
  }

  @Override
  public void run() {
    Fields last = nothing();
    if (!requested()) {
      try {
        last =
            advice.analyse(
                time,
                lines,
                this,
                found -> {
                  if (!stopped) {
                    audience.sendSometimes("analysis", told(found, "running"));
                  }
                });
      } catch (GameFault | PlayerFault | UnsupportedOperationException thrown) {
        // Whoever plays on meets the fault; an analysis just ends.
      }
    }
    if (!stopped) {
      audience.send("analysis", Json.write(told(last, "ended")));
    }
    ended.accept(this);
  }

  private Fields told(Fields found, String state) {
    Fields told = Fields.of("running", state.equals("running")).and("version", version);
    found.map().forEach(told::and);
    return told;
  }

  private static Fields nothing() {
    return Fields.of("depth", 0).and("nodes", 0).and("nodesPerSecond", 0).and("lines", List.of());
  }
}
