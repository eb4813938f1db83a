package org.papamu.core.table;

import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import org.papamu.api.Indexer;
import org.papamu.api.MoveList;
import org.papamu.api.Position;

/**
 * Entries in a row of a class that is being built: what is known of each, and how much of what
 * follows on it is open. Three bytes for an entry.
 *
 * <p>Within a level every entry is written with one value only, so that it does not matter in which
 * order, or by how many threads, that is done.
 */
public final class ClassPart implements Serializable {

  private static final long serialVersionUID = 1L;

  /** The count of an entry that cannot be lost. */
  static final int CLOSED = 255;

  /** The count of an entry of no position. */
  static final int SPARE = 254;

  private static final VarHandle COUNT = MethodHandles.arrayElementVarHandle(byte[].class);

  private final int number;
  private final String name;
  private final long from;

  /** What is known of each entry; a loss holds when nothing is open any more. */
  final short[] codes;

  /**
   * How many positions after a position are not yet known to be won by the other side; {@link
   * #CLOSED}; {@link #SPARE}.
   */
  final byte[] counts;

  /** The most plies of anything that is known. */
  private final AtomicInteger last;

  /** Takes what follows from an entry that is decided. */
  interface Sink {
    /** The other side wins after one more move from there. */
    void oneLess(long index);

    /** There is a move to a loss of the other side. */
    void won(long index);
  }

  ClassPart(int number, String name, long from, int entries) {
    this(number, name, from, new short[entries], new byte[entries], 0);
  }

  private ClassPart(
      int number, String name, long from, short[] codes, byte[] counts, int lastLevel) {
    this.number = number;
    this.name = name;
    this.from = from;
    this.codes = codes;
    this.counts = counts;
    last = new AtomicInteger(lastLevel);
  }

  /** The same, to be changed. */
  ClassPart copy() {
    return new ClassPart(number, name, from, codes.clone(), counts.clone(), last.get());
  }

  /** The class. */
  public int number() {
    return number;
  }

  /** Its first entry. */
  public long from() {
    return from;
  }

  /** How many entries it has. */
  public int entries() {
    return codes.length;
  }

  int last() {
    return last.get();
  }

  void resume(int lastLevel) {
    last.set(lastLevel);
  }

  private TableException fault(TableException.Kind kind, String message) {
    return new TableException(kind, name, message, null);
  }

  /** Something may be found at this level. */
  void schedule(int plies) {
    if (plies > Codes.MOST_PLIES) {
      throw fault(TableException.Kind.TOO_LARGE, "a win takes too many plies");
    }
    if (plies > last.get()) {
      last.accumulateAndGet(plies, Math::max);
    }
  }

  private void set(int at, int code) {
    codes[at] = (short) code;
    schedule(Codes.plies(code));
  }

  /** Looks at the moves of some entries, numbered from the first of this part. */
  void look(Probe<?> probe, int first, int end) {
    for (int at = first; at < end; at++) {
      if (!probe.setUp(number, from + at)) {
        counts[at] = (byte) SPARE;
      } else if (!probe.look(number)) {
        close(at, probe.over());
      } else if (probe.leastLossOut < Integer.MAX_VALUE) {
        counts[at] = (byte) CLOSED;
        set(at, Codes.win(probe.leastLossOut + 1));
      } else if (probe.drawOut) {
        counts[at] = (byte) CLOSED;
      } else {
        if (probe.inside.size() >= SPARE) {
          throw fault(
              TableException.Kind.TOO_LARGE, "a position has too many moves within its class");
        }
        counts[at] = (byte) probe.inside.size();
        if (probe.longestWinOut >= 0) {
          set(at, Codes.loss(probe.longestWinOut + 1));
        }
      }
    }
  }

  /** Looks only where play is over. */
  void lookForEnds(Probe<?> probe, int first, int end) {
    for (int at = first; at < end; at++) {
      if (!probe.setUp(number, from + at)) {
        counts[at] = (byte) SPARE;
      } else if (!probe.look(number)) {
        close(at, probe.over());
      }
    }
  }

  private void close(int at, int code) {
    counts[at] = (byte) (code < 0 ? 0 : CLOSED);
    if (code != Codes.DRAW) {
      set(at, code);
    }
  }

  /** Whether an entry may still become known. */
  boolean isOpen(int at) {
    return codes[at] == Codes.DRAW && (counts[at] & 0xFF) < SPARE;
  }

  /** An entry is known now. */
  void found(int at, int code, int plies) {
    codes[at] = (short) code;
    schedule(plies);
  }

  /** Tells what follows from entries that are decided in so many plies. */
  <P extends Position> void spread(
      Indexer<P> indexer, Probe<P> probe, int plies, int first, int end, Sink sink) {
    int win = Codes.win(plies);
    int loss = Codes.loss(plies);
    for (int at = first; at < end; at++) {
      int code = codes[at];
      if (code == win) {
        indexer.position(number, from + at, probe.at);
        MoveList before = probe.before();
        for (int i = 0; i < before.size(); i++) {
          sink.oneLess(before.get(i));
        }
      } else if (code == loss && counts[at] == 0) {
        indexer.position(number, from + at, probe.at);
        MoveList before = probe.before();
        for (int i = 0; i < before.size(); i++) {
          sink.won(before.get(i));
        }
      }
    }
  }

  /** A move from an entry leads to a loss that takes one ply less. */
  void won(int at, int plies) {
    int known = codes[at];
    if (known <= 0 || known > Codes.win(plies)) {
      set(at, Codes.win(plies));
    }
  }

  /**
   * A move from an entry leads to a win that takes one ply less.
   *
   * <p>By compare-and-set: {@code getAndAdd} of a byte, compiled by C2 of Java 17.0.15 on x86, does
   * not give what was there before (it lost 2,199 of the 71,460 positions of 5-2 on 3x5).
   */
  void oneLess(int at, int plies) {
    byte count;
    do {
      count = (byte) COUNT.getVolatile(counts, at);
      if ((count & 0xFF) >= SPARE) {
        return;
      }
      if (count == 0) {
        throw fault(
            TableException.Kind.WRONG, "the index offers a way back for which there is no move");
      }
    } while (!COUNT.compareAndSet(counts, at, count, (byte) (count - 1)));
    if (count == 1) {
      set(at, Math.min(codes[at], Codes.loss(plies)));
    }
  }

  /** The code that an entry has at the end: a loss of which something is open is none. */
  int settled(int at) {
    int count = counts[at] & 0xFF;
    int code = codes[at];
    return code < 0 && count != 0 && count < SPARE ? Codes.DRAW : code;
  }

  /**
   * What it holds.
   *
   * @param plies the least number of plies that the next round may be about
   */
  public PartTotals totals(int plies) {
    long wins = 0;
    long losses = 0;
    long spare = 0;
    int longest = 0;
    long longestAt = -1;
    int next = Integer.MAX_VALUE;
    for (int at = 0; at < codes.length; at++) {
      int code = settled(at);
      spare += (counts[at] & 0xFF) == SPARE ? 1 : 0;
      wins += code > 0 ? 1 : 0;
      losses += code < 0 ? 1 : 0;
      if (code != Codes.DRAW && (Codes.plies(code) > longest || longestAt < 0)) {
        longest = Codes.plies(code);
        longestAt = from + at;
      }
      int known = codes[at];
      if (known != Codes.DRAW && Codes.plies(known) >= plies) {
        next = Math.min(next, Codes.plies(known));
      }
    }
    return new PartTotals(wins, losses, spare, longest, longestAt, next);
  }
}
