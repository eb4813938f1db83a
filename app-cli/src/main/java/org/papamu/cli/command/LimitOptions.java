package org.papamu.cli.command;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.core.player.SharedSettings;
import org.papamu.core.text.Quantities;
import picocli.CommandLine.Option;

/** How much time, memory and how many threads exact work may take. */
final class LimitOptions {

  /** Of the memory that there can be, what tables may take at most, in tenths. */
  private static final int MOST_TENTHS = 8;

  @Option(names = "--time", paramLabel = "T", description = "The longest time, such as 10s.")
  private @Nullable String time;

  @Option(names = "--memory", paramLabel = "M", description = "The room for tables, such as 512M.")
  private @Nullable String memory;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of threads; 1 if not given.")
  private int threads = 1;

  /** The longest time; empty for no limit. */
  Optional<Duration> time() {
    if (time == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Quantities.duration(time));
    } catch (NotationException e) {
      throw new BadRequest(e, "--time");
    }
  }

  /** The bytes for tables; empty for the usual share. */
  OptionalLong memory() {
    if (memory == null) {
      return OptionalLong.empty();
    }
    long bytes;
    try {
      bytes = Quantities.bytes(memory);
    } catch (NotationException e) {
      throw new BadRequest(e, "--memory");
    }
    long most = Runtime.getRuntime().maxMemory() / 10 * MOST_TENTHS;
    if (bytes > most) {
      throw new BadRequest("at most %dM fit here".formatted(Math.max(1, most >> 20)), "--memory");
    }
    return OptionalLong.of(bytes);
  }

  /** The number of threads. */
  int threads() {
    if (threads < 1 || threads > SharedSettings.MAX_THREADS) {
      throw new BadRequest(
          "the number of threads is 1 to " + SharedSettings.MAX_THREADS, "--threads");
    }
    return threads;
  }
}
