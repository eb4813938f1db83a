package org.papamu.core.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import org.papamu.api.Indexer;
import org.papamu.api.MoveList;
import org.papamu.api.Position;

/**
 * Retrograde analysis of one class, all classes below it being finished.
 *
 * <p>The first pass looks at the moves of every position: what those that leave the class are worth
 * is known, and how many positions of the class the others lead to is counted. Then, for n = 0, 1,
 * 2 … the positions found to be decided in n plies are gone through. One before a loss in n is a
 * win in n + 1, unless it is a shorter one. Of one before a win in n the count goes down; at 0 it
 * is a loss, in n + 1 plies or, if a move out of the class holds out longer, in as many. What is
 * undecided at the end is drawn: neither side can force matters (K. Thompson, Retrograde analysis
 * of certain endgames, ICCA Journal 9(3), 1986).
 *
 * <p>The work is cut into segments. After each, the state is the level, the number of segments done
 * in it and two arrays, and none of it depends on the number of threads at the end: within a level
 * every entry is written with one value only, whoever comes first.
 */
final class ClassBuild<P extends Position> {

  /** The level before the first: the pass over the moves. */
  static final int FIRST_PASS = -1;

  /** How many entries a segment has. */
  static final int SEGMENT = 1 << 18;

  /** The bytes in memory for an entry. */
  static final int BYTES = 3;

  private static final int CLOSED = 255;
  private static final int SPARE = 254;
  private static final VarHandle COUNT = MethodHandles.arrayElementVarHandle(byte[].class);

  /** Is told after every segment, and may end the work by throwing. */
  interface Watch {
    void after(ClassBuild<?> build);
  }

  private final Indexer<P> indexer;
  private final int number;
  private final Crew<Probe<P>> crew;
  private final int longestBelow;

  final short[] codes;

  /**
   * How many positions after a position are not yet known to be won by the other side; {@link
   * #CLOSED} where it cannot be lost; {@link #SPARE} where the entry is of no position.
   */
  final byte[] counts;

  int level = FIRST_PASS;
  int segment;

  /** The highest level at which anything may still be found. */
  private final AtomicInteger last;

  ClassBuild(Indexer<P> indexer, int number, int longestBelow, Crew<Probe<P>> crew) {
    this.indexer = indexer;
    this.number = number;
    this.crew = crew;
    this.longestBelow = longestBelow;
    int size = Math.toIntExact(indexer.size(number));
    codes = new short[size];
    counts = new byte[size];
    last = new AtomicInteger(0);
  }

  int number() {
    return number;
  }

  int last() {
    return last.get();
  }

  /** Goes on from a state that was kept. */
  void resume(int atLevel, int atSegment, int lastLevel) {
    level = atLevel;
    segment = atSegment;
    last.set(lastLevel);
  }

  /** Works to the end. */
  ClassSummary run(Watch watch) {
    boolean retracts = indexer.retracts();
    while (level <= last.get()) {
      int at = level;
      if (at == FIRST_PASS) {
        pass(retracts ? this::firstLook : this::firstLookAlone, watch);
      } else if (retracts) {
        pass((probe, from, to) -> spread(probe, at, from, to), watch);
      } else {
        pass((probe, from, to) -> sweep(probe, at, from, to), watch);
      }
      level++;
      segment = 0;
    }
    return finish();
  }

  private void pass(Crew.Task<Probe<P>> task, Watch watch) {
    while ((long) segment * SEGMENT < codes.length) {
      long from = (long) segment * SEGMENT;
      crew.share(from, Math.min(codes.length, from + SEGMENT), task);
      segment++;
      watch.after(this);
    }
  }

  private void schedule(int plies) {
    if (plies > Codes.MOST_PLIES) {
      throw new TableException(
          TableException.Kind.TOO_LARGE, indexer.name(number), "a win takes too many plies", null);
    }
    if (plies > last.get()) {
      last.accumulateAndGet(plies, Math::max);
    }
  }

  private void set(int index, int code) {
    codes[index] = (short) code;
    schedule(Codes.plies(code));
  }

