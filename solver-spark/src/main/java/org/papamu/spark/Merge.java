package org.papamu.spark;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.CollectionAccumulator;
import org.papamu.core.count.Block;
import scala.Tuple2;

/** Puts the pieces for a part together, and tells what came of it. */
final class Merge implements FlatMapFunction<Iterator<Tuple2<Integer, Block>>, Merged> {

  private static final long serialVersionUID = 1L;

  private final Broadcast<SplitSource> work;
  private final int level;
  private final CollectionAccumulator<Done> done;

  /**
   * A piece of work for each part.
   *
   * @param level that of the parts
   */
  Merge(Broadcast<SplitSource> work, int level, CollectionAccumulator<Done> done) {
    this.work = work;
    this.level = level;
    this.done = done;
  }

  @Override
  public Iterator<Merged> call(Iterator<Tuple2<Integer, Block>> pieces) {
    if (!pieces.hasNext()) {
      return Collections.emptyIterator();
    }
    Merged merged = merged(pieces);
    done.add(Done.here(level, TaskContext.getPartitionId(), merged.digest()));
    return List.of(merged).iterator();
  }

  /** The same work again, of which only what it gave is told. */
  Done again(int number, Iterator<Tuple2<Integer, Block>> pieces) {
    return Done.here(level, number, merged(pieces).digest());
  }

  private Merged merged(Iterator<Tuple2<Integer, Block>> pieces) {
    Iterator<Block> blocks =
        new Iterator<>() {
          @Override
          public boolean hasNext() {
            return pieces.hasNext();
          }

          @Override
          public Block next() {
            return pieces.next()._2();
          }
        };
    return Merged.of(work.value().count(), blocks);
  }
}
