package org.papamu.spark;

import java.util.Iterator;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.papamu.core.count.Block;
import org.papamu.core.count.SplitCount;
import scala.Tuple2;

/** Leads from a block of a level to pieces for the parts of the next. */
final class Expand implements PairFlatMapFunction<Block, Integer, Block> {

  private static final long serialVersionUID = 1L;

  private final Broadcast<SplitSource> work;
  private final int parts;

  Expand(Broadcast<SplitSource> work, int parts) {
    this.work = work;
    this.parts = parts;
  }

  @Override
  public Iterator<Tuple2<Integer, Block>> call(Block block) {
    Iterator<SplitCount.Piece> pieces = work.value().count().expand(block, parts);
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return pieces.hasNext();
      }

      @Override
      public Tuple2<Integer, Block> next() {
        SplitCount.Piece piece = pieces.next();
        return new Tuple2<>(piece.part(), piece.block());
      }
    };
  }
}
