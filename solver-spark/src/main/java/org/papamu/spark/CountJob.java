package org.papamu.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.papamu.api.Position;
import org.papamu.core.cluster.CountOrder;
import org.papamu.core.count.Block;
import org.papamu.core.count.Counted;
import org.papamu.core.count.Level;
import org.papamu.core.count.LevelTotals;
import org.papamu.core.count.SplitCount;
import org.papamu.core.session.Written;
import scala.Tuple2;

/**
 * A count, level by level. A level is a data set with a block for each of its parts; the next one
 * is made by one shuffle of pieces, each an array of bytes, and its numbers come with it.
 */
final class CountJob<P extends Position> {

  private static final double NANOS = 1e9;

  /** More parts than that are kept track of at too great a cost. */
  private static final int MOST_PARTS = 1 << 16;

  /** What an entry takes until it is known better. */
  private static final double BYTES = 6;

  private final Session session;
  private final CountOrder<P> order;
  private final SplitCount count;
  private final List<Level> levels = new ArrayList<>();
  private double share = 1;
  private double bytesPerMove = BYTES;
  private double nanosPerMove;

  CountJob(Session session, CountOrder<P> order) {
    this.session = session;
    this.order = order;
    count = SplitCount.of(order.game().game(), order.position());
  }

  /** A level that is made: its blocks, and what they are kept as in memory, if they are. */
  private record Made(JavaRDD<Block> blocks, Optional<JavaRDD<Merged>> kept, LevelTotals totals) {

    void release() {
      kept.ifPresent(data -> data.unpersist(false));
    }
  }

  /** A level as it comes from the machines, and what they tell of its parts. */
  private record Coming(JavaRDD<Merged> data, List<Merged> parts) {

    Made made() {
      LevelTotals totals =
          parts.stream().map(Merged::totals).reduce(LevelTotals.NONE, LevelTotals::plus);
      return new Made(data.map(Merged::block), Optional.of(data), totals);
    }
  }

  Counted run() {
    GameSource source = session.shipping().send(order.game());
    String start = Written.position(order.game().game(), order.position());
    Broadcast<SplitSource> work =
        session.spark().broadcast(new SplitSource(source, start, count.identity()));
    Optional<CountFolder> folder =
        order
            .checkpoint()
            .map(
                place ->
                    new CountFolder(
                        session.spark(),
                        place,
                        order.game().game().info().name(),
                        source.identity() + "\n" + count.identity()));
    try {
      return count(work, folder);
    } finally {
      work.destroy();
    }
  }

  private Counted count(Broadcast<SplitSource> work, Optional<CountFolder> folder) {
    Made made = folder.flatMap(CountFolder::read).map(this::resumed).orElseGet(this::first);
    while (made.totals.entries() > 0) {
      Level level = made.totals.level(levels.size());
      levels.add(level);
      order.progress().finished(level);
      if (order.stop().requested()) {
        return new Counted(levels, Counted.End.TIME);
      }
      Optional<Coming> coming = next(made, work);
      if (coming.isEmpty()) {
        return new Counted(levels, Counted.End.TIME);
      }
      if (coming.get().parts.stream().anyMatch(Merged::isTooLarge)) {
        return new Counted(levels, Counted.End.SIZE);
      }
      Made after = coming.get().made();
      if (folder.isPresent()) {
        // What is read back from files does not depend on machines that may be lost.
        JavaRDD<Block> blocks =
            folder.get().write(levels, after.totals, after.blocks, coming.get().parts);
        after.release();
        after = new Made(blocks, Optional.empty(), after.totals);
      }
      made.release();
      made = after;
    }
    folder.ifPresent(CountFolder::remove);
    return new Counted(levels, Counted.End.COMPLETE);
  }

  private Made first() {
    SplitCount.Part first = count.first();
    return new Made(
        session.spark().parallelize(List.of(first.block()), 1), Optional.empty(), first.totals());
  }

  private Made resumed(CountFolder.Kept kept) {
    levels.addAll(kept.levels());
    order.progress().resumed(levels.size());
    return new Made(kept.blocks(), Optional.empty(), kept.totals());
  }

  /** A small level is made here: handing it out would take longer. */
  private Optional<Coming> here(Made made) {
    List<Block> pieces = new ArrayList<>();
    for (Block block : made.blocks.collect()) {
      count.expand(block, 1).forEachRemaining(piece -> pieces.add(piece.block()));
    }
    if (pieces.isEmpty()) {
      return Optional.of(new Coming(session.spark().parallelize(List.of(), 1), List.of()));
    }
    Merged merged = Merged.of(count, pieces.iterator());
    return Optional.of(
        new Coming(
            session.spark().parallelize(List.of(merged), 1), List.of(merged.withoutBlock())));
  }

  private Optional<Coming> next(Made made, Broadcast<SplitSource> work) {
    long moves = made.totals.moves();
    if (moves <= session.leastMoves()) {
      return here(made);
    }
    int number = levels.size();
    int width = parts(moves);
    order
        .progress()
        .begins(number, moves, (long) (moves * bytesPerMove), moves * nanosPerMove / NANOS);
    long begin = session.nanos();
    long shuffled = session.meter().shuffled();
    Twice twice = new Twice(session, work, number, width);
    JavaRDD<Tuple2<Integer, Block>> pieces = twice.expanded(made.blocks);
    JavaRDD<Merged> merged = twice.merged(pieces).persist(session.kept());
    Optional<List<Merged>> told =
        session.collect(
            merged.map(Merged::withoutBlock),
            order.stop(),
            (done, all) -> order.progress().told(number, done, all));
    if (told.isPresent() && moves > 0) {
      long entries = told.get().stream().mapToLong(one -> one.totals().entries()).sum();
      share = (double) entries / moves;
      nanosPerMove = (double) (session.nanos() - begin) / moves;
      long bytes = session.meter().shuffled() - shuffled;
      bytesPerMove = bytes > 0 ? (double) bytes / moves : bytesPerMove;
    }
    if (told.isEmpty() || !twice.agree(made.blocks, pieces, order)) {
      return Optional.empty();
    }
    return told.map(parts -> new Coming(merged, parts));
  }

  /** How many parts the next level gets: it has no more entries than there are moves. */
  private int parts(long moves) {
    double expected = moves * Math.min(1, 1.5 * share);
    double wanted = Math.ceil(expected / count.entries());
    int least = moves > count.entries() / 8 ? 2 * session.cores() : 1;
    return (int) Math.max(least, Math.min(MOST_PARTS, wanted));
  }
}
