package org.papamu.core.count;

import java.io.Serializable;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * A part of a level of a {@link SplitCount}, or a piece for one, as bytes; they begin with a
 * checksum. Immutable.
 */
public final class Block implements Serializable {

  private static final long serialVersionUID = 1L;

  /** Nothing. */
  public static final Block EMPTY = new Block(new byte[0]);

  private final byte[] bytes;

  private Block(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * A block of these bytes.
   *
   * @param bytes not to be changed from now on
   */
  public static Block of(byte[] bytes) {
    return new Block(bytes);
  }

  /** The bytes; not to be changed. */
  public byte[] bytes() {
    return bytes;
  }

  /** The number of bytes. */
  public int length() {
    return bytes.length;
  }

  /** The checksum that it begins with; 0 if it is too short to have one. */
  public int checksum() {
    return bytes.length < Integer.BYTES ? 0 : ByteBuffer.wrap(bytes).getInt();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Block block && Arrays.equals(bytes, block.bytes);
  }

  @Override
  public int hashCode() {
    return checksum();
  }

  @Override
  public String toString() {
    return "%s bytes".formatted(bytes.length);
  }
}
