package org.papamu.core.count;

import org.papamu.core.toggle.Emitter;
import org.papamu.core.toggle.Steps;

/** Leads from each word to those that follow it by a move. */
final class Moves implements Emitter {

  private final Steps steps;

  Moves(Steps steps) {
    this.steps = steps;
  }

  @Override
  public int visit(long word, long low, long high) {
    return steps.expand(word);
  }

  @Override
  public long word(int index) {
    return steps.child(index);
  }

  @Override
  public int most() {
    return steps.mostMoves();
  }
}
