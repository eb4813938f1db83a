package org.papamu.core.count;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.papamu.core.file.FileFault;

/**
 * The file where a count under way is kept. A crash at any moment leaves the old content or the new
 * one.
 *
 * <p>Design: a layer is written once it is done, but only if the work since the last writing took
 * 50 times as long as the writing will take, by what the last one took for each byte; so writing
 * stays under 2 % of the run, and a crash costs little more than the layer under way.
 */
final class Checkpoint {

  private static final int SHARE = 50;

  /** What a byte takes until it is known better. */
  private static final double NANOS_PER_BYTE = 5;

  private static final double NANOS_PER_FILE = 2e7;

  private final Path file;
  private final LongSupplier nanos;
  private double nanosPerByte = NANOS_PER_BYTE;
  private long lastEnd;

  Checkpoint(Path file, LongSupplier nanos) {
    this.file = file;
    this.nanos = nanos;
    lastEnd = nanos.getAsLong();
  }

  /** What is kept; empty if there is no file. */
  Optional<LayerFile.Content> read(LayerFile.Identity identity) {
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      requireFolder();
      return Optional.empty();
    }
    requirePlain();
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return Optional.of(LayerFile.read(channel, identity));
    } catch (LayerFile.Damage e) {
      throw CheckpointException.ofInput(String.valueOf(e.getMessage()), e);
    } catch (IOException e) {
      throw CheckpointException.ofInput("cannot be read: " + FileFault.reason(e), e);
    }
  }

  /** Keeps this if it is worth the time, and answers whether it was. */
  boolean offer(LayerFile.Identity identity, LayerFile.Content content) {
    double cost = NANOS_PER_FILE + nanosPerByte * content.layer().bytes();
    boolean worthIt = nanos.getAsLong() - lastEnd >= SHARE * cost;
    if (worthIt) {
      write(identity, content);
    }
    return worthIt;
  }

  /** Keeps this. */
  void write(LayerFile.Identity identity, LayerFile.Content content) {
    long start = nanos.getAsLong();
    // One that fails is not tried again at once.
    lastEnd = start;
    Path fresh = file.resolveSibling(file.getFileName() + ".new");
    try {
      if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
        requirePlain();
      }
      Files.deleteIfExists(fresh);
      try (FileChannel channel =
          FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
        LayerFile.write(channel, identity, content);
        channel.force(true);
      } catch (IOException e) {
        Files.deleteIfExists(fresh);
        throw e;
      }
      Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new CheckpointException("cannot be written: " + FileFault.reason(e), e);
    }
    lastEnd = nanos.getAsLong();
    long bytes = content.layer().bytes();
    if (bytes > 1 << 20) {
      nanosPerByte = (double) (lastEnd - start) / bytes;
    }
  }

  /** The count is complete: nothing is left to go on with. */
  void remove() {
    try {
      if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new CheckpointException("cannot be removed: " + FileFault.reason(e), e);
    }
  }

  /** Before hours of work, not after them. */
  private void requireFolder() {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new CheckpointException("cannot be written: the folder does not exist");
    }
    if (!Files.isWritable(folder)) {
      throw new CheckpointException("cannot be written: no permission");
    }
  }

  private void requirePlain() {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw CheckpointException.ofInput("not a plain file", null);
    }
  }
}
