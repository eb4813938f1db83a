package org.papamu.core.table;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.papamu.api.Indexer;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.core.coded.CodedReader;
import org.papamu.core.coded.CodedWriter;
import org.papamu.core.table.TableException.Kind;

/**
 * Goes through a part and sorts what follows by the parts that it concerns.
 *
 * <p>A piece is a {@linkplain CodedWriter coded} block of the differences of the sorted numbers
 * {@code 2 * entry + 1} where the entry is won and {@code 2 * entry} where it has one open move
 * less, entries being counted from the first of the part.
 */
final class Spreading<P extends Position> implements Iterator<SplitTables.Piece>, ClassPart.Sink {

  /** How many numbers are sorted at a time; what comes from a few entries more is taken along. */
  private static final int ROOM = 1 << 19;

  private static final int STEP = 1 << 8;

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
    CodedWriter out = new CodedWriter(2 * (end - from));
    long before = first;
    for (int i = from; i < end; i++) {
      out.number(sorted[i] - before);
      before = sorted[i];
    }
    return out.block();
  }

  /** Writes what a piece says into a part. */
  static void apply(byte[] piece, ClassPart part, int plies) {
    CodedReader in = new CodedReader(piece, () -> damaged(part));
    long number = 0;
    while (!in.atEnd()) {
      number += in.number();
      long entry = number >> 1;
      if (in.high() != 0 || entry < 0 || entry >= part.entries()) {
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
