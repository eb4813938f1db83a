package org.papamu.core.toggle;

/** What one thread makes of the words of a layer. */
public interface Emitter {

  /**
   * Looks at a word of the layer that is gone through.
   *
   * @param word the word
   * @param low the lower 64 bits of its number; 0 if the layer has no numbers
   * @param high the higher bits of its number
   * @return how many words it leads to
   */
  int visit(long word, long low, long high);

  /** One of the words that the word last visited leads to. */
  long word(int index);

  /** The most words that one can lead to. */
  int most();
}
