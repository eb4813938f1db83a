package org.papamu.core.record;

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
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The claim of one process to write a file over and over. The operating system holds it, so it ends
 * with the process, however that ends, and one that crashed is in nobody's way. It lies in a file
 * of its own beside the one that is written, since that is replaced with every writing.
 *
 * <p>Where no such file can be made there is no claim, and no hindrance either: whether the file
 * itself can be written is told when it is written.
 */
public final class FileClaim implements AutoCloseable {

  private static final int LONGEST = 20;

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
    while (true) {
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
        byte[] pid =
            String.valueOf(ProcessHandle.current().pid()).getBytes(StandardCharsets.US_ASCII);
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(pid), 0);
        // A holder that has just ended may have deleted the file that is locked here.
        if (Files.exists(mark) && holder(mark).equals(new String(pid, StandardCharsets.US_ASCII))) {
          return new FileClaim(mark, channel, null);
        }
        channel.close();
      } catch (IOException e) {
        close(channel);
        return new FileClaim(mark, null, null);
      }
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

  private static String holder(Path mark) throws IOException {
    try (FileChannel channel = FileChannel.open(mark, StandardOpenOption.READ)) {
      return holder(channel);
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
