package org.papamu.core.toggle;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.papamu.api.Player.Stop;

/**
 * Builds layers from layers, on several threads, within limits. Not to be shared between threads.
 *
 * <p>Design: going to and fro between all of a large table costs a cache miss for each word found.
 * So each thread first sorts what it finds into 256 small buffers by a hash; when one is full, the
 * threads share out the buckets and move the buffers into tables, one for each bucket, which are
 * small enough to stay in the cache meanwhile. The result does not depend on the number of threads.
 */
public final class Layers implements AutoCloseable {

  /** Smaller layers are not worth a second thread. */
  private static final int SHARED_FROM = 4096;

  private final Crew crew;
  private final long memory;
  private final Stop stop;

  /** Told how far the layer under way is. */
  @FunctionalInterface
  public interface Progress {
    /** So many of all words of the layer are gone through, and lead to so many so far. */
    void told(long visited, long all, long found);
  }

  /**
   * A builder of layers.
   *
   * @param threads how many threads may work, 1 or more
   * @param memory the most bytes to take
   * @param stop asked every millisecond or so, from any thread
   */
  public Layers(int threads, long memory, Stop stop) {
    crew = new Crew(threads);
    this.memory = memory;
    this.stop = stop;
  }

  /** The same limits asked after directly. */
  public boolean isStopped() {
    return stop.requested();
  }

  /** The same where nothing else takes memory and nobody is told. */
  public Layer build(Layer from, Supplier<? extends Emitter> emitters) throws LimitReached {
    return build(from, emitters, 0, (visited, all, found) -> {});
  }

  /**
   * Goes through a layer and makes another of what its words lead to. If the layer has numbers,
   * each word found has the sum of the numbers of those that lead to it, as often as they do.
   *
   * @param emitters makes an emitter for each thread; the emitters can be asked for what they saw
   *     afterwards
   * @param held the bytes that are taken besides, this layer's included
   * @throws LimitReached if it was stopped or the memory did not do
   * @throws ArithmeticException if a number gets 2^127 or more
   */
  public Layer build(Layer from, Supplier<? extends Emitter> emitters, long held, Progress progress)
      throws LimitReached {
    boolean counted = from.isCounted();
    int members = from.size() < SHARED_FROM ? 1 : crew.size();
    Chunks chunks = new Chunks(from);
    List<Sweep> sweeps = new ArrayList<>();
    for (int i = 0; i < members; i++) {
      sweeps.add(new Sweep(chunks, from, emitters.get(), counted, stop));
    }
    LayerBuilder builder = new LayerBuilder(counted);
    boolean done = false;
    while (!done) {
      crew.run(members, number -> sweeps.get(number).fill());
      if (stop.requested()) {
        throw new LimitReached(LimitReached.Limit.TIME);
      }
      AtomicInteger next = new AtomicInteger();
      crew.run(members, number -> move(sweeps, builder, next));
      long buffers = sweeps.stream().mapToLong(Sweep::bytes).sum();
      if (held + buffers + builder.bytes() > memory) {
        throw new LimitReached(LimitReached.Limit.MEMORY);
      }
      done = sweeps.stream().allMatch(Sweep::isDone);
      progress.told(sweeps.stream().mapToLong(Sweep::visited).sum(), from.size(), builder.size());
    }
    return builder.build();
  }

  private static void move(List<Sweep> sweeps, LayerBuilder builder, AtomicInteger next) {
    for (int bucket = next.getAndIncrement();
        bucket < Layer.BUCKETS;
        bucket = next.getAndIncrement()) {
      for (Sweep sweep : sweeps) {
        sweep.empty(bucket, builder.table(bucket));
      }
    }
  }

  @Override
  public void close() {
    crew.close();
  }
}
