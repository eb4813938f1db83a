package org.papamu.core.toggle;

/** Leads from each word to those that follow it by a move. For one thread, as its steps are. */
public class Moves implements Emitter {

  /** What follows a word. */
  protected final Steps steps;

  /** Leads where these steps do. */
  public Moves(Steps steps) {
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
