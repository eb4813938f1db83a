package org.papamu.core.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import org.jspecify.annotations.Nullable;
import org.papamu.core.text.Phrases;

/**
 * Saves a file so that a crash at any moment leaves the old content or the new one, whole.
 *
 * <p>The content goes to a temporary file in the same folder, is forced to the disk, and takes the
 * place of the target in one step; then the folder is forced too, for else a power cut may undo
 * that step after the file was thought safe.
 */
public final class AtomicFile {

  private static final int ATTEMPTS = 100;

  private AtomicFile() {}

  /** Writes what a file is to hold. */
  @FunctionalInterface
  public interface Content {
    /** Writes it all to a channel, which it does not close. */
    void to(WritableByteChannel out) throws IOException;
  }

  /**
   * Writes a file, replacing what it held. Keeps the permissions of an old file.
   *
   * @throws FileSystemException as {@link #write(Path, Content)} does
   */
  public static void write(Path target, byte[] content) throws FileSystemException {
    write(
        target,
        out -> {
          for (ByteBuffer rest = ByteBuffer.wrap(content); rest.hasRemaining(); ) {
            out.write(rest);
          }
        });
  }

  /**
   * Writes a file that is too large to be in memory first, replacing what it held. Keeps the
   * permissions of an old file.
   *
   * @throws FileSystemException if the target is something else than a plain file (a symbolic link,
   *     a folder, a pipe, a device), or it cannot be written; the old file is as it was. Its {@link
   *     FileSystemException#getFile} is the target and its {@link FileSystemException#getReason} a
   *     sentence without a full stop for people, such as {@code "no space left on device"}; a
   *     {@link FileFault}
   */
  public static void write(Path target, Content content) throws FileSystemException {
    Path folder = folderOf(target);
    boolean exists = requirePlain(target);
    Path temporary = null;
    try {
      temporary = fill(folder, content);
      if (exists) {
        copyPermissions(target, temporary);
      }
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
      temporary = null;
      forceFolder(folder);
    } catch (AtomicMoveNotSupportedException e) {
      throw (FileFault) fault(target, "file.no-swap").initCause(e);
    } catch (IOException e) {
      throw FileFault.of(target, e);
    } finally {
      delete(temporary);
    }
  }

  /**
   * Refuses a place where no file could be written: before long work, not after it.
   *
   * @throws FileSystemException as {@link #write(Path, Content)} does
   */
  public static void requirePlace(Path target) throws FileSystemException {
    if (!requirePlain(target) && !Files.isWritable(folderOf(target))) {
      throw fault(target, "file.forbidden");
    }
  }

  private static Path folderOf(Path target) throws FileSystemException {
    Path folder = target.toAbsolutePath().getParent();
    if (folder == null) {
      throw fault(target, "file.folder");
    }
    if (!Files.isDirectory(folder)) {
      throw fault(target, Files.exists(folder) ? "file.folder-is-file" : "file.no-folder");
    }
    return folder;
  }

  /** Refuses what is not a plain file, links included; answers whether there is a file. */
  private static boolean requirePlain(Path target) throws FileSystemException {
    BasicFileAttributes attributes;
    try {
      attributes =
          Files.readAttributes(target, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      return false;
    } catch (IOException e) {
      throw FileFault.of(target, e);
    }
    if (attributes.isSymbolicLink()) {
      throw fault(target, "file.link");
    }
    if (attributes.isDirectory()) {
      throw fault(target, "file.folder");
    }
    if (!attributes.isRegularFile()) {
      throw fault(target, "file.pipe");
    }
    if (!Files.isWritable(target)) {
      throw fault(target, "file.no-writing");
    }
    return true;
  }

  /** A new file in the folder with this content on the disk. */
  private static Path fill(Path folder, Content content) throws IOException {
    long process = ProcessHandle.current().pid();
    for (int attempt = 0; ; attempt++) {
      Path temporary = folder.resolve(".papamu-%s-%s.tmp".formatted(process, attempt));
      try (FileChannel channel =
          FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
        writeAll(temporary, channel, content);
        return temporary;
      } catch (FileAlreadyExistsException e) {
        // Of another thread, or left behind by a process of the same number that was killed.
        if (attempt == ATTEMPTS) {
          throw e;
        }
      }
    }
  }

  private static void writeAll(Path temporary, FileChannel channel, Content content)
      throws IOException {
    boolean done = false;
    try {
      content.to(channel);
      channel.force(true);
      done = true;
    } finally {
      if (!done) {
        delete(temporary);
      }
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    PosixFileAttributeView made = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (old != null && made != null) {
      made.setPermissions(old.readAttributes().permissions());
    }
  }

  private static void forceFolder(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Some systems cannot force a folder. The file is in its place; there is nothing left to do.
    }
  }

  private static void delete(@Nullable Path temporary) {
    if (temporary != null) {
      try {
        Files.deleteIfExists(temporary);
      } catch (IOException e) {
        // The failure that brought us here is the one to tell.
      }
    }
  }

  private static FileFault fault(Path target, String key) {
    return FileFault.of(target, Phrases.phrase(key));
  }
}
