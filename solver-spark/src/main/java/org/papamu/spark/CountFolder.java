package org.papamu.spark;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.BytesWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapred.SequenceFileOutputFormat;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.papamu.core.count.Block;
import org.papamu.core.count.CheckpointException;
import org.papamu.core.count.Level;
import org.papamu.core.count.LevelTotals;
import scala.Tuple2;

/**
 * The folder where the levels of a count are kept: on any file system that Spark's Hadoop client
 * knows, under the same name on all machines.
 *
 * <p>A level is a folder of sequence files with its blocks, which is there whole before the file
 * {@code papamu-count} names it; that file is replaced in one step, and the level before it is
 * removed after that. So a run that is cut off at any moment leaves a level to go on from.
 */
final class CountFolder {

  private static final String HEAD = "papamu-count";
  private static final String LEVEL = "level-";
  private static final String VERSION = "papamu count on a cluster 1";
  private static final int MOST_BYTES = 1 << 24;
  private static final int MOST_LEVELS = 1 << 20;

  private final JavaSparkContext spark;
  private final String place;
  private final String title;
  private final String identity;

  /**
   * A folder.
   *
   * @param title what is counted, for people
   * @param identity what is counted and by which code, in one text
   */
  CountFolder(JavaSparkContext spark, String place, String title, String identity) {
    this.spark = spark;
    this.place = place;
    this.title = title;
    this.identity = Fingerprint.of(identity.getBytes(StandardCharsets.UTF_8));
  }

  /** What is kept: the finished levels, and the one after them, whose numbers are the totals. */
  record Kept(List<Level> levels, LevelTotals totals, JavaRDD<Block> blocks) {}

  /** What tells the blocks of a level from others, in whatever order they are read. */
  private record Seal(long blocks, long bytes, int checksums) {

    static final Seal NONE = new Seal(0, 0, 0);

    Seal plus(Seal other) {
      return new Seal(blocks + other.blocks, bytes + other.bytes, checksums ^ other.checksums);
    }
  }

  private CheckpointException failed(String what, IOException e) {
    return new CheckpointException("%s %s: %s".formatted(place, what, Session.told(e)), e);
  }

  private CheckpointException refused(String why) {
    return new CheckpointException("%s cannot be gone on with: %s".formatted(place, why));
  }

  private Configuration configuration() {
    return spark.hadoopConfiguration();
  }

  /**
   * What an earlier run has left; empty if there is nothing.
   *
   * @throws CheckpointException if it is damaged, of another count or by other code, or cannot be
   *     read
   */
  Optional<Kept> read() {
    Path head = new Path(place, HEAD);
    try {
      FileSystem files = head.getFileSystem(configuration());
      if (!files.exists(head)) {
        requireOwn(files);
        return Optional.empty();
      }
      long length = files.getFileStatus(head).getLen();
      if (length > MOST_BYTES) {
        throw refused("it is damaged");
      }
      byte[] bytes = new byte[(int) length];
      try (FSDataInputStream in = files.open(head)) {
        in.readFully(0, bytes);
      }
      return Optional.of(decoded(bytes));
    } catch (org.apache.hadoop.fs.ChecksumException e) {
      throw refused("it is damaged");
    } catch (IOException e) {
      throw failed("cannot be read", e);
    }
  }

  /** Levels are only removed from a folder that holds nothing else. */
  private void requireOwn(FileSystem files) throws IOException {
    Path folder = new Path(place);
    if (!files.exists(folder)) {
      return;
    }
    for (FileStatus file : files.listStatus(folder)) {
      String name = file.getPath().getName();
      if (!name.startsWith(LEVEL) && !name.startsWith(HEAD) && !name.startsWith("." + HEAD)) {
        throw refused("it is no folder of a count, for it has a file " + name);
      }
    }
  }

