package org.papamu.core.count;

import org.papamu.core.toggle.Emitter;
import org.papamu.core.toggle.Group;

/** Leads from each word to the one that stands for its class. */
final class Classes implements Emitter {

  private final Group group;
  private long canonical;

  Classes(Group group) {
    this.group = group;
  }

  @Override
  public int visit(long word, long low, long high) {
    canonical = group.canonical(word);
    return 1;
  }

  @Override
  public long word(int index) {
    return canonical;
  }

  @Override
  public int most() {
    return 1;
  }
}
