package org.papamu.core.toggle;

import org.papamu.api.Player.Stop;

/**
 * One thread's part of going through a layer: it takes words from the layer and sorts what they
 * lead to into buckets, until one of them is full.
 */
final class Sweep {

  /** What fits in a bucket before it has to be emptied, without what one word leads to. */
  private static final int FULL = 4096;

  private static final int FIRST = 64;
  private static final long[] NONE = new long[0];

  private final Chunks chunks;
  private final Layer layer;
  private final Emitter emitter;
  private final boolean counted;
  private final Stop stop;
  private final int room;
  private final long[][] words = new long[Layer.BUCKETS][];
  private final long[][] low = new long[Layer.BUCKETS][];
  private final long[][] high = new long[Layer.BUCKETS][];
  private final int[] lengths = new int[Layer.BUCKETS];
  private int bucket;
  private int next;
  private int end;
  private long visited;
  private boolean full;
  private boolean done;

  Sweep(Chunks chunks, Layer layer, Emitter emitter, boolean counted, Stop stop) {
    this.chunks = chunks;
    this.layer = layer;
    this.emitter = emitter;
    this.counted = counted;
    this.stop = stop;
    room = FULL + emitter.most();
    java.util.Arrays.fill(words, NONE);
    java.util.Arrays.fill(low, NONE);
    java.util.Arrays.fill(high, NONE);
  }

  /** Whether all is gone through. */
  boolean isDone() {
    return done;
  }

  /** How many words were visited so far. */
  long visited() {
    return visited;
  }

  long bytes() {
    long sum = 0;
    for (int i = 0; i < Layer.BUCKETS; i++) {
      sum += words[i].length + low[i].length + high[i].length;
    }
    return sum * Long.BYTES;
  }

  /** Goes on until a bucket is full, or all is gone through, or a stop is asked for. */
  void fill() {
    full = false;
    while (!full && !done) {
      if (next == end && !takeChunk()) {
        done = true;
        return;
      }
      long[] source = layer.words(bucket);
      long[] sourceLow = layer.low(bucket);
      long[] sourceHigh = layer.high(bucket);
      while (next < end && !full) {
        long number = sourceLow.length == 0 ? 0 : sourceLow[next];
        long rest = sourceHigh.length == 0 ? 0 : sourceHigh[next];
        int found = emitter.visit(source[next++], number, rest);
        for (int i = 0; i < found; i++) {
          put(emitter.word(i), number, rest);
        }
        visited++;
      }
    }
  }

  private boolean takeChunk() {
    if (stop.requested()) {
      return false;
    }
    long chunk = chunks.take();
    if (chunk < 0) {
      return false;
    }
    bucket = Chunks.bucket(chunk);
    next = Chunks.start(chunk);
    end = Math.min(layer.words(bucket).length, next + Chunks.LENGTH);
    return true;
  }

  private void put(long word, long number, long rest) {
    int to = Layer.bucket(Layer.hash(word));
    int at = lengths[to];
    if (at == words[to].length) {
      grow(to);
    }
    words[to][at] = word;
    if (counted) {
      low[to][at] = number;
      if (high[to].length > 0 || rest != 0) {
        putHigh(to, at, rest);
      }
    }
    lengths[to] = at + 1;
    full |= at >= FULL;
  }

  private void putHigh(int to, int at, long rest) {
    if (high[to].length < words[to].length) {
      high[to] = java.util.Arrays.copyOf(high[to], words[to].length);
    }
    high[to][at] = rest;
  }

  private void grow(int to) {
    int length = Math.min(room, Math.max(FIRST, words[to].length * 4));
    words[to] = java.util.Arrays.copyOf(words[to], length);
    if (counted) {
      low[to] = java.util.Arrays.copyOf(low[to], length);
    }
    if (high[to].length > 0) {
      high[to] = java.util.Arrays.copyOf(high[to], length);
    }
  }

  /** Moves what is in a bucket to a table. */
  void empty(int from, WordTable table) {
    if (counted) {
      table.addAll(words[from], low[from], high[from], lengths[from]);
    } else {
      table.addAll(words[from], lengths[from]);
    }
    lengths[from] = 0;
  }
}
