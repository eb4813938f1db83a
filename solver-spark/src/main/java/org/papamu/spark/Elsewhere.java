package org.papamu.spark;

import java.io.Serializable;
import java.util.List;
import java.util.Set;
import org.apache.spark.Partition;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.rdd.PartitionPruningRDD;
import org.apache.spark.rdd.RDD;
import scala.Function1;
import scala.collection.Iterator;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;

/**
 * Some partitions of a data set, to be worked on by other machines than before, where there are
 * others and they are not too busy. They are numbered from 0 here.
 */
final class Elsewhere<T> extends RDD<T> {

  private static final long serialVersionUID = 1L;

  private final List<List<String>> places;

  private Elsewhere(RDD<T> some, List<List<String>> places, ClassTag<T> tag) {
    super(some, tag);
    this.places = List.copyOf(places);
  }

  /**
   * Some partitions.
   *
   * @param numbers of the partitions, in ascending order
   * @param first what is known of the first time
   */
  static <T> JavaRDD<T> of(JavaRDD<T> data, List<Integer> numbers, Again first) {
    Set<Integer> wanted = Set.copyOf(numbers);
    Function1<Object, Object> filter =
        (Function1<Object, Object> & Serializable) number -> wanted.contains(number);
    List<String> machines = first.machines();
    List<List<String>> places =
        numbers.stream()
            .map(
                number ->
                    machines.stream().filter(one -> !one.equals(first.machine(number))).toList())
            .toList();
    ClassTag<T> tag = data.classTag();
    return new Elsewhere<>(PartitionPruningRDD.create(data.rdd(), filter), places, tag).toJavaRDD();
  }

  @Override
  public Iterator<T> compute(Partition split, TaskContext context) {
    return parent().iterator(split, context);
  }

  private RDD<T> parent() {
    return this.<T>firstParent(ClassTag$.MODULE$.apply(Object.class));
  }

  @Override
  public Partition[] getPartitions() {
    return parent().partitions();
  }

  @Override
  public Seq<String> getPreferredLocations(Partition split) {
    return CollectionConverters.asScala(places.get(split.index())).toList();
  }
}
