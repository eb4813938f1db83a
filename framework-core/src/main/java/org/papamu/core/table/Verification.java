package org.papamu.core.table;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import org.papamu.api.Indexer;
import org.papamu.api.Position;

/**
 * The second pass: every entry is worked out again from the entries that its moves lead to.
 *
 * <p>If no entry differs, all are right. A win in n plies has a move to a loss in n - 1, and a loss
 * in n only moves to wins of which the longest takes n - 1, down to positions where play is over:
 * so each win and loss holds by induction over n. From an entry that says draw no move leads to a
 * loss and one leads to a draw: so either side can keep drawing for ever, and neither can force a
 * win.
 */
final class Verification<P extends Position> {

  private final Indexer<P> indexer;
  private final int number;
  private final Entries entries;
  private final AtomicLong firstWrong = new AtomicLong(Long.MAX_VALUE);

  Verification(Indexer<P> indexer, int number, Entries entries) {
    this.indexer = indexer;
    this.number = number;
    this.entries = entries;
  }

  /**
   * Looks at every entry.
   *
   * @param watch is told how many are done, and may end it by throwing
   * @throws TableException if one does not follow from the others
   */
  void run(Crew<Probe<P>> crew, LongConsumer watch) {
    for (long from = 0; from < entries.size(); from += ClassBuild.SEGMENT) {
      crew.share(from, Math.min(entries.size(), from + ClassBuild.SEGMENT), this::look);
      if (firstWrong.get() != Long.MAX_VALUE) {
        throw wrong(indexer.name(number), firstWrong.get());
      }
      watch.accept(Math.min(entries.size(), from + ClassBuild.SEGMENT));
    }
  }

  /** The first entry that was found to be wrong; {@link Long#MAX_VALUE} if none was. */
  long firstWrong() {
    return firstWrong.get();
  }

  /** What is thrown if an entry does not follow from the others. */
  static TableException wrong(String className, long index) {
    return new TableException(
        TableException.Kind.WRONG,
        className,
        "entry %s does not follow from the entries after its moves".formatted(index),
        null);
  }

  /** Looks at some entries, up to the first that is wrong. */
  void look(Probe<P> probe, long from, long to) {
    for (long index = from; index < to; index++) {
      int expected = Codes.DRAW;
      if (probe.setUp(number, index)) {
        expected = probe.derive(number, entries::code);
      }
      if (expected != entries.code(index)) {
        firstWrong.accumulateAndGet(index, Math::min);
        return;
      }
    }
  }
}
