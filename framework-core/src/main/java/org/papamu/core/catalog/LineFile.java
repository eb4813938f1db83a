package org.papamu.core.catalog;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A small text file of lines that is read whole and changed whole: a crash at any moment leaves the
 * old content or the new one, and of two programs that change it at once none loses its change.
 *
 * @param file the file, which need not exist
 * @param lock a file to lock while it is changed; empty if nobody else changes it
 */
record LineFile(Path file, Optional<Path> lock) {

  private static final int ATTEMPTS = 500;
  private static final int PAUSE_MS = 10;

  /**
   * The lines without blanks around them; none if there is no file.
   *
   * @param most the most bytes that the file may have
   * @throws IOException if it is longer, no plain file, or cannot be read
   */
  List<String> read(int most) throws IOException {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      if (!attributes.isRegularFile()) {
        throw new FileSystemException(file.toString(), null, "not a plain file");
      }
    } catch (NoSuchFileException e) {
      return List.of();
    }
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes(most + 1);
    }
    if (bytes.length > most) {
      throw new IOException("longer than %s KiB".formatted(most >> 10));
    }
    List<String> lines = new ArrayList<>();
    new String(bytes, UTF_8).lines().map(String::strip).forEach(lines::add);
    return lines;
  }

  /**
   * Changes the lines; nothing is written if the change leaves them as they are.
   *
   * @throws IOException if the file cannot be read or written; it is as it was then
   */
  void change(int most, UnaryOperator<List<String>> change) throws IOException {
    if (lock.isEmpty()) {
      replace(most, change);
      return;
    }
    try (FileChannel channel = FileChannel.open(lock.get(), CREATE, WRITE);
        FileLock held = locked(channel)) {
      if (held.isValid()) {
        replace(most, change);
      }
    }
  }

  /** Waits for the lock, but not for ever: whoever holds it may hang. */
  private FileLock locked(FileChannel channel) throws IOException {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        FileLock lock = channel.tryLock();
        if (lock != null) {
          return lock;
        }
      } catch (OverlappingFileLockException e) {
        // Another thread of this program has it.
      }
      try {
        Thread.sleep(PAUSE_MS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedIOException("interrupted");
      }
    }
    throw new IOException("another program keeps it locked");
  }

  private void replace(int most, UnaryOperator<List<String>> change) throws IOException {
    List<String> before = read(most);
    List<String> after = change.apply(before);
    if (!after.equals(before)) {
      write(after);
    }
  }

  /** A file beside it takes its place. */
  private void write(List<String> lines) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      text.append(line).append('\n');
    }
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path temporary =
        target.resolveSibling("." + target.getFileName() + "." + ProcessHandle.current().pid());
    // One of the same name was left behind by a process that was killed.
    Files.deleteIfExists(temporary);
    try {
      try (FileChannel channel = FileChannel.open(temporary, CREATE_NEW, WRITE)) {
        ByteBuffer bytes = UTF_8.encode(text.toString());
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
      Files.move(temporary, target, ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }
}
