package org.papamu.core.table;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32C;
import org.papamu.core.file.FileFault;
import org.papamu.core.table.TableException.Kind;

/**
 * A file of blocks with a header in words, every byte of it under a checksum (CRC32C).
 *
 * <pre>
 * magic (8)  length of the header (4)  header  checksum of all that (4)
 * block 0, block 1 …
 * for each block: its length (4), its checksum (4)
 * number of blocks (4)  checksum of the list and the number (4)
 * </pre>
 *
 * <p>Numbers are big-endian. The end of the file says where everything is, so that a file which was
 * cut off anywhere is found out at once.
 */
final class BlockFile implements Closeable {

  private static final byte[] MAGIC = "papamu#1".getBytes(StandardCharsets.US_ASCII);
  private static final int LONGEST_HEADER = 1 << 12;
  private static final int LONGEST_BLOCK = 1 << 26;
  private static final int ENTRY = 8;
  private static final int TAIL = 8;

  private final Path file;
  private final FileChannel channel;
  private final Map<String, String> header;
  private final long[] starts;
  private final int[] checksums;

  private BlockFile(Path file, FileChannel channel) throws IOException {
    this.file = file;
    this.channel = channel;
    long length = channel.size();
    byte[] start = read(0, MAGIC.length + 4);
    if (!Arrays.equals(start, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
      throw new TableException(Kind.DAMAGED, file, "not a table of this program");
    }
    int headerLength = ByteBuffer.wrap(start).getInt(MAGIC.length);
    require(headerLength >= 0 && headerLength <= LONGEST_HEADER);
    byte[] head = read(0, MAGIC.length + 4 + headerLength + 4);
    requireChecksum(head);
    header = words(new String(head, MAGIC.length + 4, headerLength, StandardCharsets.UTF_8));
    require(length >= head.length + (long) TAIL);
    int blocks = ByteBuffer.wrap(read(length - TAIL, 4)).getInt();
    require(blocks >= 0 && (long) blocks * ENTRY <= length - TAIL - head.length);
    byte[] end = read(length - TAIL - (long) blocks * ENTRY, blocks * ENTRY + TAIL);
    requireChecksum(end);
    ByteBuffer list = ByteBuffer.wrap(end);
    starts = new long[blocks + 1];
    checksums = new int[blocks];
    starts[0] = head.length;
    for (int block = 0; block < blocks; block++) {
      int size = list.getInt();
      checksums[block] = list.getInt();
      require(size >= 0 && size <= LONGEST_BLOCK);
      starts[block + 1] = starts[block] + size;
    }
    require(starts[blocks] == length - TAIL - (long) blocks * ENTRY);
  }

  private static Map<String, String> words(String text) {
    Map<String, String> words = new LinkedHashMap<>();
    for (String line : text.split("\n", -1)) {
      int blank = line.indexOf(' ');
      if (blank > 0) {
        words.put(line.substring(0, blank), line.substring(blank + 1));
      }
    }
    return words;
  }

  /**
   * Opens a file and checks all but its blocks.
   *
   * @throws TableException if it cannot be read or is damaged
   */
  static BlockFile open(Path file) {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new TableException(
          Kind.UNREADABLE,
          file,
          Files.exists(file, LinkOption.NOFOLLOW_LINKS) ? "not a plain file" : "no such file");
    }
    FileChannel channel = null;
    try {
      channel = FileChannel.open(file, StandardOpenOption.READ);
      BlockFile opened = new BlockFile(file, channel);
      channel = null;
      return opened;
    } catch (EOFException e) {
      throw damaged(file);
    } catch (NoSuchFileException e) {
      throw new TableException(Kind.UNREADABLE, file, "no such file");
    } catch (IOException e) {
      throw unreadable(file, e);
    } finally {
      closeQuietly(channel);
    }
  }

  private static void closeQuietly(@org.jspecify.annotations.Nullable Closeable opened) {
    if (opened != null) {
      try {
        opened.close();
      } catch (IOException e) {
        // The failure that brought us here is the one to tell.
      }
    }
  }

  static TableException unreadable(Path file, IOException e) {
    return new TableException(Kind.UNREADABLE, file.toString(), FileFault.reason(e), e);
  }

  private static TableException damaged(Path file) {
    return new TableException(Kind.DAMAGED, file, "damaged: a checksum or length is wrong");
  }

  private void require(boolean holds) {
    if (!holds) {
      throw damaged(file);
    }
  }

  /** Looks whether the last four bytes are the checksum of the others. */
  private void requireChecksum(byte[] bytes) {
    int end = bytes.length - 4;
    require(checksum(bytes, end) == ByteBuffer.wrap(bytes).getInt(end));
  }

  private byte[] read(long from, int length) throws IOException {
    byte[] bytes = new byte[length];
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    while (rest.hasRemaining()) {
      if (channel.read(rest, from + rest.position()) < 0) {
        throw new EOFException();
      }
    }
    return bytes;
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  /** What the header says of something; empty for nothing. */
  String word(String key) {
    return header.getOrDefault(key, "");
  }

  /** A number from the header; -1 if it has none. */
  long number(String key) {
    try {
      return Long.parseLong(word(key));
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  /** The number of blocks. */
  int blocks() {
    return checksums.length;
  }

  /** The bytes of the whole file. */
  long length() {
    return starts[blocks()] + (long) blocks() * ENTRY + TAIL;
  }

  /**
   * A block, which is as it was written.
   *
   * @throws TableException if not
   */
  byte[] block(int number) {
    try {
      int length = (int) (starts[number + 1] - starts[number]);
      byte[] bytes = read(starts[number], length);
      require(checksum(bytes, length) == checksums[number]);
      return bytes;
    } catch (EOFException e) {
      throw damaged(file);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  @Override
  public void close() {
    closeQuietly(channel);
  }

  /** Gives out the blocks that are to be written. */
  interface Source {
    /** Block number {@code number}. */
    byte[] block(int number);
  }

  /**
   * Writes a file beside its place, and puts it there when it is whole and on the disk.
   *
   * @throws TableException if that fails; what was there before is as it was
   */
  static void write(Disk disk, Path file, Map<String, String> header, int blocks, Source source) {
    Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
    try {
      try (Disk.Writing writing = disk.begin(temporary)) {
        writing.write(head(header));
        ByteBuffer list = ByteBuffer.allocate(blocks * ENTRY + TAIL);
        for (int number = 0; number < blocks; number++) {
          byte[] block = source.block(number);
          writing.write(block);
          list.putInt(block.length).putInt(checksum(block, block.length));
        }
        list.putInt(blocks);
        writing.write(list.putInt(checksum(list.array(), list.position())).array());
        writing.force();
      }
      disk.replace(temporary, file);
    } catch (IOException e) {
      try {
        Files.deleteIfExists(temporary);
      } catch (IOException again) {
        e.addSuppressed(again);
      }
      throw unreadable(file, e);
    }
  }

  private static byte[] head(Map<String, String> header) {
    StringBuilder text = new StringBuilder();
    header.forEach((key, value) -> text.append(key).append(' ').append(value).append('\n'));
    byte[] words = text.toString().getBytes(StandardCharsets.UTF_8);
    if (words.length > LONGEST_HEADER) {
      throw new IllegalArgumentException("a header of " + words.length + " bytes");
    }
    ByteBuffer head = ByteBuffer.allocate(MAGIC.length + 4 + words.length + 4);
    head.put(MAGIC).putInt(words.length).put(words);
    return head.putInt(checksum(head.array(), head.position())).array();
  }
}
