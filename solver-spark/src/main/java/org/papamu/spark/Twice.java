package org.papamu.spark;

import java.util.List;
import java.util.Optional;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.CollectionAccumulator;
import org.papamu.core.cluster.CountOrder;
import org.papamu.core.count.Block;
import scala.Tuple2;

/** The making of a level, some of whose pieces of work are done twice and compared. */
final class Twice {

  private final Session session;
  private final int level;
  private final int width;
  private final Expand expand;
  private final Merge merge;
  private final CollectionAccumulator<Done> expanded;
  private final CollectionAccumulator<Done> merged;

  /**
   * A level.
   *
   * @param width how many parts it gets
   */
  Twice(Session session, Broadcast<SplitSource> work, int level, int width) {
    this.session = session;
    this.level = level;
    this.width = width;
    expanded = session.spark().sc().collectionAccumulator();
    merged = session.spark().sc().collectionAccumulator();
    expand = new Expand(work, level, width, expanded);
    merge = new Merge(work, level, merged);
  }

  /** The pieces, each with those for the same part. */
  JavaRDD<Tuple2<Integer, Block>> expanded(JavaRDD<Block> blocks) {
    return JavaRDD.fromRDD(
        blocks.mapPartitionsToPair(expand).partitionBy(new HashPartitioner(width)).rdd(),
        scala.reflect.ClassTag$.MODULE$.apply(Tuple2.class));
  }

  /** The parts. */
  JavaRDD<Merged> merged(JavaRDD<Tuple2<Integer, Block>> pieces) {
    return pieces.mapPartitions(merge);
  }

  /**
   * Does a share of the work again when all of it is done.
   *
   * @return whether it gave the same; false only if it was asked to stop meanwhile
   * @throws org.papamu.core.cluster.ClusterException if it did not
   */
  boolean agree(
      JavaRDD<Block> blocks, JavaRDD<Tuple2<Integer, Block>> pieces, CountOrder<?> order) {
    Again first = Again.of(session.again(), expanded.value());
    Again second = Again.of(session.again(), merged.value());
    List<Integer> some = first.drawn();
    List<Integer> others = second.drawn();
    Expand doing = expand;
    Merge putting = merge;
    Optional<List<Done>> ones =
        collected(
            Elsewhere.of(blocks, some, first)
                .mapPartitionsWithIndex(
                    (at, of) -> List.of(doing.again(some.get(at), of)).iterator(), true),
            order);
    Optional<List<Done>> twos =
        ones.flatMap(
            done ->
                collected(
                    Elsewhere.of(pieces, others, second)
                        .mapPartitionsWithIndex(
                            (at, of) -> List.of(putting.again(others.get(at), of)).iterator(),
                            true),
                    order));
    if (twos.isEmpty()) {
      return false;
    }
    int elsewhere = first.compare(ones.get()) + second.compare(twos.get());
    order.progress().compared(level, some.size() + others.size(), elsewhere);
    return true;
  }

  private Optional<List<Done>> collected(JavaRDD<Done> work, CountOrder<?> order) {
    return work.getNumPartitions() == 0
        ? Optional.of(List.of())
        : session.collect(work, order.stop(), (done, all) -> {});
  }
}
