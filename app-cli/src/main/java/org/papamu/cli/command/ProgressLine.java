package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.papamu.cli.output.Host;

/**
 * A line on standard error that tells how far long work is: shown from two seconds on, four times a
 * second, on a terminal only, and wiped out at the end.
 */
public final class ProgressLine {

  private static final long QUIET = TimeUnit.SECONDS.toNanos(2);
  private static final long STEP = TimeUnit.MILLISECONDS.toNanos(250);

  private final Host host;
  private long start;
  private long last;
  private boolean shown;

  @Inject
  ProgressLine(Host host) {
    this.host = host;
  }

  /** Work begins. */
  void begin() {
    start = System.nanoTime();
    last = start;
  }

  /** Words about how far it is; asked for only where they are shown. */
  void told(Supplier<String> words) {
    long now = System.nanoTime();
    if (host.messages() != Host.Screen.TERMINAL || now - start < QUIET || now - last < STEP) {
      return;
    }
    last = now;
    shown = true;
    host.err().print("\r\u001b[K" + words.get());
    host.err().flush();
  }

  /** So many nodes are counted, and so many of all tasks are done. */
  void told(long nodes, int done, int tasks) {
    told(() -> words(nodes, done, tasks));
  }

  private String words(long nodes, int done, int tasks) {
    double seconds = (last - start) / 1e9;
    String left =
        done == 0
            ? ""
            : String.format(Locale.ROOT, ", about %.0f s left", seconds / done * (tasks - done));
    return "%s nodes, %s/s, %d of %d parts%s"
        .formatted(
            Numbers.grouped(nodes),
            Numbers.grouped(Math.round(nodes / seconds)),
            done,
            tasks,
            left);
  }

  /** Work is done. */
  void end() {
    if (shown) {
      host.err().print("\r\u001b[K");
      host.err().flush();
      shown = false;
    }
  }
}
