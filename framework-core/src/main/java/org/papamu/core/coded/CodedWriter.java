package org.papamu.core.coded;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Writes a block: a checksum (CRC-32C of the rest, big-endian), then numbers of up to 127 bits in
 * digits of 7 bits, the lowest first, all but the last of a number with the sign bit set, and bytes
 * as they are.
 */
public final class CodedWriter {

  private byte[] bytes;
  private int end = CodedReader.HEAD;

  /** A block of a size that is not known. */
  public CodedWriter() {
    this(1 << 10);
  }

  /**
   * A block.
   *
   * @param expected how many bytes it will have, as a guess
   */
  public CodedWriter(int expected) {
    bytes = new byte[CodedReader.HEAD + CodedReader.LONGEST + expected];
  }

  /** Adds a number of up to 127 bits. */
  public void number(long low, long high) {
    if (bytes.length - end < CodedReader.LONGEST) {
      bytes =
          Arrays.copyOf(
              bytes, Math.addExact(bytes.length, (bytes.length >> 1) + CodedReader.LONGEST));
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

  /** Adds a number of 64 bits without a sign. */
  public void number(long value) {
    number(value, 0);
  }

  /** Adds bytes without their length. */
  public void bytes(byte[] content, int from, int length) {
    if (bytes.length - end < length) {
      bytes = Arrays.copyOf(bytes, Math.max(end + length, bytes.length + (bytes.length >> 1)));
    }
    System.arraycopy(content, from, bytes, end, length);
    end += length;
  }

  /** The block with all that was added. */
  public byte[] block() {
    byte[] block = Arrays.copyOf(bytes, end);
    ByteBuffer.wrap(block).putInt(CodedReader.checksum(block));
    return block;
  }
}
