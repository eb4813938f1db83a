package org.papamu.spark;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.papamu.core.count.Block;
import scala.Tuple2;

/** Puts the pieces for a part together. */
final class Merge implements FlatMapFunction<Iterator<Tuple2<Integer, Block>>, Merged> {

  private static final long serialVersionUID = 1L;

  private final Broadcast<SplitSource> work;

  Merge(Broadcast<SplitSource> work) {
    this.work = work;
  }

  @Override
  public Iterator<Merged> call(Iterator<Tuple2<Integer, Block>> pieces) {
    if (!pieces.hasNext()) {
      return Collections.emptyIterator();
    }
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
    return List.of(Merged.of(work.value().count(), blocks)).iterator();
  }
}
