package org.papamu.core.catalog;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A file for each plugin that is being started, named by the jar's SHA-256, which its process keeps
 * locked. The system lets go of the lock when the process ends, however it ends; so a file that
 * nobody has locked is of a plugin during whose start a process died.
 *
 * <p>Where such files cannot be made, plugins are started without.
 */
record StartMarks(Path folder) {

  private static final int DIGITS = 64;

  /** A plugin is being started. */
  static final class Mark implements AutoCloseable {

    private final Path file;
    private @Nullable FileChannel channel;

    private Mark(Path file, FileChannel channel) {
      this.file = file;
      this.channel = channel;
    }

    /** It has started, or failed to; the process lives. May be called twice, from two threads. */
    @Override
    public synchronized void close() {
      FileChannel open = channel;
      if (open == null) {
        return;
      }
      channel = null;
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        // What stays behind is taken for a crash, which the user can mend.
      }
      try {
        open.close();
      } catch (IOException nothingLost) {
        // It was not written to.
      }
    }
  }

  /** Marks a plugin. */
  Optional<Mark> begin(String sha256) {
    Path file = folder.resolve(sha256 + "." + ProcessHandle.current().pid());
    try {
      Files.createDirectories(folder);
      FileChannel channel = FileChannel.open(file, CREATE_NEW, WRITE);
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return Optional.of(new Mark(file, channel));
      }
      channel.close();
    } catch (IOException | OverlappingFileLockException e) {
      // Another thread starts the same plugin, or nothing can be written here.
    }
    return Optional.empty();
  }

  /** The SHA-256 of the jars during whose start a process died. */
  Set<String> crashed() {
    Set<String> found = new HashSet<>();
    for (Path file : files()) {
      if (isLeft(file)) {
        found.add(hash(file));
      }
    }
    return found;
  }

  /** Forgets that a process died during the start of a plugin. */
  void forget(String sha256) throws IOException {
    for (Path file : files()) {
      if (hash(file).equals(sha256) && isLeft(file)) {
        Files.deleteIfExists(file);
      }
    }
  }

  private static String hash(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.substring(0, Math.min(name.length(), DIGITS));
  }

  private Set<Path> files() {
    Set<Path> files = new HashSet<>();
    if (!Files.isDirectory(folder)) {
      return files;
    }
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      for (Path entry : entries) {
        if (TrustList.isSha256(hash(entry))) {
          files.add(entry);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // Then there is nothing to be told.
    }
    return files;
  }

  private static boolean isLeft(Path file) {
    try (FileChannel channel = FileChannel.open(file, WRITE);
        FileLock lock = channel.tryLock()) {
      return lock != null;
    } catch (IOException | OverlappingFileLockException e) {
      return false;
    }
  }
}
