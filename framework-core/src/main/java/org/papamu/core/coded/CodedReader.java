package org.papamu.core.coded;

import java.nio.ByteBuffer;
import java.util.function.Supplier;
import java.util.zip.CRC32C;

/** Reads what a {@link CodedWriter} has written. */
public final class CodedReader {

  static final int HEAD = Integer.BYTES;

  /** The most bytes of a number. */
  static final int LONGEST = 19;

  private final byte[] bytes;
  private final Supplier<? extends RuntimeException> damage;
  private int at = HEAD;
  private long high;

  /**
   * A reader of a block, at its first number.
   *
   * @param block not to be changed meanwhile
   * @param damage what this and all methods throw if the block is not sound
   */
  public CodedReader(byte[] block, Supplier<? extends RuntimeException> damage) {
    bytes = block;
    this.damage = damage;
    if (block.length < HEAD || ByteBuffer.wrap(block).getInt() != checksum(block)) {
      throw damage.get();
    }
  }

  static int checksum(byte[] block) {
    CRC32C checksum = new CRC32C();
    checksum.update(block, HEAD, block.length - HEAD);
    return (int) checksum.getValue();
  }

  /** The lower 64 bits of the next number; the others are {@link #high} then. */
  public long number() {
    long low = 0;
    high = 0;
    for (int shift = 0; shift < LONGEST * 7; shift += 7) {
      if (at == bytes.length) {
        throw damage.get();
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
    throw damage.get();
  }

  /** The higher 63 bits of the number that was read last. */
  public long high() {
    return high;
  }

  /** The place in the block of so many bytes, which are skipped. */
  public int skip(long length) {
    if (length < 0 || length > bytes.length - at) {
      throw damage.get();
    }
    int from = at;
    at += (int) length;
    return from;
  }

  /** Whether all is read. */
  public boolean atEnd() {
    return at == bytes.length;
  }
}
