package org.papamu.core.solve;

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
import java.util.zip.CRC32C;
import org.papamu.core.file.AtomicFile;

/**
 * What a run needs to go on, in a file: a head of text, then the table, then a checksum of all of
 * it.
 *
 * @param run what is solved: a run only goes on with its own
 * @param least the margin that is proved to be reached
 * @param most the margin that is proved not to be passed
 * @param visited the positions visited so far
 */
record Checkpoint(String run, int least, int most, long visited) {

  private static final String FORMAT = "papamu solve checkpoint 1";
  private static final int CHUNK = 1 << 16;
  private static final int LONGEST_HEAD = 1 << 14;

  /** Writes it with a table in the place of the one that was there before. */
  void write(Path file, ProofTable table) throws IOException {
    ProofTable.Shape shape = table.shape();
    String head =
        "%s\n%s\n%s %s %s %s %s %s\n\n"
            .formatted(
                FORMAT,
                run,
                least,
                most,
                visited,
                shape.mostBuckets(),
                shape.buckets(),
                shape.full() ? 1 : 0);
    AtomicFile.write(file, out -> write(head.getBytes(StandardCharsets.UTF_8), table, out));
  }

  private static void write(byte[] head, ProofTable table, WritableByteChannel out)
      throws IOException {
    CRC32C checksum = new CRC32C();
    send(ByteBuffer.wrap(head), checksum, out);
    ByteBuffer bytes = ByteBuffer.allocateDirect(CHUNK);
    LongBuffer longs = bytes.asLongBuffer();
    for (int at = 0; at < table.length(); at += longs.capacity()) {
      longs.clear();
      int count = Math.min(longs.capacity(), table.length() - at);
      table.read(at, count, longs);
      bytes.position(0).limit(count * Long.BYTES);
      send(bytes, checksum, out);
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
   * Reads one, and its table into the given one.
   *
   * @throws CheckpointException if it is not one of this run, does not fit in the memory, or is
   *     damaged; the table is empty then
   */
  static Checkpoint read(Path file, String run, ProofTable table) throws IOException {
    try (FileChannel in = FileChannel.open(file)) {
      CRC32C checksum = new CRC32C();
      String head = head(in, checksum);
      String[] lines = head.split("\n", -1);
      if (!lines[0].equals(FORMAT)) {
        throw new CheckpointException("it is no checkpoint of this version");
      }
      if (lines.length < 3
          || !String.join("\n", Arrays.copyOfRange(lines, 1, lines.length - 1)).equals(run)) {
        throw new CheckpointException("it is of another game, position or version of the game");
      }
      long[] numbers = numbers(lines[lines.length - 1]);
      if (!table.take(new ProofTable.Shape((int) numbers[3], (int) numbers[4], numbers[5] == 1))) {
        throw new CheckpointException(
            "it needs --memory %dM or more"
                .formatted(((numbers[3] * ProofTable.BUCKET_BYTES) >> 20) + 1));
      }
      if (!fill(table, in, checksum)) {
        table.clear();
        throw new CheckpointException("it is damaged");
      }
      return new Checkpoint(run, (int) numbers[0], (int) numbers[1], numbers[2]);
    }
  }

  private static boolean fill(ProofTable table, ReadableByteChannel in, CRC32C checksum)
      throws IOException {
    ByteBuffer bytes = ByteBuffer.allocateDirect(CHUNK);
    for (int at = 0; at < table.length(); at += CHUNK / Long.BYTES) {
      int count = Math.min(CHUNK / Long.BYTES, table.length() - at);
      bytes.clear().limit(count * Long.BYTES);
      if (!receive(bytes, in)) {
        return false;
      }
      checksum.update(bytes.duplicate());
      table.write(at, count, bytes.asLongBuffer());
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

  private static long[] numbers(String line) {
    try {
      long[] numbers = Arrays.stream(line.split(" ", -1)).mapToLong(Long::parseLong).toArray();
      if (numbers.length == 6) {
        return numbers;
      }
    } catch (NumberFormatException e) {
      // As bad as the wrong number of them.
    }
    throw new CheckpointException("it is damaged");
  }

  static void delete(Path file) throws IOException {
    Files.deleteIfExists(file);
  }
}
