package org.papamu.core.toggle;

/** Cuts a layer into chunks of words, which threads take one by one. */
final class Chunks {

  /** The most words in a chunk. */
  static final int LENGTH = 512;

  private final Layer layer;
  private int bucket;
  private int start;

  Chunks(Layer layer) {
    this.layer = layer;
  }

  /** The next chunk, or -1. */
  synchronized long take() {
    while (bucket < Layer.BUCKETS && start >= layer.words(bucket).length) {
      bucket++;
      start = 0;
    }
    if (bucket == Layer.BUCKETS) {
      return -1;
    }
    long chunk = ((long) bucket << 32) | start;
    start += LENGTH;
    return chunk;
  }

  static int bucket(long chunk) {
    return (int) (chunk >>> 32);
  }

  static int start(long chunk) {
    return (int) chunk;
  }
}
