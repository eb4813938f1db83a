package org.papamu.core.count;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;

/** Blocks of numbers of variable length, with a checksum (CRC-32C) in front. */
final class Coded {

  private static final int HEAD = Integer.BYTES;
  private static final int LONGEST = 19;

  private Coded() {}

  /** Writes a block. */
  static final class Writer {
    private byte[] bytes = new byte[1 << 10];
    private int end = HEAD;

    /** A number of up to 127 bits. */
    void number(long low, long high) {
      if (bytes.length - end < LONGEST) {
        bytes = Arrays.copyOf(bytes, Math.addExact(bytes.length, bytes.length >> 1));
      }
      long rest = low;
      long more = high;
      while (more != 0 || (rest & ~0x7FL) != 0) {
        bytes[end++] = (byte) (rest | 0x80);
        rest = (rest >>> 7) | (more << (Long.SIZE - 7));
        more >>>= 7;
      }
      bytes[end++] = (byte) rest;
    }

    void number(long value) {
      number(value, 0);
    }

    /** Bytes without their length. */
    void bytes(byte[] content, int from, int length) {
      if (bytes.length - end < length) {
        bytes = Arrays.copyOf(bytes, Math.max(end + length, bytes.length + (bytes.length >> 1)));
      }
      System.arraycopy(content, from, bytes, end, length);
      end += length;
    }

    Block block() {
      CRC32C checksum = new CRC32C();
      checksum.update(bytes, HEAD, end - HEAD);
      ByteBuffer.wrap(bytes).putInt((int) checksum.getValue());
      return Block.of(Arrays.copyOf(bytes, end));
    }
  }

  /** Reads a block whose checksum is right. */
  static final class Reader {
    private final byte[] bytes;
    private int at = HEAD;
    private long high;

    Reader(Block whole) {
      byte[] block = whole.bytes();
      bytes = block;
      if (block.length < HEAD) {
        throw damage();
      }
      CRC32C checksum = new CRC32C();
      checksum.update(block, HEAD, block.length - HEAD);
      if (ByteBuffer.wrap(block).getInt() != (int) checksum.getValue()) {
        throw damage();
      }
    }

    /** The lower 64 bits of the next number; the others are {@link #high} then. */
    long number() {
      long low = 0;
      high = 0;
      for (int shift = 0; shift < LONGEST * 7; shift += 7) {
        if (at == bytes.length) {
          throw damage();
        }
        long digit = bytes[at] & 0x7F;
        if (shift < Long.SIZE) {
          low |= digit << shift;
          high |= shift > Long.SIZE - 7 ? digit >>> (Long.SIZE - shift) : 0;
        } else {
          high |= digit << (shift - Long.SIZE);
        }
        if (bytes[at++] >= 0) {
          return low;
        }
      }
      throw damage();
    }

    long high() {
      return high;
    }

    /** The place of so many bytes, which are skipped. */
    int skip(long length) {
      if (length < 0 || length > bytes.length - at) {
        throw damage();
      }
      int from = at;
      at += (int) length;
      return from;
    }

    byte[] bytes() {
      return bytes;
    }

    boolean atEnd() {
      return at == bytes.length;
    }
  }

  static CheckpointException damage() {
    return new CheckpointException("a block of it is damaged");
  }
}