  private Kept decoded(byte[] bytes) throws IOException {
    if (bytes.length < Integer.BYTES
        || checksum(bytes, bytes.length - Integer.BYTES)
            != ByteBuffer.wrap(bytes).getInt(bytes.length - Integer.BYTES)) {
      throw refused("it is damaged");
    }
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (!in.readUTF().equals(VERSION)) {
        throw refused("it is not a count that this version knows");
      }
      String counted = in.readUTF();
      if (!in.readUTF().equals(identity)) {
        throw refused(
            counted.equals(title)
                ? "it is of other rules, another position or another version of the plugin"
                : "it belongs to another count: " + counted);
      }
      int number = in.readInt();
      if (number < 1 || number > MOST_LEVELS) {
        throw refused("it is damaged");
      }
      List<Level> levels = new ArrayList<>();
      for (int i = 0; i < number; i++) {
        levels.add(totals(in).level(i));
      }
      LevelTotals totals = totals(in);
      Seal seal = new Seal(in.readLong(), in.readLong(), in.readInt());
      JavaRDD<Block> blocks = blocks(number);
      if (!seal.equals(seal(blocks))) {
        throw refused("its last level is damaged");
      }
      return new Kept(levels, totals, blocks);
    } catch (EOFException | NumberFormatException e) {
      throw refused("it is damaged");
    }
  }

  private Seal seal(JavaRDD<Block> blocks) {
    try {
      List<byte[]> seals =
          blocks
              .map(
                  block ->
                      ByteBuffer.allocate(Long.BYTES + Integer.BYTES)
                          .putLong(block.length())
                          .putInt(block.checksum())
                          .array())
              .collect();
      Seal sum = Seal.NONE;
      for (byte[] one : seals) {
        ByteBuffer at = ByteBuffer.wrap(one);
        sum = sum.plus(new Seal(1, at.getLong(), at.getInt()));
      }
      return sum;
    } catch (RuntimeException e) {
      throw refused("its last level is damaged or missing");
    }
  }

  private JavaRDD<Block> blocks(int level) {
    return spark
        .sequenceFile(place + "/" + LEVEL + level, NullWritable.class, BytesWritable.class)
        .values()
        .map(bytes -> Block.of(bytes.copyBytes()));
  }

  /**
   * Keeps a level in place of the one before.
   *
   * @param levels those that are finished
   * @param totals of the level that is kept
   * @param parts what is known of its blocks
   * @return the same blocks, read from the files
   */
  JavaRDD<Block> write(
      List<Level> levels, LevelTotals totals, JavaRDD<Block> blocks, List<Merged> parts) {
    int number = levels.size();
    Path folder = new Path(place, LEVEL + number);
    Path head = new Path(place, HEAD);
    try {
      FileSystem files = folder.getFileSystem(configuration());
      files.delete(folder, true);
      blocks
          .mapToPair(block -> new Tuple2<>(NullWritable.get(), new BytesWritable(block.bytes())))
          .saveAsHadoopFile(
              folder.toString(),
              NullWritable.class,
              BytesWritable.class,
              SequenceFileOutputFormat.class);
      Seal seal =
          parts.stream()
              .map(part -> new Seal(1, part.length(), part.checksum()))
              .reduce(Seal.NONE, Seal::plus);
      Path fresh = new Path(place, HEAD + ".new");
      try (FSDataOutputStream out = files.create(fresh, true)) {
        out.write(encoded(levels, totals, seal));
        out.hsync();
      }
      FileContext.getFileContext(files.getUri(), configuration())
          .rename(fresh, head, Options.Rename.OVERWRITE);
      files.delete(new Path(place, LEVEL + (number - 1)), true);
    } catch (IOException e) {
      throw failed("cannot be written", e);
    } catch (RuntimeException e) {
      throw e instanceof CheckpointException
          ? e
          : new CheckpointException(
              "%s cannot be written: %s".formatted(place, Session.told(e)), e);
    }
    return blocks(number);
  }

  private byte[] encoded(List<Level> levels, LevelTotals totals, Seal seal) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeUTF(VERSION);
      out.writeUTF(title);
      out.writeUTF(identity);
      out.writeInt(levels.size());
      for (Level level : levels) {
        write(out, LevelTotals.of(0, 0, level));
      }
      write(out, totals);
      out.writeLong(seal.blocks());
      out.writeLong(seal.bytes());
      out.writeInt(seal.checksums());
      out.writeInt(checksum(bytes.toByteArray(), bytes.size()));
    }
    return bytes.toByteArray();
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes, 0, length);
    return (int) checksum.getValue();
  }

  private static void write(DataOutputStream out, LevelTotals totals) throws IOException {
    for (long number :
        new long[] {
          totals.entries(), totals.moves(), totals.distinct(), totals.classes(), totals.deadEnds()
        }) {
      out.writeLong(number);
    }
    for (BigInteger number :
        Arrays.asList(totals.sequences(), totals.games(), totals.solutions())) {
      out.writeUTF(number.toString());
    }
  }

  private static LevelTotals totals(DataInputStream in) throws IOException {
    long entries = in.readLong();
    long moves = in.readLong();
    long distinct = in.readLong();
    long classes = in.readLong();
    long deadEnds = in.readLong();
    BigInteger sequences = new BigInteger(in.readUTF());
    BigInteger games = new BigInteger(in.readUTF());
    BigInteger solutions = new BigInteger(in.readUTF());
    return new LevelTotals(
        entries, moves, distinct, classes, sequences, deadEnds, games, solutions);
  }

  /** The count is complete: nothing is left to go on with. */
  void remove() {
    Path folder = new Path(place);
    try {
      FileSystem files = folder.getFileSystem(configuration());
      files.delete(new Path(place, HEAD), false);
      for (FileStatus file : files.listStatus(folder)) {
        if (file.getPath().getName().startsWith(LEVEL)) {
          files.delete(file.getPath(), true);
        }
      }
    } catch (IOException e) {
      throw failed("cannot be cleared", e);
    }
  }
}
