package org.papamu.core.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import org.papamu.api.Indexer;
import org.papamu.api.Position;
import org.papamu.core.table.TableException.Kind;

/**
 * Has classes built by the machines of a field. A class is written beside its place, given to all
 * machines, worked out again by them from what they were given, and only then put in its place.
 */
final class FarBuild<P extends Position> {

  private final Indexer<P> indexer;
  private final TableField field;
  private final TableFolder<P> folder;
  private final TableWork.Settings settings;

  FarBuild(
      Indexer<P> indexer, TableField field, TableFolder<P> folder, TableWork.Settings settings) {
    this.indexer = indexer;
    this.field = field;
    this.folder = folder;
    this.settings = settings;
  }

  /** Whether a class is large enough. */
  boolean takes(int number) {
    return indexer.size(number) >= field.leastEntries();
  }

  /** A class is in its place: the machines get it too. */
  void share(int number) {
    field.share(number, folder.file(number));
  }

  /** Builds a class whole, and puts it in its place. */
  void build(int number) {
    String name = indexer.name(number);
    if (indexer.size(number) == Long.MAX_VALUE) {
      throw new TableException(
          Kind.TOO_LARGE, name, "it has more entries than can be numbered", null);
    }
    Path beside;
    try {
      PartTotals totals = done(ClassBuild.FIRST_PASS, number, watch -> field.begin(number, watch));
      for (OptionalInt round = totals.round(); round.isPresent(); round = totals.round()) {
        int plies = round.getAsInt();
        totals = done(plies, number, watch -> field.spread(plies, watch));
      }
      ClassSummary summary = totals.summary(number, name, indexer.size(number));
      Iterator<byte[]> blocks = field.blocks(FileEntries.width(summary.longest()));
      beside = folder.writeBeside(summary, block -> blocks.next());
    } finally {
      field.end();
    }
    try {
      field.share(number, beside);
      verify(number);
      folder.publish(number, beside);
    } finally {
      drop(beside);
    }
  }

  private PartTotals done(
      int level, int number, Function<TableField.Watch, Optional<PartTotals>> pass) {
    TableField.Watch watch = watch(number, level);
    PartTotals totals = pass.apply(watch).orElseThrow(TableWork::stopped);
    // A short pass is over before it has told anything.
    watch.told(1, 1);
    if (watch.requested()) {
      throw TableWork.stopped();
    }
    return totals;
  }

  private static void drop(Path beside) {
    try {
      Files.deleteIfExists(beside);
    } catch (IOException e) {
      // The next run writes over it.
    }
  }

  /** The second pass over a class that the machines have. */
  void verify(int number) {
    OptionalLong wrong = field.firstWrong(number, watch(number, TableWork.VERIFYING));
    long first = wrong.orElseThrow(TableWork::stopped);
    if (first != Long.MAX_VALUE) {
      throw Verification.wrong(indexer.name(number), first);
    }
  }

  private TableField.Watch watch(int number, int level) {
    String name = indexer.name(number);
    long entries = indexer.size(number);
    return new TableField.Watch() {
      @Override
      public void told(int done, int all) {
        long through = all == 0 ? 0 : (long) ((double) entries * done / all);
        settings.listener().told(name, level, through, entries);
      }

      @Override
      public boolean requested() {
        return settings.stop().requested();
      }
    };
  }
}
