package org.papamu.core.count;

import java.io.Serializable;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.papamu.core.coded.CodedReader;
import org.papamu.core.coded.CodedWriter;

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

  /** A block of what was written. */
  static Block of(CodedWriter writer) {
    return new Block(writer.block());
  }

  /**
   * Reads what was written.
   *
   * @throws CheckpointException if the block is damaged; the reader throws it too
   */
  CodedReader read() {
    return new CodedReader(bytes, Block::damage);
  }

  static CheckpointException damage() {
    return new CheckpointException("a block of it is damaged");
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
