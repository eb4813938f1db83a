package org.papamu.core.resume;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.core.file.AtomicFile;
import org.papamu.core.session.Written;

/**
 * The file of a run that solves a position: a head of text, which says what is solved and holds
 * some numbers, then what the run has in memory, then a checksum of all of it.
 *
 * <p>A crash at any moment leaves the file as it was or the new one. A file of another run, or a
 * damaged one, is refused and left alone.
 */
public final class Checkpoint {

  private static final String FORMAT = "papamu solve checkpoint 2";

  /** Of the head: the format, what is solved, what helps, numbers. */
  private static final int LINES = 6;

  private static final int CHUNK = 1 << 16;
  private static final int LONGEST_HEAD = 1 << 14;

  private final Path file;

  /** What is solved, in three lines. */
  private final String run;

  /** What it depends on besides, in one. */
  private final String helps;

  private Checkpoint(Path file, String run, String helps) {
    this.file = file;
    this.run = run;
    this.helps = helps;
  }

  /**
   * The file of a run that depends on game and position alone.
   *
   * @param file need not be there yet
   * @throws org.papamu.core.session.GameFault if the position cannot be written
   */
  public static <P extends Position> Checkpoint of(Path file, Game<P> game, P position) {
    return of(file, game, position, "anything else");
  }

  /**
   * The file of a run.
   *
   * @param file need not be there yet
   * @param helps what besides game and position the run depends on, such as "tables of 100
   *     entries"; one line, not empty
   * @throws org.papamu.core.session.GameFault if the position cannot be written
   */
  public static <P extends Position> Checkpoint of(
      Path file, Game<P> game, P position, String helps) {
    String run =
        "%s\n%s\n%016x"
            .formatted(
                game.info().name(),
                Written.position(game, position),
                Fingerprint.of(game, position));
    return new Checkpoint(file, run, helps);
  }

  /**
   * Writes it in the place of the one that was there before.
   *
   * @param numbers what {@link #read} is to give back
   * @throws IOException if it cannot be written; the old one is as it was
   */
  public void write(long[] numbers, Iterable<? extends Memory> memories) throws IOException {
    String line = Arrays.stream(numbers).mapToObj(Long::toString).collect(Collectors.joining(" "));
    byte[] head =
        "%s\n%s\n%s\n%s\n\n".formatted(FORMAT, run, helps, line).getBytes(StandardCharsets.UTF_8);
    AtomicFile.write(file, out -> write(head, memories, out));
  }

  private static void write(
      byte[] head, Iterable<? extends Memory> memories, WritableByteChannel out)
      throws IOException {
    CRC32C checksum = new CRC32C();
    send(ByteBuffer.wrap(head), checksum, out);
    ByteBuffer bytes = ByteBuffer.allocateDirect(CHUNK);
    LongBuffer longs = bytes.asLongBuffer();
    for (Memory memory : memories) {
      for (int at = 0; at < memory.length(); at += longs.capacity()) {
        longs.clear();
        int count = Math.min(longs.capacity(), memory.length() - at);
        memory.read(at, count, longs);
        bytes.position(0).limit(count * Long.BYTES);
        send(bytes, checksum, out);
      }
    }
    long sum = checksum.getValue();
    send(ByteBuffer.allocate(Long.BYTES).putLong(sum).flip(), checksum, out);
  }

  private static void send(ByteBuffer bytes, CRC32C checksum, WritableByteChannel out)
      throws IOException {
    checksum.update(bytes.duplicate());
    while (bytes.hasRemaining()) {
      out.write(bytes);
    }
  }

  /**
   * Reads it, if it is there.
   *
   * @param count how many numbers there are
   * @param place answers to the numbers where the memory goes; it may refuse them by a {@link
   *     CheckpointException}
   * @return the numbers; empty if there is no file
   * @throws CheckpointException if it is of another run, or damaged; what was in those memories is
   *     lost then
   * @throws IOException if it cannot be read, or none could be written there
   */
  public Optional<long[]> read(
      int count, Function<long[], ? extends Iterable<? extends Memory>> place) throws IOException {
    if (!Files.exists(file)) {
      AtomicFile.requirePlace(file);
      return Optional.empty();
    }
    try (FileChannel in = FileChannel.open(file)) {
      CRC32C checksum = new CRC32C();
      String head = head(in, checksum);
      String[] lines = head.split("\n", -1);
      if (!lines[0].equals(FORMAT)) {
        throw new CheckpointException("it is no checkpoint of this version");
      }
      if (lines.length != LINES
          || !String.join("\n", Arrays.copyOfRange(lines, 1, LINES - 2)).equals(run)) {
        throw new CheckpointException("it is of another game, position or version of the game");
      }
      if (!lines[LINES - 2].equals(helps)) {
        throw new CheckpointException("it was kept by a run without %s".formatted(helps));
      }
      long[] numbers = numbers(lines[LINES - 1], count);
      if (!fill(place.apply(numbers), in, checksum)) {
        throw damaged();
      }
      return Optional.of(numbers);
    }
  }

  private static boolean fill(
      Iterable<? extends Memory> memories, ReadableByteChannel in, CRC32C checksum)
      throws IOException {
    ByteBuffer bytes = ByteBuffer.allocateDirect(CHUNK);
    for (Memory memory : memories) {
      for (int at = 0; at < memory.length(); at += CHUNK / Long.BYTES) {
        int count = Math.min(CHUNK / Long.BYTES, memory.length() - at);
        bytes.clear().limit(count * Long.BYTES);
        if (!receive(bytes, in)) {
          return false;
        }
        checksum.update(bytes.duplicate());
        memory.write(at, count, bytes.asLongBuffer());
      }
    }
    ByteBuffer end = ByteBuffer.allocate(Long.BYTES);
    long sum = checksum.getValue();
    return receive(end, in) && end.getLong() == sum && in.read(ByteBuffer.allocate(1)) < 0;
  }

  /** Fills a buffer and flips it; false if there is not so much. */
  private static boolean receive(ByteBuffer bytes, ReadableByteChannel in) throws IOException {
    while (bytes.hasRemaining()) {
      if (in.read(bytes) < 0) {
        return false;
      }
    }
    bytes.flip();
    return true;
  }

  private static String head(FileChannel in, CRC32C checksum) throws IOException {
    byte[] start = new byte[(int) Math.min(LONGEST_HEAD, in.size())];
    receive(ByteBuffer.wrap(start), in);
    String text = new String(start, StandardCharsets.ISO_8859_1);
    int end = text.indexOf("\n\n");
    if (end < 0) {
      throw new CheckpointException("it is no checkpoint of this version");
    }
    in.position(end + 2L);
    checksum.update(start, 0, end + 2);
    return new String(start, 0, end, StandardCharsets.UTF_8);
  }

  private static long[] numbers(String line, int count) {
    try {
      long[] numbers = Arrays.stream(line.split(" ", -1)).mapToLong(Long::parseLong).toArray();
      if (numbers.length == count) {
        return numbers;
      }
    } catch (NumberFormatException e) {
      // As bad as the wrong number of them.
    }
    throw damaged();
  }

  private static CheckpointException damaged() {
    return new CheckpointException("it is damaged");
  }

  /** The run has come to its end: nothing is left to go on with. */
  public void delete() throws IOException {
    Files.deleteIfExists(file);
  }
}
