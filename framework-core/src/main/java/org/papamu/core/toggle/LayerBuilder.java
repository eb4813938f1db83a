package org.papamu.core.toggle;

/**
 * A layer that is being built: a table for each bucket. Different buckets may be filled at once.
 */
final class LayerBuilder {

  private final WordTable[] tables = new WordTable[Layer.BUCKETS];
  private final boolean counted;

  LayerBuilder(boolean counted) {
    this.counted = counted;
    for (int bucket = 0; bucket < tables.length; bucket++) {
      tables[bucket] = new WordTable(counted);
    }
  }

  WordTable table(int bucket) {
    return tables[bucket];
  }

  void put(long word, long low, long high) {
    tables[Layer.bucket(Layer.hash(word))].add(word, low, high);
  }

  long bytes() {
    long sum = 0;
    for (WordTable table : tables) {
      sum += table.bytes();
    }
    return sum;
  }

  long size() {
    long sum = 0;
    for (WordTable table : tables) {
      sum += table.size();
    }
    return sum;
  }

  /** The layer. The tables are given up one by one, so that no more than one is there twice. */
  Layer build() {
    long[][] words = new long[Layer.BUCKETS][];
    long[][] low = new long[counted ? Layer.BUCKETS : 0][];
    long[][] high = new long[counted ? Layer.BUCKETS : 0][];
    for (int bucket = 0; bucket < Layer.BUCKETS; bucket++) {
      WordTable table = tables[bucket];
      tables[bucket] = new WordTable(counted);
      words[bucket] = table.words();
      if (counted) {
        low[bucket] = table.low();
        high[bucket] = table.high();
      }
    }
    return new Layer(words, low, high);
  }
}
