package org.papamu.core.puzzle.exact;

import java.util.Arrays;
import java.util.function.LongConsumer;
import org.papamu.core.toggle.Layer;
import org.papamu.core.toggle.WordSet;

/** The words of a layer with numbers, by a hash table. */
final class HashedWords implements WordSet {

  private static final int VACANT = -1;

  private final long[] words;
  private final int[] places;

  HashedWords(Layer layer) {
    words = new long[Math.toIntExact(layer.size())];
    int[] at = new int[1];
    layer.forEach(word -> words[at[0]++] = word);
    places = new int[Integer.highestOneBit(Math.min(1 << 28, Math.max(8, words.length))) * 4];
    Arrays.fill(places, VACANT);
    for (int i = 0; i < words.length; i++) {
      places[place(words[i])] = i;
    }
  }

  private int place(long word) {
    long mixed = word * 0x9E3779B97F4A7C15L;
    int at = (int) (mixed ^ (mixed >>> 32)) & (places.length - 1);
    while (places[at] != VACANT && words[places[at]] != word) {
      at = (at + 1) & (places.length - 1);
    }
    return at;
  }

  @Override
  public long size() {
    return words.length;
  }

  @Override
  public int indexOf(long word) {
    return places[place(word)];
  }

  @Override
  public void forEach(LongConsumer each) {
    for (long word : words) {
      each.accept(word);
    }
  }
}
