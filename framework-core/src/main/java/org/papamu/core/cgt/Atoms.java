package org.papamu.core.cgt;

/**
 * The forms that are a number, ups and a nimber added: makes them from these three, and finds out
 * whether a form is one.
 *
 * <p>Their canonical forms (Siegel, Combinatorial Game Theory, 2013, chapter II.3): an integer n
 * above 0 is {n-1|}; a fraction m/2^e is {(m-1)/2^e|(m+1)/2^e}; {@code *n} is {0,*,…,*(n-1)|the
 * same}; n ups with {@code *k} are {0|n-1 ups with *(k xor 1)}, except up with star, which is
 * {0,*|0}. With a number added, the number is added to each option.
 */
final class Atoms {

  /** Numbers are multiples of 1 by this, so that all sums and halves are exact doubles. */
  private static final double FINEST = 1 << 20;

  private static final double LARGEST = 100_000;
  private static final int MOST = 1000;

  private final Forms forms;
  private int[] table = new int[1 << 10];
  private int size;

  /** Integers from 0 to here are made, and as many below 0, one by one and so not deep. */
  private double highest;

  private double lowest;

  Atoms(Forms forms) {
    this.forms = forms;
  }

  /** The id of a canonical form with these options, which is found out about when it is new. */
  int intern(IdList left, IdList right) {
    left.settle();
    right.settle();
    int before = forms.size();
    int id = forms.intern(left, right);
    if (id == before) {
      recognize(id);
    }
    return id;
  }

  /**
   * The id of a sum.
   *
   * @throws ArithmeticException if one of the three is larger, or the number finer, than values of
   *     games that can be worked out ever are
   */
  int of(double number, int ups, int nimber) {
    int at = place(number, ups, nimber);
    if (table[at] != 0) {
      return table[at] - 1;
    }
    boolean fits = Math.abs(number) <= LARGEST && number * FINEST == Math.rint(number * FINEST);
    if (!fits || Math.abs(ups) > MOST || nimber < 0 || nimber > MOST) {
      throw new ArithmeticException(number + ", " + ups + " ups, *" + nimber);
    }
    IdList left = new IdList();
    IdList right = new IdList();
    if (ups == 0 && nimber == 0) {
      numberOptions(number, left, right);
    } else if (ups == 0) {
      for (int smaller = 0; smaller < nimber; smaller++) {
        left.add(of(number, 0, smaller));
        right.add(of(number, 0, smaller));
      }
    } else if (ups > 0) {
      upOptions(number, ups, nimber, left, right);
    } else {
      upOptions(number, ups, nimber, right, left);
    }
    left.settle();
    right.settle();
    return known(forms.intern(left, right), number, ups, nimber);
  }

  private void numberOptions(double number, IdList left, IdList right) {
    if (number == Math.rint(number)) {
      if (number > 0) {
        left.add(integer(number - 1));
      } else if (number < 0) {
        right.add(integer(number + 1));
      }
      return;
    }
    double step = 1;
    while (number / step != Math.rint(number / step)) {
      step /= 2;
    }
    left.add(of(number - step, 0, 0));
    right.add(of(number + step, 0, 0));
  }

  private int integer(double number) {
    while (highest < number) {
      highest++;
      of(highest, 0, 0);
    }
    while (lowest > number) {
      lowest--;
      of(lowest, 0, 0);
    }
    return of(number, 0, 0);
  }

  /** The options of ups, or of downs from the other side. */
  private void upOptions(double number, int ups, int nimber, IdList near, IdList far) {
    near.add(of(number, 0, 0));
    if (Math.abs(ups) == 1 && nimber == 1) {
      near.add(of(number, 0, 1));
      far.add(of(number, 0, 0));
    } else {
      far.add(of(number, ups - Integer.signum(ups), nimber ^ 1));
    }
  }

  /** Keeps what a form is. */
  private int known(int id, double number, int ups, int nimber) {
    int at = place(number, ups, nimber);
    if (table[at] == 0) {
      forms.describe(id, number, ups, nimber);
      table[at] = id + 1;
      size++;
      if (2 * size >= table.length) {
        grow();
      }
    }
    return id;
  }

