package org.papamu.core.toggle;

import java.util.function.LongConsumer;

/** Different words, numbered from 0 in the order in which they are gone through. */
public interface WordSet {

  /** The number of words. */
  long size();

  /** The number of a word; -1 if it is not there. */
  int indexOf(long word);

  /** Calls for each word, in order. */
  void forEach(LongConsumer each);
}
