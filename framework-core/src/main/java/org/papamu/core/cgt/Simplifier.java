package org.papamu.core.cgt;

import java.util.Arrays;

/**
 * Brings games that are given by canonical options to canonical form: no dominated option, no
 * reversible one (Conway, On Numbers and Games, 1976, chapter 10).
 */
final class Simplifier {

  private static final int UNKNOWN = 0;
  private static final int NO = 1;
  private static final int YES = 2;

  private final Forms forms;
  private final Atoms atoms;
  private final Order order;

  private final IdList left = new IdList();
  private final IdList right = new IdList();

  /** The stops of the game at hand, which is no number. */
  private double leftStop;

  private double rightStop;

  /** By form: how it compares with the game at hand, {@code 4 * round} and an answer. */
  private int[] below = new int[1 << 10];

  private int[] above = new int[1 << 10];
  private int round;

  Simplifier(Forms forms, Atoms atoms, Order order) {
    this.forms = forms;
    this.atoms = atoms;
    this.order = order;
  }

  /**
   * The canonical form of a game.
   *
   * @param lefts what Left can move to, in any order; not changed
   * @param rights what Right can move to
   */
  int simplify(IdList lefts, IdList rights) {
    left.set(lefts);
    right.set(rights);
    left.settle();
    right.settle();
    leftStop = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < left.size(); i++) {
      leftStop = Math.max(leftStop, forms.rightStop(left.get(i)));
    }
    rightStop = Double.POSITIVE_INFINITY;
    for (int i = 0; i < right.size(); i++) {
      rightStop = Math.min(rightStop, forms.leftStop(right.get(i)));
    }
    if (leftStop <= rightStop) {
      boolean fromLeft = isAboveLeft();
      boolean fromRight = isBelowRight();
      if (leftStop < rightStop || (fromLeft && fromRight)) {
        return atoms.of(simplest(leftStop, fromLeft, rightStop, fromRight), 0, 0);
      }
    }
    startRound();
    do {
      removeDominated();
    } while (bypassLeft() || bypassRight());
    return atoms.intern(left, right);
  }

  /** Whether the number that is the left stop is above, or confused with, every left option. */
  private boolean isAboveLeft() {
    for (int i = 0; i < left.size(); i++) {
      int option = left.get(i);
      if (forms.rightStop(option) == leftStop && order.atMost(atoms.of(leftStop, 0, 0), option)) {
        return false;
      }
    }
    return true;
  }

  private boolean isBelowRight() {
    for (int i = 0; i < right.size(); i++) {
      int option = right.get(i);
      if (forms.leftStop(option) == rightStop && order.atMost(option, atoms.of(rightStop, 0, 0))) {
        return false;
      }
    }
    return true;
  }

  /** The simplest number of an interval, with or without its ends. */
  private static double simplest(double low, boolean withLow, double high, boolean withHigh) {
    double nearest = Math.max(Math.ceil(low), Math.min(Math.floor(high), 0));
    if (!withLow && nearest == low) {
      nearest++;
    }
    if (!withHigh && nearest == high) {
      nearest--;
    }
    if (isWithin(nearest, low, withLow, high, withHigh)) {
      return nearest;
    }
    double step = 0.5;
    while (true) {
      double first = Math.ceil(low / step) * step;
      if (!withLow && first == low) {
        first += step;
      }
      if (isWithin(first, low, withLow, high, withHigh)) {
        return first;
      }
      step /= 2;
    }
  }

  private static boolean isWithin(
      double number, double low, boolean withLow, double high, boolean withHigh) {
    boolean aboveLow = withLow ? number >= low : number > low;
    return aboveLow && (withHigh ? number <= high : number < high);
  }

  private void removeDominated() {
    for (int i = left.size() - 1; i >= 0; i--) {
      if (isDominated(left, i, true)) {
        left.remove(i);
      }
    }
    for (int i = right.size() - 1; i >= 0; i--) {
      if (isDominated(right, i, false)) {
        right.remove(i);
      }
    }
  }

  private boolean isDominated(IdList options, int index, boolean isLeft) {
    int option = options.get(index);
    for (int i = 0; i < options.size(); i++) {
      if (i != index) {
        int other = options.get(i);
        if (isLeft ? order.atMost(option, other) : order.atMost(other, option)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Replaces a reversible left option by what it leads to; whether there was one. */
  private boolean bypassLeft() {
    for (int i = 0; i < left.size(); i++) {
      int option = left.get(i);
      for (int j = 0; j < forms.rights(option); j++) {
        int answer = forms.right(option, j);
        if (isBelow(answer)) {
          left.remove(i);
          for (int k = 0; k < forms.lefts(answer); k++) {
            left.add(forms.left(answer, k));
          }
          left.settle();
          return true;
        }
      }
    }
    return false;
  }

  private boolean bypassRight() {
    for (int i = 0; i < right.size(); i++) {
      int option = right.get(i);
      for (int j = 0; j < forms.lefts(option); j++) {
        int answer = forms.left(option, j);
        if (isAbove(answer)) {
          right.remove(i);
          for (int k = 0; k < forms.rights(answer); k++) {
            right.add(forms.right(answer, k));
          }
          right.settle();
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a form is at most the game at hand. */
  private boolean isBelow(int form) {
    if (forms.leftStop(form) < rightStop) {
      return true;
    }
    if (forms.leftStop(form) > leftStop || forms.rightStop(form) > rightStop) {
      return false;
    }
    int answer = below[form] - 4 * round;
    if (answer <= UNKNOWN) {
      answer = findBelow(form) ? YES : NO;
      below[form] = 4 * round + answer;
    }
    return answer == YES;
  }

  private boolean findBelow(int form) {
    for (int i = 0; i < right.size(); i++) {
      if (order.atMost(right.get(i), form)) {
        return false;
      }
    }
    for (int i = 0; i < forms.lefts(form); i++) {
      if (isAbove(forms.left(form, i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a form is at least the game at hand. */
  private boolean isAbove(int form) {
    if (forms.rightStop(form) > leftStop) {
      return true;
    }
    if (forms.rightStop(form) < rightStop || forms.leftStop(form) < leftStop) {
      return false;
    }
    int answer = above[form] - 4 * round;
    if (answer <= UNKNOWN) {
      answer = findAbove(form) ? YES : NO;
      above[form] = 4 * round + answer;
    }
    return answer == YES;
  }

  private boolean findAbove(int form) {
    for (int i = 0; i < left.size(); i++) {
      if (order.atMost(form, left.get(i))) {
        return false;
      }
    }
    for (int i = 0; i < forms.rights(form); i++) {
      if (isBelow(forms.right(form, i))) {
        return false;
      }
    }
    return true;
  }

  /** Forgets how forms compare with the last game. */
  private void startRound() {
    if (below.length < forms.size()) {
      int length = Math.max(forms.size(), 2 * below.length);
      below = Arrays.copyOf(below, length);
      above = Arrays.copyOf(above, length);
    }
    if (round == Integer.MAX_VALUE / 4 - 1) {
      round = 0;
      Arrays.fill(below, 0);
      Arrays.fill(above, 0);
    }
    round++;
  }

  long bytes() {
    return 8L * below.length;
  }
}
