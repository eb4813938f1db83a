package org.papamu.core.toggle;

import java.util.List;

/** Symmetries under which words count as one. Immutable. */
public final class Group {

  private final Mirror[] mirrors;

  Group(List<Mirror> mirrors) {
    this.mirrors = mirrors.toArray(new Mirror[0]);
  }

  /** The number of symmetries, 1 at least. */
  public int size() {
    return mirrors.length;
  }

  /** The least image of a word: the one that stands for all of them. */
  public long canonical(long word) {
    long least = word;
    for (int i = 1; i < mirrors.length; i++) {
      least = Math.min(least, mirrors[i].of(word));
    }
    return least;
  }

  /** The number of a symmetry that makes a word its canonical image. */
  public int towards(long word) {
    long least = word;
    int symmetry = 0;
    for (int i = 1; i < mirrors.length; i++) {
      long image = mirrors[i].of(word);
      if (image < least) {
        least = image;
        symmetry = i;
      }
    }
    return symmetry;
  }

  /** The image of a word. */
  public long image(int symmetry, long word) {
    return mirrors[symmetry].of(word);
  }

  /** Where a symmetry takes a bit. */
  public int bit(int symmetry, int bit) {
    return mirrors[symmetry].bit(bit);
  }
}
