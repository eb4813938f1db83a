package org.papamu.core.table;

import org.papamu.api.Indexer;
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

  /** Is told after every segment, and may end the work by throwing. */
  interface Watch {
    void after(ClassBuild<?> build);
  }

  private final Indexer<P> indexer;
  private final int number;
  private final Crew<Probe<P>> crew;
  private final int longestBelow;

  private final ClassPart part;

  final short[] codes;
  final byte[] counts;

  int level = FIRST_PASS;
  int segment;

  ClassBuild(Indexer<P> indexer, int number, int longestBelow, Crew<Probe<P>> crew) {
    this.indexer = indexer;
    this.number = number;
    this.crew = crew;
    this.longestBelow = longestBelow;
    part = new ClassPart(number, indexer.name(number), 0, Math.toIntExact(indexer.size(number)));
    codes = part.codes;
    counts = part.counts;
  }

  int number() {
    return number;
  }

  int last() {
    return part.last();
  }

  /** Goes on from a state that was kept. */
  void resume(int atLevel, int atSegment, int lastLevel) {
    level = atLevel;
    segment = atSegment;
    part.resume(lastLevel);
  }

  /** Works to the end. */
  ClassSummary run(Watch watch) {
    boolean retracts = indexer.retracts();
    while (level <= part.last()) {
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

  private void firstLook(Probe<P> probe, long from, long to) {
    part.look(probe, (int) from, (int) to);
  }

  private void spread(Probe<P> probe, int plies, long from, long to) {
    part.spread(
        indexer,
        probe,
        plies,
        (int) from,
        (int) to,
        new ClassPart.Sink() {
          @Override
          public void oneLess(long index) {
            part.oneLess((int) index, plies + 1);
          }

          @Override
          public void won(long index) {
            part.won((int) index, plies + 1);
          }
        });
  }

  /** The first pass of a game whose moves cannot be taken back: finds where play is over. */
  private void firstLookAlone(Probe<P> probe, long from, long to) {
    part.lookForEnds(probe, (int) from, (int) to);
    part.schedule(longestBelow + 1);
  }

  /** Finds what is decided in so many plies by looking at all that is open. */
  private void sweep(Probe<P> probe, int plies, long from, long to) {
    for (int index = (int) from; index < to; index++) {
      if (!part.isOpen(index) || plies == 0) {
        continue;
      }
      indexer.position(number, index, probe.at);
      int code = probe.derive(number, child -> within(codes[(int) child], plies - 1));
      if (code != Codes.DRAW && Codes.plies(code) == plies) {
        part.found(index, code, plies + 1);
      }
    }
  }

  /** A code of the class as far as it was known when this level began. */
  private static int within(int code, int plies) {
    return Codes.plies(code) <= plies ? code : Codes.DRAW;
  }

  private ClassSummary finish() {
    for (int index = 0; index < codes.length; index++) {
      codes[index] = (short) part.settled(index);
    }
    return part.totals(0).summary(number, indexer.name(number), codes.length);
  }
}
