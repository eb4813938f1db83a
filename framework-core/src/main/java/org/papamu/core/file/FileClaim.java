package org.papamu.core.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The claim of one process to write a file over and over. The operating system holds it, so it ends
 * with the process, however that ends, and one that crashed is in nobody's way. It lies in a file
 * of its own beside the one that is written, since that is replaced with every writing.
 *
 * <p>A second claim in the same process is refused, too, and leaves the first as it is.
 *
 * <p>Where no such file can be made there is no claim, and no hindrance either: whether the file
 * itself can be written is told when it is written.
 */
public final class FileClaim implements AutoCloseable {

  private static final int LONGEST = 20;

  /** Added to the number of a process, this is the length of the file that it has locked. */
  private static final long LENGTH_BEFORE = 64;

  /** Far behind what is written, so that the holder's number can be read while it is locked. */
  private static final long LOCKED_AT = 1 << 20;

  private final Path mark;
  private final @Nullable FileChannel channel;
  private final @Nullable String holder;

  private FileClaim(Path mark, @Nullable FileChannel channel, @Nullable String holder) {
    this.mark = mark;
    this.channel = channel;
    this.holder = holder;
  }

  /**
   * Claims a file, which need not exist.
   *
   * @return the claim, or, where another process has it, one that only tells the {@link #holder}
   */
  public static FileClaim of(Path file) {
    Path mark = file.toAbsolutePath().resolveSibling("." + file.getFileName() + ".lock");
    long pid = ProcessHandle.current().pid();
    while (true) {
      // POSIX ends all locks of a process on a file when it closes any descriptor of it, so a mark
      // that this process has locked must not be opened again: its length tells whose it is.
      if (length(mark) == LENGTH_BEFORE + pid && isOfThisRun(mark)) {
        return new FileClaim(mark, null, String.valueOf(pid));
      }
      FileChannel channel = open(mark);
      if (channel == null) {
        return new FileClaim(mark, null, null);
      }
      try {
        FileLock lock = lock(channel);
        if (lock == null) {
          String holder = holder(channel);
          channel.close();
          return new FileClaim(mark, null, holder);
        }
        write(channel, pid);
        // A holder that has just ended may have deleted the file that is locked here, and another
        // process may have made it anew.
        if (length(mark) == LENGTH_BEFORE + pid) {
          return new FileClaim(mark, channel, null);
        }
        channel.close();
      } catch (IOException e) {
        close(channel);
        return new FileClaim(mark, null, null);
      }
    }
  }

  /** Whether this process has written the mark, and not one before it that had the same number. */
  private static boolean isOfThisRun(Path mark) {
    try {
      Instant written = Files.getLastModifiedTime(mark).toInstant();
      return ProcessHandle.current()
          .info()
          .startInstant()
          .map(start -> !written.isBefore(start))
          .orElse(false);
    } catch (IOException e) {
      return false;
    }
  }

  private static @Nullable FileChannel open(Path mark) {
    try {
      return FileChannel.open(
          mark,
          StandardOpenOption.CREATE,
          StandardOpenOption.READ,
          StandardOpenOption.WRITE,
          LinkOption.NOFOLLOW_LINKS);
    } catch (IOException e) {
      return null;
    }
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock(LOCKED_AT, 1, false);
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  /** Writes the number of this process, and makes the file as long as no other process does. */
  private static void write(FileChannel channel, long pid) throws IOException {
    channel.truncate(0);
    channel.write(ByteBuffer.wrap(String.valueOf(pid).getBytes(StandardCharsets.US_ASCII)), 0);
    channel.write(ByteBuffer.allocate(1), LENGTH_BEFORE + pid - 1);
  }

  /** The length of the file that is there now, -1 if there is none. */
  private static long length(Path mark) {
    try {
      return Files.size(mark);
    } catch (IOException e) {
      return -1;
    }
  }

  private static String holder(FileChannel channel) throws IOException {
    ByteBuffer text = ByteBuffer.allocate(LONGEST);
    channel.read(text, 0);
    String digits =
        new String(text.array(), 0, text.position(), StandardCharsets.US_ASCII)
            .replaceAll("\\D", "");
    return digits.isEmpty() ? "?" : digits;
  }

  /** The number of the process that has claimed the file before; empty if nobody has. */
  public Optional<String> holder() {
    return Optional.ofNullable(holder);
  }

  /** Gives the claim up. */
  @Override
  public void close() {
    FileChannel held = channel;
    if (held != null && held.isOpen()) {
      try {
        Files.deleteIfExists(mark);
      } catch (IOException e) {
        // It stays, and locks nothing.
      }
      close(held);
    }
  }

  private static void close(FileChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      // Nothing was to be written.
    }
  }
}