  private void grow() {
    int[] old = table;
    table = new int[2 * old.length];
    for (int entry : old) {
      if (entry != 0) {
        int id = entry - 1;
        table[place(forms.number(id), forms.ups(id), forms.nimber(id))] = entry;
      }
    }
  }

  /** Where the sum is in the table, or where it belongs. */
  private int place(double number, int ups, int nimber) {
    long hash = Double.doubleToLongBits(number + 0.0) * 0x9E3779B97F4A7C15L;
    hash = (hash ^ hash >>> 32 ^ ups * 0x9E3779B1L ^ nimber * 0x85EBCA77L) * 0xD1B54A32D192ED03L;
    int mask = table.length - 1;
    int at = (int) (hash >>> Integer.SIZE) & mask;
    while (table[at] != 0) {
      int id = table[at] - 1;
      if (forms.number(id) == number && forms.ups(id) == ups && forms.nimber(id) == nimber) {
        return at;
      }
      at = (at + 1) & mask;
    }
    return at;
  }

  /** Finds out what a new canonical form is, if it is such a sum. */
  void recognize(int id) {
    int lefts = forms.lefts(id);
    int rights = forms.rights(id);
    if (!haveSameNumber(id)) {
      return;
    }
    double number = forms.number(lefts > 0 ? forms.left(id, 0) : forms.right(id, 0));
    if (lefts == rights && lefts >= 2 && areNimbers(id)) {
      known(id, number, 0, lefts);
    } else if (lefts == 1 && rights == 1) {
      recognizePair(id, number);
    } else if (lefts == 2 && rights == 1 && isStarAndNumber(forms.left(id, 0), forms.left(id, 1))) {
      if (forms.isNumber(forms.right(id, 0))) {
        known(id, number, 1, 1);
      }
    } else if (lefts == 1
        && rights == 2
        && isStarAndNumber(forms.right(id, 0), forms.right(id, 1))
        && forms.isNumber(forms.left(id, 0))) {
      known(id, number, -1, 1);
    }
  }

  /** Whether there are options, all of them such sums, of one number. */
  private boolean haveSameNumber(int id) {
    int all = forms.lefts(id) + forms.rights(id);
    for (int i = 0; i < all; i++) {
      int option = option(id, i);
      if (!forms.isSum(option) || forms.number(option) != forms.number(option(id, 0))) {
        return false;
      }
    }
    return all > 0;
  }

  private int option(int id, int index) {
    int lefts = forms.lefts(id);
    return index < lefts ? forms.left(id, index) : forms.right(id, index - lefts);
  }

  private void recognizePair(int id, double number) {
    int left = forms.left(id, 0);
    int right = forms.right(id, 0);
    if (forms.isNumber(left) && forms.isNumber(right)) {
      known(id, number, 0, 1);
    } else if (forms.isNumber(left) && forms.ups(right) >= 0) {
      known(id, number, forms.ups(right) + 1, forms.nimber(right) ^ 1);
    } else if (forms.isNumber(right) && forms.ups(left) <= 0) {
      known(id, number, forms.ups(left) - 1, forms.nimber(left) ^ 1);
    }
  }

  private boolean isStarAndNumber(int one, int other) {
    return (forms.isNumber(one) && isStar(other)) || (forms.isNumber(other) && isStar(one));
  }

  private boolean isStar(int id) {
    return forms.ups(id) == 0 && forms.nimber(id) == 1;
  }

  /** Whether the options of both sides are the number with nimbers from 0 on. */
  private boolean areNimbers(int id) {
    int lefts = forms.lefts(id);
    for (int i = 0; i < lefts; i++) {
      int option = forms.left(id, i);
      // Options are different, so nimbers below their number are all of them.
      if (option != forms.right(id, i) || forms.ups(option) != 0 || forms.nimber(option) >= lefts) {
        return false;
      }
    }
    return true;
  }
}
