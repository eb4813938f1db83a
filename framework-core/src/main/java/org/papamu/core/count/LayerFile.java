package org.papamu.core.count;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.BufferUnderflowException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.papamu.core.toggle.Layer;
import org.papamu.core.toggle.WordGame;

/**
 * A count under way as a file: the levels counted and the next layer.
 *
 * <p>The file is a run of blocks, each with its length in front and a checksum (CRC-32C of the
 * number, the length and the content) behind, and ends with an empty block. All numbers are
 * big-endian. The content of the blocks, put together: the identity of the count as text; the
 * number of levels and for each its numbers; the layer, bucket by bucket.
 */
final class LayerFile {

  private static final String VERSION = "papamu count 1";
  private static final int LONGEST_TEXT = 1 << 20;
  private static final int LONGEST_NUMBER = 1 << 10;

  private LayerFile() {}

  /** What a file says is no sound count of this game. */
  static final class Damage extends IOException {
    private static final long serialVersionUID = 1L;

    Damage(String message) {
      super(message);
    }
  }

  /** Levels that are done, and the layer of the next one. */
  record Content(List<Level> levels, Layer layer) {
    Content {
      levels = List.copyOf(levels);
    }
  }

  /** What is counted, in one text: two counts have the same only if they are the same. */
  record Identity(String text) {

    /** The identity of a count from a word. */
    static Identity of(String name, WordGame<?> game, long first, long[] goals) {
      String rules =
          game.rules().stream().map(Object::toString).sorted().collect(Collectors.joining(";"));
      String ends =
          LongStream.of(goals).mapToObj(Long::toHexString).collect(Collectors.joining(" "));
      return new Identity(
          "%s%n%s%nfrom %s%nto %s%nby %s"
              .formatted(VERSION, name, Long.toHexString(first), ends, rules)
              .replace("\r\n", "\n"));
    }
  }

  static void write(FileChannel channel, Identity identity, Content content) throws IOException {
    BlockWriter out = new BlockWriter(channel);
    out.bytes(identity.text().getBytes(StandardCharsets.UTF_8));
    out.number(content.levels().size());
    for (Level level : content.levels()) {
      out.number(level.moves());
      out.number(level.distinct());
      out.number(level.classes());
      out.bytes(level.sequences().toByteArray());
      out.number(level.deadEnds());
      out.bytes(level.games().toByteArray());
      out.bytes(level.solutions().toByteArray());
    }
    content.layer().write(out::number, out::numbers);
    out.end();
  }

  /**
   * Reads what {@link #write} has written.
   *
   * @throws Damage if it is damaged or of another count
   */
  static Content read(FileChannel channel, Identity identity) throws IOException {
    BlockReader in = new BlockReader(channel);
    try {
      String found = new String(in.bytes(LONGEST_TEXT), StandardCharsets.UTF_8);
      if (!found.equals(identity.text())) {
        throw new Damage(
            found.startsWith(VERSION + "\n")
                ? "it belongs to another count: " + title(found)
                : "it is not a count under way that this version knows");
      }
      long length = in.number();
      List<Level> levels = new ArrayList<>();
      for (long i = 0; i < length; i++) {
        levels.add(
            new Level(
                (int) in.number(),
                in.number(),
                in.number(),
                new BigInteger(in.bytes(LONGEST_NUMBER)),
                in.number(),
                new BigInteger(in.bytes(LONGEST_NUMBER)),
                new BigInteger(in.bytes(LONGEST_NUMBER))));
      }
      Layer layer = Layer.read(in::number, in::numbers);
      in.end();
      return new Content(levels, layer);
    } catch (BufferUnderflowException | NumberFormatException e) {
      throw new Damage("it is damaged");
    }
  }

  private static String title(String identity) {
    List<String> lines = identity.lines().toList();
    String name = lines.size() > 1 ? lines.get(1) : "";
    return org.papamu.core.text.Printable.of(name, 200);
  }
}
