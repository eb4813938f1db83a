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
  static final int MOST_TENTHS = 8;

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
    return time(time);
  }

  /** The bytes for tables; empty for the usual share. */
  OptionalLong memory() {
    return memory(memory, MOST_TENTHS);
  }

  /** The number of threads. */
  int threads() {
    return threads(threads, SharedSettings.MAX_THREADS);
  }

  /** What was given with {@code --time}, if anything. */
  static Optional<Duration> time(@Nullable String text) {
    if (text == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Quantities.duration(text));
    } catch (NotationException e) {
      throw new BadRequest(e, "--time");
    }
  }

  /**
   * The bytes that were given with {@code --memory}, if anything was.
   *
   * @param mostTenths how many tenths of the memory that there can be are not too much
   */
  static OptionalLong memory(@Nullable String text, int mostTenths) {
    if (text == null) {
      return OptionalLong.empty();
    }
    long bytes;
    try {
      bytes = Quantities.bytes(text);
    } catch (NotationException e) {
      throw new BadRequest(e, "--memory");
    }
    long most = Runtime.getRuntime().maxMemory() / 10 * mostTenths;
    if (bytes > most) {
      throw new BadRequest(CommandWords.phrase("memory.most", Math.max(1, most >> 20)), "--memory");
    }
    return OptionalLong.of(bytes);
  }

  /** What was given with {@code --threads}: 1 to {@code most}. */
  static int threads(int number, int most) {
    if (number < 1 || number > most) {
      throw new BadRequest(CommandWords.phrase("threads.range", most), "--threads");
    }
    return number;
  }
}
