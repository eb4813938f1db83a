package org.papamu.core.table;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.papamu.api.Indexer;
import org.papamu.core.table.TableException.Kind;

/**
 * Entries in a file: blocks of 65,536, compressed each on its own, read when first needed and kept
 * as long as the memory for them lasts.
 */
final class FileEntries implements Entries, AutoCloseable {

  private static final int BLOCK_BITS = 16;

  /** How many entries a block has. */
  static final int BLOCK = 1 << BLOCK_BITS;

  private final String place;
  private final BlockFile file;
  private final BlockMemory memory;
  private final ClassSummary summary;
  private final int width;
  private final AtomicReferenceArray<byte[]> blocks;

  FileEntries(String place, BlockFile file, ClassSummary summary, BlockMemory memory) {
    this.place = place;
    this.file = file;
    this.memory = memory;
    this.summary = summary;
    width = (int) file.number("width");
    int expected = blocks(summary.entries());
    if ((width != 1 && width != 2) || file.blocks() != expected) {
      throw new TableException(Kind.DAMAGED, place, "damaged: its header does not fit", null);
    }
    blocks = new AtomicReferenceArray<>(expected);
  }

  private static int blocks(long entries) {
    return Math.toIntExact((entries + BLOCK - 1) >> BLOCK_BITS);
  }

  @Override
  public long size() {
    return summary.entries();
  }

  @Override
  public ClassSummary summary() {
    return summary;
  }

  /** The bytes of the file. */
  long length() {
    return file.length();
  }

  @Override
  public int code(long index) {
    int number = (int) (index >>> BLOCK_BITS);
    byte[] block = blocks.get(number);
    if (block == null) {
      block = load(number);
    }
    int at = (int) index & (BLOCK - 1);
    return width == 1 ? block[at] : (short) (block[2 * at] << 8 | (block[2 * at + 1] & 0xFF));
  }

  private byte[] load(int number) {
    long first = (long) number << BLOCK_BITS;
    byte[] block = new byte[width * (int) Math.min(BLOCK, size() - first)];
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(file.block(number));
      int done = 0;
      while (done < block.length) {
        int more = inflater.inflate(block, done, block.length - done);
        if (more == 0) {
          throw new TableException(Kind.DAMAGED, place, "damaged: a block ends early", null);
        }
        done += more;
      }
      if (inflater.inflate(new byte[1]) != 0 || !inflater.finished()) {
        throw new TableException(Kind.DAMAGED, place, "damaged: a block goes on", null);
      }
    } catch (DataFormatException e) {
      throw new TableException(Kind.DAMAGED, place, "damaged: a block cannot be unpacked", e);
    } finally {
      inflater.end();
    }
    if (blocks.compareAndSet(number, null, block)) {
      memory.took(blocks, number, block.length);
    }
    return block;
  }

  @Override
  public void close() {
    file.close();
  }

  /**
   * The entries of a class in a file.
   *
   * @param identity what the file has to be of
   * @throws TableException if it is damaged or of something else
   */
  static FileEntries open(
      Path path, Map<String, String> identity, Indexer<?> indexer, int number, BlockMemory memory) {
    BlockFile file = BlockFile.open(path);
    boolean taken = false;
    try {
      String place = path.toString();
      RulesStamp.require(identity, file, place);
      ClassSummary summary = summary(file);
      if (summary.number() != number
          || !summary.name().equals(indexer.name(number))
          || summary.entries() != indexer.size(number)) {
        throw new TableException(Kind.FOREIGN, path, "of another class: " + file.word("class"));
      }
      FileEntries entries = new FileEntries(place, file, summary, memory);
      taken = true;
      return entries;
    } finally {
      if (!taken) {
        file.close();
      }
    }
  }

  /** Gives out the code of each entry. */
  interface Source {
    int code(int at);
  }

  /** The bytes of an entry. */
  static int width(int longest) {
    return Codes.win(longest) <= Byte.MAX_VALUE ? 1 : 2;
  }

  /** Writes a finished class that is in memory. */
  static void write(
      Disk disk, Path path, Map<String, String> identity, ClassSummary summary, short[] codes) {
    int width = width(summary.longest());
    Deflater deflater = new Deflater();
    try {
      write(
          disk,
          path,
          identity,
          summary,
          number -> pack(deflater, at -> codes[at], codes.length, number << BLOCK_BITS, width));
    } finally {
      deflater.end();
    }
  }

  /** Writes a finished class whose blocks are packed already. */
  static void write(
      Disk disk,
      Path path,
      Map<String, String> identity,
      ClassSummary summary,
      BlockFile.Source packed) {
    Map<String, String> header = new LinkedHashMap<>(identity);
    header.put("class", summary.name());
    header.put("number", String.valueOf(summary.number()));
    header.put("entries", String.valueOf(summary.entries()));
    header.put("width", String.valueOf(width(summary.longest())));
    header.put("wins", String.valueOf(summary.wins()));
    header.put("draws", String.valueOf(summary.draws()));
    header.put("losses", String.valueOf(summary.losses()));
    header.put("spare", String.valueOf(summary.spare()));
    header.put("longest", String.valueOf(summary.longest()));
    header.put("longestAt", String.valueOf(summary.longestAt()));
    BlockFile.write(disk, path, header, blocks(summary.entries()), packed);
  }

  /** The blocks of a part of a class that begins with a block. */
  static List<byte[]> packed(ClassPart part, int width) {
    if ((part.from() & (BLOCK - 1)) != 0) {
      throw new IllegalArgumentException("no block begins with entry " + part.from());
    }
    List<byte[]> packed = new ArrayList<>();
    Deflater deflater = new Deflater();
    try {
      for (int at = 0; at < part.entries(); at += BLOCK) {
        packed.add(pack(deflater, part::settled, part.entries(), at, width));
      }
    } finally {
      deflater.end();
    }
    return packed;
  }

  private static byte[] pack(Deflater deflater, Source codes, int length, int from, int width) {
    int entries = Math.min(BLOCK, length - from);
    byte[] plain = new byte[width * entries];
    for (int i = 0; i < entries; i++) {
      int code = codes.code(from + i);
      if (width == 1) {
        plain[i] = (byte) code;
      } else {
        plain[2 * i] = (byte) (code >> 8);
        plain[2 * i + 1] = (byte) code;
      }
    }
    deflater.reset();
    deflater.setInput(plain);
    deflater.finish();
    byte[] packed = new byte[plain.length + 64 + plain.length / 1000];
    int size = 0;
    while (!deflater.finished()) {
      size += deflater.deflate(packed, size, packed.length - size);
    }
    return Arrays.copyOf(packed, size);
  }

  /** What a header says of its class. */
  static ClassSummary summary(BlockFile file) {
    return new ClassSummary(
        (int) file.number("number"),
        file.word("class"),
        file.number("entries"),
        file.number("wins"),
        file.number("draws"),
        file.number("losses"),
        file.number("spare"),
        (int) file.number("longest"),
        file.number("longestAt"));
  }
}
