package org.papamu.core.cgt;

/** Who wins a value under best play, depending on who moves first. */
public enum OutcomeClass {
  /** Left, whoever moves first: the value is above 0. */
  LEFT,
  /** Right, whoever moves first: the value is below 0. */
  RIGHT,
  /** Who moves first: the value is confused with 0. */
  FIRST,
  /** Who moves second: the value is 0. */
  SECOND;

  /** The class of a value that is, or is not, at least 0 and at most 0. */
  static OutcomeClass of(boolean atLeastZero, boolean atMostZero) {
    if (atLeastZero) {
      return atMostZero ? SECOND : LEFT;
    }
    return atMostZero ? RIGHT : FIRST;
  }
}
