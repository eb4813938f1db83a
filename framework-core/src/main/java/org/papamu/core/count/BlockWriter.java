package org.papamu.core.count;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.zip.CRC32C;

/** Writes blocks with checksums; the place where a block ends means nothing. */
final class BlockWriter {

  /** The most bytes of a block's content. */
  static final int MOST = 1 << 18;

  private final FileChannel channel;
  private final ByteBuffer block = ByteBuffer.allocate(MOST);
  private long number;

  BlockWriter(FileChannel channel) {
    this.channel = channel;
  }

  void number(long value) throws IOException {
    if (block.remaining() < Long.BYTES) {
      flush();
    }
    block.putLong(value);
  }

  void numbers(long[] values) throws IOException {
    for (long value : values) {
      number(value);
    }
  }

  /** A run of bytes, its length in front. */
  void bytes(byte[] content) throws IOException {
    number(content.length);
    for (byte b : content) {
      if (!block.hasRemaining()) {
        flush();
      }
      block.put(b);
    }
  }

  private void flush() throws IOException {
    block.flip();
    int length = block.remaining();
    ByteBuffer frame = ByteBuffer.allocate(Integer.BYTES + length + Integer.BYTES);
    frame.putInt(length).put(block.duplicate()).putInt(checksum(number++, length, block));
    frame.flip();
    while (frame.hasRemaining()) {
      channel.write(frame);
    }
    block.clear();
  }

  /** Nothing more comes. */
  void end() throws IOException {
    if (block.position() > 0) {
      flush();
    }
    flush();
  }

  static int checksum(long number, int length, ByteBuffer content) {
    CRC32C checksum = new CRC32C();
    checksum.update(
        ByteBuffer.allocate(Long.BYTES + Integer.BYTES).putLong(number).putInt(length).flip());
    checksum.update(content.duplicate());
    return (int) checksum.getValue();
  }
}
