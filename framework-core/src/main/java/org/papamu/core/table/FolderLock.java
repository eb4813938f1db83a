package org.papamu.core.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.papamu.core.table.TableException.Kind;

/**
 * One process at a time builds in a folder. The operating system holds the lock, so it ends with
 * the process, however that ends; who holds it is written in the file.
 */
final class FolderLock implements AutoCloseable {

  private static final int LONGEST = 20;

  /** Far behind what is written, so that the holder's number can be read while it is locked. */
  private static final long LOCKED_AT = 1 << 20;

  private final FileChannel channel;

  private FolderLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Locks a folder.
   *
   * @throws TableException if another process has, naming it, or the folder cannot be written to
   */
  static FolderLock of(Path folder) {
    Path file = folder.resolve("lock");
    FileChannel channel = null;
    try {
      channel =
          FileChannel.open(
              file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
      FileLock lock = tryLock(channel);
      if (lock == null) {
        throw new TableException(
            Kind.BUSY, folder, "in use: process %s builds tables here".formatted(holder(channel)));
      }
      channel.truncate(0);
      channel.write(
          ByteBuffer.wrap(
              String.valueOf(ProcessHandle.current().pid()).getBytes(StandardCharsets.US_ASCII)),
          0);
      FolderLock held = new FolderLock(channel);
      channel = null;
      return held;
    } catch (IOException e) {
      throw BlockFile.unreadable(folder, e);
    } finally {
      if (channel != null) {
        new FolderLock(channel).close();
      }
    }
  }

  private static @org.jspecify.annotations.Nullable FileLock tryLock(FileChannel channel)
      throws IOException {
    try {
      return channel.tryLock(LOCKED_AT, 1, false);
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  private static String holder(FileChannel channel) throws IOException {
    ByteBuffer text = ByteBuffer.allocate(LONGEST);
    channel.read(text, 0);
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < text.position(); i++) {
      char c = (char) text.get(i);
      if (c >= '0' && c <= '9') {
        digits.append(c);
      }
    }
    return digits.isEmpty() ? "another" : digits.toString();
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // The lock is gone all the same.
    }
  }
}
