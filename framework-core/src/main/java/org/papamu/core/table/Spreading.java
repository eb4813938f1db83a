package org.papamu.core.table;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.zip.CRC32C;
import org.papamu.api.Indexer;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.core.table.TableException.Kind;

/**
 * Goes through a part and sorts what follows by the parts that it concerns.
 *
 * <p>A piece is a checksum and then, in numbers of variable length, the differences of the sorted
 * numbers {@code 2 * entry + 1} where the entry is won and {@code 2 * entry} where it has one open
 * move less, entries being counted from the first of the part.
 */
final class Spreading<P extends Position> implements Iterator<SplitTables.Piece>, ClassPart.Sink {

  /** How many numbers are sorted at a time; what comes from a few entries more is taken along. */
  private static final int ROOM = 1 << 19;

  private static final int STEP = 1 << 8;
  private static final int HEAD = Integer.BYTES;
  private static final int LONGEST = 10;

  private final Indexer<P> indexer;
  private final Probe<P> probe;
  private final ClassPart part;
  private final int plies;
  private final int size;
  private final MoveList found = new MoveList();
  private final ArrayDeque<SplitTables.Piece> ready = new ArrayDeque<>();
  private int at;

  Spreading(Indexer<P> indexer, Probe<P> probe, ClassPart part, int plies, int size) {
    this.indexer = indexer;
    this.probe = probe;
    this.part = part;
    this.plies = plies;
    this.size = size;
  }

  @Override
  public void oneLess(long index) {
    found.add(2 * index);
  }

  @Override
  public void won(long index) {
    found.add(2 * index + 1);
  }

  @Override
  public boolean hasNext() {
    while (ready.isEmpty() && at < part.entries()) {
      while (at < part.entries() && found.size() < ROOM) {
        int end = Math.min(part.entries(), at + STEP);
        part.spread(indexer, probe, plies, at, end, this);
        at = end;
      }
      cut();
    }
    return !ready.isEmpty();
  }

  @Override
  public SplitTables.Piece next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return ready.remove();
  }

  private void cut() {
    long[] sorted = found.toArray();
    found.clear();
    Arrays.sort(sorted);
    long numbers = 2L * size;
    int from = 0;
    while (from < sorted.length) {
      int to = Math.toIntExact(sorted[from] / numbers);
      long first = to * numbers;
      int end = from + 1;
      while (end < sorted.length && sorted[end] < first + numbers) {
        end++;
      }
      ready.add(new SplitTables.Piece(to, coded(sorted, from, end, first)));
      from = end;
    }
  }

  private static byte[] coded(long[] sorted, int from, int end, long first) {
    byte[] bytes = new byte[HEAD + 2 * (end - from) + LONGEST];
    int length = HEAD;
    long before = first;
    for (int i = from; i < end; i++) {
      if (bytes.length - length < LONGEST) {
        bytes = Arrays.copyOf(bytes, bytes.length + (bytes.length >> 1) + LONGEST);
      }
      long rest = sorted[i] - before;
      before = sorted[i];
      while (rest > 0x7F) {
        bytes[length++] = (byte) (rest | 0x80);
        rest >>>= 7;
      }
      bytes[length++] = (byte) rest;
    }
    ByteBuffer.wrap(bytes).putInt(checksum(bytes, length));
    return Arrays.copyOf(bytes, length);
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, HEAD, length - HEAD);
    return (int) crc.getValue();
  }

  /** Writes what a piece says into a part. */
  static void apply(byte[] piece, ClassPart part, int plies) {
    if (piece.length < HEAD || ByteBuffer.wrap(piece).getInt() != checksum(piece, piece.length)) {
      throw damaged(part);
    }
    long number = 0;
    int at = HEAD;
    while (at < piece.length) {
      long difference = 0;
      int shift = 0;
      byte digit;
      do {
        if (at == piece.length || shift >= Long.SIZE) {
          throw damaged(part);
        }
        digit = piece[at++];
        difference |= (digit & 0x7FL) << shift;
        shift += 7;
      } while (digit < 0);
      number += difference;
      long entry = number >> 1;
      if (entry < 0 || entry >= part.entries()) {
        throw damaged(part);
      }
      if ((number & 1) == 0) {
        part.oneLess((int) entry, plies);
      } else {
        part.won((int) entry, plies);
      }
    }
  }

  private static TableException damaged(ClassPart part) {
    return new TableException(
        Kind.DAMAGED, "class " + part.number(), "what one part sent to another is damaged", null);
  }
}
