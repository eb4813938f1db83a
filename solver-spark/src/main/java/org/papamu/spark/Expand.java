package org.papamu.spark;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.LongConsumer;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.PairFlatMapFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.CollectionAccumulator;
import org.papamu.core.count.Block;
import org.papamu.core.count.SplitCount;
import scala.Tuple2;

/** Leads from blocks of a level to pieces for the parts of the next, and tells what they were. */
final class Expand implements PairFlatMapFunction<Iterator<Block>, Integer, Block> {

  private static final long serialVersionUID = 1L;
  private static final long MIXER = 0x9E3779B97F4A7C15L;

  private final Broadcast<SplitSource> work;
  private final int level;
  private final int parts;
  private final CollectionAccumulator<Done> done;

  /**
   * A piece of work for each partition.
   *
   * @param level that of the pieces
   */
  Expand(Broadcast<SplitSource> work, int level, int parts, CollectionAccumulator<Done> done) {
    this.work = work;
    this.level = level;
    this.parts = parts;
    this.done = done;
  }

  @Override
  public Iterator<Tuple2<Integer, Block>> call(Iterator<Block> blocks) {
    int number = TaskContext.getPartitionId();
    return new Pieces(work.value().count(), blocks, digest -> done.add(done(number, digest)));
  }

  /** The same work again, all of whose pieces are dropped but for what they were. */
  Done again(int number, Iterator<Block> blocks) {
    long[] told = {0};
    Pieces pieces = new Pieces(work.value().count(), blocks, digest -> told[0] = digest);
    while (pieces.hasNext()) {
      pieces.next();
    }
    return done(number, told[0]);
  }

  private Done done(int number, long digest) {
    return Done.here(level, number, Long.toHexString(digest));
  }

  /** The pieces of some blocks; each has a checksum, so a digest of these tells all. */
  private final class Pieces implements Iterator<Tuple2<Integer, Block>> {

    private final SplitCount count;
    private final Iterator<Block> blocks;
    private final LongConsumer told;
    private Iterator<SplitCount.Piece> pieces = Collections.emptyIterator();
    private long digest;
    private boolean ended;

    Pieces(SplitCount count, Iterator<Block> blocks, LongConsumer told) {
      this.count = count;
      this.blocks = blocks;
      this.told = told;
    }

    @Override
    public boolean hasNext() {
      while (!pieces.hasNext()) {
        if (!blocks.hasNext()) {
          if (!ended) {
            ended = true;
            told.accept(digest);
          }
          return false;
        }
        pieces = count.expand(blocks.next(), parts);
      }
      return true;
    }

    @Override
    public Tuple2<Integer, Block> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      SplitCount.Piece piece = pieces.next();
      Block block = piece.block();
      for (long one : new long[] {piece.part(), block.length(), block.checksum()}) {
        digest = (digest ^ one) * MIXER;
        digest ^= digest >>> 32;
      }
      return new Tuple2<>(piece.part(), block);
    }
  }
}
