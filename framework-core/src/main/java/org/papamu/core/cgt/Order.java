package org.papamu.core.cgt;

/** The order of values: whether one is at most another, remembered for each pair asked for. */
final class Order {

  private final Forms forms;
  private final PairTable known = new PairTable();

  Order(Forms forms) {
    this.forms = forms;
  }

  /** Whether {@code one <= other}. */
  boolean atMost(int one, int other) {
    if (one == other) {
      return true;
    }
    if (forms.isSum(one) && forms.isSum(other)) {
      return sumAtMost(one, other);
    }
    if (forms.leftStop(one) < forms.rightStop(other)) {
      return true;
    }
    if (forms.leftStop(one) > forms.leftStop(other)
        || forms.rightStop(one) > forms.rightStop(other)) {
      return false;
    }
    int answer = known.find(one, other);
    if (answer < 0) {
      answer = compare(one, other) ? 1 : 0;
      known.put(one, other, answer);
    }
    return answer == 1;
  }

  private boolean compare(int one, int other) {
    for (int i = forms.lefts(one) - 1; i >= 0; i--) {
      if (atMost(other, forms.left(one, i))) {
        return false;
      }
    }
    for (int i = forms.rights(other) - 1; i >= 0; i--) {
      if (atMost(forms.right(other, i), one)) {
        return false;
      }
    }
    return true;
  }

  /** Ups beat stars, but for up with star, which is confused with 0; only ups and up are enough. */
  private boolean sumAtMost(int one, int other) {
    if (forms.number(one) != forms.number(other)) {
      return forms.number(one) < forms.number(other);
    }
    int ups = forms.ups(other) - forms.ups(one);
    return switch (forms.nimber(one) ^ forms.nimber(other)) {
      case 0 -> ups >= 0;
      case 1 -> ups >= 2;
      default -> ups >= 1;
    };
  }

  long bytes() {
    return known.bytes();
  }
}