  private void firstLook(Probe<P> probe, long from, long to) {
    for (int index = (int) from; index < to; index++) {
      if (!probe.setUp(number, index)) {
        counts[index] = (byte) SPARE;
      } else if (!probe.look(number)) {
        close(index, probe.over());
      } else if (probe.leastLossOut < Integer.MAX_VALUE) {
        counts[index] = (byte) CLOSED;
        set(index, Codes.win(probe.leastLossOut + 1));
      } else if (probe.drawOut) {
        counts[index] = (byte) CLOSED;
      } else {
        if (probe.inside.size() >= SPARE) {
          throw new TableException(
              TableException.Kind.TOO_LARGE,
              indexer.name(number),
              "a position has too many moves within its class",
              null);
        }
        counts[index] = (byte) probe.inside.size();
        if (probe.longestWinOut >= 0) {
          set(index, Codes.loss(probe.longestWinOut + 1));
        }
      }
    }
  }

  private void close(int index, int code) {
    counts[index] = (byte) (code < 0 ? 0 : CLOSED);
    if (code != Codes.DRAW) {
      set(index, code);
    }
  }

  private void spread(Probe<P> probe, int plies, long from, long to) {
    int win = Codes.win(plies);
    int loss = Codes.loss(plies);
    for (int index = (int) from; index < to; index++) {
      int code = codes[index];
      if (code == win) {
        indexer.position(number, index, probe.at);
        MoveList before = probe.before();
        for (int i = 0; i < before.size(); i++) {
          oneLess((int) before.get(i), plies);
        }
      } else if (code == loss && counts[index] == 0) {
        indexer.position(number, index, probe.at);
        MoveList before = probe.before();
        for (int i = 0; i < before.size(); i++) {
          won((int) before.get(i), plies + 1);
        }
      }
    }
  }

  private void won(int index, int plies) {
    int known = codes[index];
    if (known <= 0 || known > Codes.win(plies)) {
      set(index, Codes.win(plies));
    }
  }

  /**
   * By compare-and-set: {@code getAndAdd} of a byte, compiled by C2 of Java 17.0.15 on x86, does
   * not give what was there before (it lost 2,199 of the 71,460 positions of 5-2 on 3x5).
   */
  private void oneLess(int index, int plies) {
    byte count;
    do {
      count = (byte) COUNT.getVolatile(counts, index);
      if ((count & 0xFF) >= SPARE) {
        return;
      }
      if (count == 0) {
        throw new TableException(
            TableException.Kind.WRONG,
            indexer.name(number),
            "the index offers a way back for which there is no move",
            null);
      }
    } while (!COUNT.compareAndSet(counts, index, count, (byte) (count - 1)));
    if (count == 1) {
      set(index, Math.min(codes[index], Codes.loss(plies + 1)));
    }
  }

  /** The first pass of a game whose moves cannot be taken back: finds where play is over. */
  private void firstLookAlone(Probe<P> probe, long from, long to) {
    for (int index = (int) from; index < to; index++) {
      if (!probe.setUp(number, index)) {
        counts[index] = (byte) SPARE;
      } else if (!probe.look(number)) {
        close(index, probe.over());
      }
    }
    schedule(longestBelow + 1);
  }

  /** Finds what is decided in so many plies by looking at all that is open. */
  private void sweep(Probe<P> probe, int plies, long from, long to) {
    for (int index = (int) from; index < to; index++) {
      if (codes[index] != Codes.DRAW || (counts[index] & 0xFF) >= SPARE || plies == 0) {
        continue;
      }
      indexer.position(number, index, probe.at);
      int code = probe.derive(number, child -> within(codes[(int) child], plies - 1));
      if (code != Codes.DRAW && Codes.plies(code) == plies) {
        codes[index] = (short) code;
        schedule(plies + 1);
      }
    }
  }

  /** A code of the class as far as it was known when this level began. */
  private static int within(int code, int plies) {
    return Codes.plies(code) <= plies ? code : Codes.DRAW;
  }

  private ClassSummary finish() {
    long wins = 0;
    long losses = 0;
    long spare = 0;
    int longest = 0;
    int longestAt = -1;
    for (int index = 0; index < codes.length; index++) {
      int count = counts[index] & 0xFF;
      if (codes[index] < 0 && count != 0 && count < SPARE) {
        codes[index] = Codes.DRAW;
      }
      int code = codes[index];
      spare += count == SPARE ? 1 : 0;
      wins += code > 0 ? 1 : 0;
      losses += code < 0 ? 1 : 0;
      if (code != Codes.DRAW && (Codes.plies(code) > longest || longestAt < 0)) {
        longest = Codes.plies(code);
        longestAt = index;
      }
    }
    return new ClassSummary(
        number,
        indexer.name(number),
        codes.length,
        wins,
        codes.length - spare - wins - losses,
        losses,
        spare,
        longest,
        longestAt);
  }
}
