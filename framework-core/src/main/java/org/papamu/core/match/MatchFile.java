package org.papamu.core.match;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.papamu.core.file.FileFault;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordException;
import org.papamu.core.record.RecordParts;

/**
 * The file that the games of a match are recorded in, one after another with a blank line between
 * them. A game is on the disk when it has been added. A crash in the middle of adding leaves the
 * games before, and a torn one at the end that is dropped when the file is opened again.
 *
 * <p>The file is locked while it is open. The lock goes with the process, so that none is left
 * behind by a crash. Safe for several threads.
 */
public final class MatchFile implements AutoCloseable {

  private static final long MAX_BYTES = 1L << 30;
  private static final String BEGINNING = "[Game \"";

  private final Path path;
  private final FileChannel channel;
  private final List<GameRecord> records;
  private long size;

  private MatchFile(Path path, FileChannel channel, List<GameRecord> records, long size) {
    this.path = path;
    this.channel = channel;
    this.records = List.copyOf(records);
    this.size = size;
  }

  /** Whether games are expected in a file. */
  public enum Mode {
    /** None: a file that holds something is refused. */
    NEW,
    /** Some: they are kept, and the match goes on behind them. A missing file is made. */
    RESUMED
  }

  /** What is wrong with a file that was to be opened. */
  public static final class Refused extends Exception {
    private static final long serialVersionUID = 1L;

    private Refused(String message, @Nullable Throwable cause) {
      super(message, cause);
    }

    /** What is wrong, as a sentence without a full stop. */
    public String message() {
      return String.valueOf(getMessage());
    }
  }

  /**
   * Opens a file, and makes it where there is none.
   *
   * @throws Refused if it is not to be written to: it holds something and should not, or something
   *     other than game records
   * @throws FileSystemException if it cannot be written, or another process is writing to it
   */
  public static MatchFile open(Path path, Mode mode) throws Refused, FileSystemException {
    requirePlain(path);
    FileChannel channel = channel(path);
    boolean opened = false;
    try {
      lock(path, channel);
      byte[] bytes = read(path, channel);
      if (bytes.length > 0 && mode == Mode.NEW) {
        throw new Refused("it holds something already", null);
      }
      MatchFile file = continued(path, channel, bytes);
      opened = true;
      return file;
    } catch (IOException e) {
      throw FileFault.of(path, e);
    } finally {
      if (!opened) {
        closeQuietly(channel);
      }
    }
  }

  private static FileChannel channel(Path path) throws FileSystemException {
    Set<OpenOption> options =
        Set.of(
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.CREATE,
            LinkOption.NOFOLLOW_LINKS);
    try {
      return FileChannel.open(path, options);
    } catch (IOException e) {
      throw FileFault.of(path, e);
    }
  }

  private static void requirePlain(Path path) throws FileSystemException {
    try {
      BasicFileAttributes attributes =
          Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      if (!attributes.isRegularFile()) {
        throw new FileSystemException(
            path.toString(),
            null,
            attributes.isDirectory() ? "a folder, not a file" : "not a plain file");
      }
    } catch (NoSuchFileException e) {
      // It will be made.
    } catch (IOException e) {
      throw FileFault.of(path, e);
    }
  }

  private static void lock(Path path, FileChannel channel) throws IOException {
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      throw new FileSystemException(path.toString(), null, "another match is writing to it");
    }
  }

  private static byte[] read(Path path, FileChannel channel) throws IOException {
    if (channel.size() > MAX_BYTES) {
      throw new FileSystemException(path.toString(), null, "over 1 GiB");
    }
    ByteBuffer bytes = ByteBuffer.allocate((int) channel.size());
    while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
      // Reads on.
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  private static MatchFile continued(Path path, FileChannel channel, byte[] bytes)
      throws IOException, Refused {
    int whole = withoutTornBeginning(bytes);
    RecordParts parts = RecordParts.of(Arrays.copyOf(bytes, whole));
    List<GameRecord> records = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      try {
        records.add(parts.record(i));
      } catch (RecordException e) {
        if (i + 1 < parts.size() || !isTorn(bytes, parts.start(i))) {
          throw new Refused("game %s: %s".formatted(i + 1, e.message()), e);
        }
        whole = parts.start(i);
      }
    }
    MatchFile file = new MatchFile(path, channel, records, whole);
    if (whole < bytes.length) {
      channel.truncate(whole);
      channel.force(true);
    }
    if (whole > 0) {
      file.append("\n".repeat(missingEnds(bytes, whole)));
    }
    return file;
  }

  /** Whether what stands there can be the beginning of a game. */
  private static boolean isTorn(byte[] bytes, int start) {
    return isPrefix(bytes, start, Math.min(bytes.length, start + BEGINNING.length()));
  }

  private static boolean isPrefix(byte[] bytes, int start, int end) {
    for (int at = start; at < end; at++) {
      if (bytes[at] != BEGINNING.charAt(at - start)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The length without the first few characters of a further game, which would be taken for a part
   * of the game before, and without the zeros that a power cut may leave at the end.
   */
  private static int withoutTornBeginning(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] == 0) {
      end--;
    }
    int line = end;
    while (line > 0 && bytes[line - 1] != '\n') {
      line--;
    }
    boolean few = end > line && end - line < BEGINNING.length() && isPrefix(bytes, line, end);
    return few ? line : end;
  }

  /** How many line ends are missing until the file ends in a blank line. */
  private static int missingEnds(byte[] bytes, int end) {
    int ends = 0;
    while (ends < 2 && end - ends > 0 && bytes[end - ends - 1] == '\n') {
      ends++;
    }
    return 2 - ends;
  }

  /** The games that were in the file when it was opened. */
  public List<GameRecord> records() {
    return records;
  }

  /**
   * Adds a game and returns when it is on the disk.
   *
   * @param text the text of its record
   * @throws FileSystemException if it cannot be written; the games before are as they were
   */
  public synchronized void add(String text) throws FileSystemException {
    append(text + "\n");
  }

  private void append(String text) throws FileSystemException {
    if (text.isEmpty()) {
      return;
    }
    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    long end = size;
    boolean done = false;
    try {
      while (bytes.hasRemaining()) {
        end += channel.write(bytes, end);
      }
      channel.force(true);
      size = end;
      done = true;
    } catch (IOException e) {
      throw FileFault.of(path, e);
    } finally {
      if (!done) {
        takeBack();
      }
    }
  }

  private void takeBack() {
    try {
      channel.truncate(size);
    } catch (IOException e) {
      // The torn game is dropped when the file is opened again.
    }
  }

  private static void closeQuietly(FileChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      // Nothing was written through it that is not on the disk.
    }
  }

  @Override
  public void close() {
    closeQuietly(channel);
  }
}
