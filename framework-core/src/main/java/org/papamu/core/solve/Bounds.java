package org.papamu.core.solve;

import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.core.proof.Claim;
import org.papamu.core.solve.ProofSearch.Verdict;

/** What has been proved of the margin that the seat to move can get. */
final class Bounds {

  private final boolean isDrawless;
  private final boolean isScored;

  /** It can get this margin at least. */
  int least;

  /** It can get this margin at most. */
  int most;

  Bounds(GameInfo info) {
    isDrawless = info.is(Fact.NORMAL_PLAY);
    isScored = info.mostMargin() > 1 && !isDrawless;
    most = info.mostMargin();
    least = -most;
  }

  /** Whether there is nothing left to ask. */
  boolean isDone() {
    return isScored ? least == most : isSettled();
  }

  /** Whether it is known who wins, or that nobody does. */
  boolean isSettled() {
    return least > 0 || most < 0 || least == most;
  }

  /** Whether one seat wins, by whatever margin. */
  boolean isWon() {
    return !isScored && (least > 0 || most < 0);
  }

  /** The margin to ask about next: first whether there is a win, at last the middle. */
  int next() {
    if (least < 1 && most >= 1) {
      return 1;
    }
    if (least < 0 && most >= 0) {
      return 0;
    }
    return least + (most - least + 1) / 2;
  }

  void settle(int margin, Verdict verdict) {
    if (verdict == Verdict.PROVED) {
      least = Math.max(least, margin);
    } else if (verdict == Verdict.DISPROVED) {
      // Without draws, what is no win is a loss.
      most = Math.min(most, isDrawless ? -1 : margin - 1);
    }
  }

  void prove(int atLeast, int atMost) {
    least = Math.max(least, atLeast);
    most = Math.min(most, atMost);
  }

  /**
   * A proved claim that shows the best moves of a seat: what it can hold on to itself where
   * something is left to lose, else the win of the other.
   */
  Claim claim(int seat, int mover) {
    boolean isDraw = least == 0 && most == 0;
    if (isDraw || (least == most && isScored)) {
      return mover == seat ? new Claim(seat, least) : new Claim(1 - seat, -most);
    }
    return least > 0 ? new Claim(seat, least) : new Claim(1 - seat, -most);
  }
}
