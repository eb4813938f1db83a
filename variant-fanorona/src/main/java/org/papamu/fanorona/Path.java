package org.papamu.fanorona;

/**
 * A capturing turn under way: an immutable state of the generator's walk, for input, notation and
 * reasons.
 *
 * @param captures the capturing step in force
 * @param point where the stone is
 * @param enemy the enemy stones that are left
 * @param open the points that may be entered
 * @param onward the steps that may follow
 * @param moved whether a step has been made
 */
record Path(Captures captures, int point, long enemy, long open, int onward, boolean moved) {

  /** The path of a stone that has not moved yet. */
  static Path from(FanoronaRules rules, FanoronaPosition position, int point) {
    Captures captures = rules.captures(position);
    long empty = position.empty(rules.lattice);
    int steps = captures.first(point, position.enemy, empty);
    return new Path(captures, point, position.enemy, empty, steps, false);
  }

  boolean offers(int step) {
    return (onward >> step & 1) != 0;
  }

  /** Where a step ends. */
  int target(int step) {
    return captures.lattice.target(point, step);
  }

  /** What a step takes. */
  long taken(int step) {
    return captures.taken(point, step, enemy);
  }

  Path after(int step) {
    int to = target(step);
    long taken = taken(step);
    long enemyLeft = enemy ^ taken;
    long openLeft = Captures.openAfter(open, taken, to);
    int steps = captures.onward(to, step, enemyLeft, openLeft);
    return new Path(captures, to, enemyLeft, openLeft, steps, true);
  }

  /** Whether the turn may end here. */
  boolean mayStop() {
    return moved && captures.mayStop(onward);
  }
}
