package org.papamu.core.count;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * Reads what a {@link BlockWriter} has written; nothing is given out before its block is checked.
 */
final class BlockReader {

  private final FileChannel channel;
  private final long size;
  private ByteBuffer block = ByteBuffer.allocate(0);
  private long number;

  BlockReader(FileChannel channel) throws IOException {
    this.channel = channel;
    size = channel.size();
  }

  long number() throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES);
    fill(bytes);
    return bytes.flip().getLong();
  }

  /** A run of numbers. */
  long[] numbers(long length) throws IOException {
    if (length < 0 || length > size / Long.BYTES || length > Integer.MAX_VALUE - 8) {
      throw damage();
    }
    long[] numbers = new long[(int) length];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = block.remaining() >= Long.BYTES ? block.getLong() : number();
    }
    return numbers;
  }

  /** A run of bytes with its length in front. */
  byte[] bytes(int most) throws IOException {
    long length = number();
    if (length < 0 || length > most) {
      throw damage();
    }
    ByteBuffer bytes = ByteBuffer.allocate((int) length);
    fill(bytes);
    return bytes.array();
  }

  private void fill(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      if (!block.hasRemaining() && !next()) {
        throw damage();
      }
      int length = Math.min(bytes.remaining(), block.remaining());
      bytes.put(block.slice(block.position(), length));
      block.position(block.position() + length);
    }
  }

  /** Reads the next block; answers whether there is anything in it. */
  private boolean next() throws IOException {
    ByteBuffer head = read(Integer.BYTES);
    int length = head.getInt();
    if (length < 0 || length > BlockWriter.MOST) {
      throw damage();
    }
    ByteBuffer content = read(length);
    int checksum = read(Integer.BYTES).getInt();
    if (checksum != BlockWriter.checksum(number++, length, content)) {
      throw damage();
    }
    block = content;
    return length > 0;
  }

  private ByteBuffer read(int length) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    while (bytes.hasRemaining()) {
      if (channel.read(bytes) < 0) {
        throw new LayerFile.Damage("it is cut short");
      }
    }
    return bytes.flip();
  }

  /** Nothing more may come. */
  void end() throws IOException {
    if (block.hasRemaining() || next() || channel.position() != channel.size()) {
      throw damage();
    }
  }

  private static LayerFile.Damage damage() {
    return new LayerFile.Damage("it is damaged");
  }
}
