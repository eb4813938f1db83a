package org.papamu.core.mcts;

import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/** A game that is over from the beginning, with a certain score. */
record Scored(int points) implements Rules<Scored.Nothing> {

  /** Its only position. */
  record Nothing() implements Position {
    @Override
    public int turn() {
      return 0;
    }

    @Override
    public int at(int point) {
      return 0;
    }

    @Override
    public long hash() {
      return 0;
    }
  }

  @Override
  public Nothing initial() {
    return new Nothing();
  }

  @Override
  public void copy(Nothing source, Nothing target) {}

  @Override
  public void moves(Nothing position, MoveList out) {
    out.clear();
  }

  @Override
  public void play(Nothing position, long move) {
    throw new AssertionError("there is no move");
  }

  @Override
  public int score(Nothing position, int seat) {
    return points;
  }

  @Override
  public Ending ending(Nothing position) {
    return new Ending("scored.over", "It is over");
  }

  @Override
  public Move describe(Nothing position, long move) {
    throw new AssertionError("there is no move");
  }
}
