package org.papamu.core.cgt;

import java.util.Arrays;

/**
 * Values of short partizan games under normal play, in canonical form, with their arithmetic
 * (Conway, On Numbers and Games, 1976; Berlekamp, Conway and Guy, Winning Ways, 1982; Siegel,
 * Combinatorial Game Theory, 2013).
 *
 * <p>A value is an id, from 0 on: two values of one object are equal exactly when their ids are,
 * and 0 is the value 0. Ids mean nothing to another object. Sums and comparisons are remembered, so
 * the memory grows; {@link #bytes} tells how far. Confined to one thread.
 *
 * <p>Methods that make values throw {@link ArithmeticException} where a number gets a denominator
 * above 2^20 or is above 100,000, or ups or nimbers are above 1000.
 */
public final class Values {

  /** The value 0. */
  public static final int ZERO = 0;

  private static final int UNKNOWN = -1;
  private static final int STEPS_BETWEEN_CHECKS = 0xFF;

  private final Forms forms = new Forms();
  private final Atoms atoms = new Atoms(forms);
  private final Order order = new Order(forms);
  private final Simplifier simplifier = new Simplifier(forms, atoms, order);
  private final PairTable sums = new PairTable();
  private int[] negatives = new int[0];
  private final Names names = new Names(this);
  private final Thermographs thermographs = new Thermographs(this);

  /** Lists for the options of sums under way, two for each depth. */
  private IdList[] lists = new IdList[0];

  private int depth;

  private final Limits limits;

  /** What others remember beside these values, in bytes, as last told. */
  private long bytesBeside;

  private int steps;

  /** An arithmetic without limits that knows the value 0 only. */
  public Values() {
    this(Limits.NONE);
  }

  /**
   * An arithmetic that knows the value 0 only.
   *
   * @param limits what it may spend: making values throws {@link LimitReached} beyond
   */
  public Values(Limits limits) {
    this.limits = limits;
    if (atoms.of(0, 0, 0) != ZERO) {
      throw new IllegalStateException("0 is not the first value");
    }
  }

  /** A whole number. */
  public int integer(long number) {
    return atoms.of((double) number, 0, 0);
  }

  /** A number. */
  public int number(Dyadic number) {
    return atoms.of(number.toDouble(), 0, 0);
  }

  /**
   * A number, ups and a nimber, added.
   *
   * @param ups how many; negative for downs
   * @param nimber n for {@code *n}; 0 for none
   */
  public int sum(Dyadic number, int ups, int nimber) {
    return atoms.of(number.toDouble(), ups, nimber);
  }

  /** The value of the game in which Left can move to one value and Right to another. */
  public int toggle(int left, int right) {
    return game(new int[] {left}, new int[] {right});
  }

  /** The value of the game in which Left and Right can move to these values. */
  public int game(int[] lefts, int[] rights) {
    IdList left = new IdList();
    IdList right = new IdList();
    Arrays.stream(lefts).forEach(left::add);
    Arrays.stream(rights).forEach(right::add);
    return game(left, right);
  }

  int game(IdList lefts, IdList rights) {
    return simplifier.simplify(lefts, rights);
  }

  /** The negative: the same game with the sides swapped. */
  public int negative(int value) {
    if (forms.isSum(value)) {
      return atoms.of(-forms.number(value), -forms.ups(value), forms.nimber(value));
    }
    if (value < negatives.length && negatives[value] != UNKNOWN) {
      return negatives[value];
    }
    IdList left = new IdList();
    IdList right = new IdList();
    for (int i = 0; i < forms.rights(value); i++) {
      left.add(negative(forms.right(value, i)));
    }
    for (int i = 0; i < forms.lefts(value); i++) {
      right.add(negative(forms.left(value, i)));
    }
    int negative = atoms.intern(left, right);
    keepNegative(value, negative);
    keepNegative(negative, value);
    return negative;
  }

  private void keepNegative(int value, int negative) {
    if (value >= negatives.length) {
      int known = negatives.length;
      negatives = Arrays.copyOf(negatives, Math.max(value + 1, 2 * known));
      Arrays.fill(negatives, known, negatives.length, UNKNOWN);
    }
    negatives[value] = negative;
  }

  /** The sum of two values. */
  public int sum(int one, int other) {
    if (one == ZERO) {
      return other;
    }
    if (other == ZERO) {
      return one;
    }
    if (forms.isSum(one) && forms.isSum(other)) {
      return atoms.of(
          forms.number(one) + forms.number(other),
          forms.ups(one) + forms.ups(other),
          forms.nimber(one) ^ forms.nimber(other));
    }
    int low = Math.min(one, other);
    int high = Math.max(one, other);
    int sum = sums.find(low, high);
    if (sum < 0) {
      if ((++steps & STEPS_BETWEEN_CHECKS) == 0) {
        limits.check(bytes() + bytesBeside);
      }
      sum = added(low, high);
      sums.put(low, high, sum);
    }
    return sum;
  }

  private int added(int one, int other) {
    if (2 * depth == lists.length) {
      lists = Arrays.copyOf(lists, 2 * depth + 16);
      Arrays.setAll(lists, i -> lists[i] == null ? new IdList() : lists[i]);
    }
    IdList left = lists[2 * depth];
    IdList right = lists[2 * depth + 1];
    left.clear();
    right.clear();
    // Who can move elsewhere does not move in a number, and such a sum is canonical as it is.
    boolean numberIsAdded = forms.isNumber(one) || forms.isNumber(other);
    depth++;
    try {
      if (!forms.isNumber(one)) {
        addOptions(one, other, left, right);
      }
      if (!forms.isNumber(other)) {
        addOptions(other, one, left, right);
      }
    } finally {
      depth--;
    }
    return numberIsAdded ? atoms.intern(left, right) : simplifier.simplify(left, right);
  }

  private void addOptions(int moved, int kept, IdList left, IdList right) {
    for (int i = 0; i < forms.lefts(moved); i++) {
      left.add(sum(forms.left(moved, i), kept));
    }
    for (int i = 0; i < forms.rights(moved); i++) {
      right.add(sum(forms.right(moved, i), kept));
    }
  }

  /** The sum of a value and the negative of another. */
  public int difference(int one, int other) {
    return one == other ? ZERO : sum(one, negative(other));
  }

  /** Whether {@code one <= other}: Right, moving second, wins their difference, or it is 0. */
  public boolean atMost(int one, int other) {
    return order.atMost(one, other);
  }

  /** Who wins a value. */
  public OutcomeClass outcome(int value) {
    return OutcomeClass.of(atMost(ZERO, value), atMost(value, ZERO));
  }

  /** Whether Left wins a value when moving first. */
  public boolean leftWinsFirst(int value) {
    return !atMost(value, ZERO);
  }

  /** Whether Right wins a value when moving first. */
  public boolean rightWinsFirst(int value) {
    return !atMost(ZERO, value);
  }

  /** Whether a value is a number. */
  public boolean isNumber(int value) {
    return forms.isNumber(value);
  }

  /** Where play ends, in numbers, when Left moves first. */
  public Dyadic leftStop(int value) {
    return Dyadic.of(forms.leftStop(value));
  }

  /** Where play ends, in numbers, when Right moves first. */
  public Dyadic rightStop(int value) {
    return Dyadic.of(forms.rightStop(value));
  }

  /**
   * The thermograph.
   *
   * @throws ArithmeticException if it needs numbers beyond 64 bits
   */
  public Thermograph thermograph(int value) {
    return thermographs.of(value);
  }

  /** The number of Left's options in canonical form. */
  public int lefts(int value) {
    return forms.lefts(value);
  }

  /** The number of Right's options in canonical form. */
  public int rights(int value) {
    return forms.rights(value);
  }

  /** One of Left's options in canonical form. */
  public int left(int value, int option) {
    return forms.left(value, option);
  }

  /** One of Right's options in canonical form. */
  public int right(int value, int option) {
    return forms.right(value, option);
  }

  /**
   * Ends the work if a limit is reached.
   *
   * @param beside what the caller remembers itself, in bytes
   */
  void check(long beside) {
    bytesBeside = beside;
    if ((++steps & STEPS_BETWEEN_CHECKS) == 0) {
      limits.check(bytes() + beside);
    }
  }

  Forms forms() {
    return forms;
  }

  /** The number of values made so far. */
  public int size() {
    return forms.size();
  }

  /**
   * The value in the usual notation: {@code 3}, {@code -3/4*}, {@code ^^*}, {@code +-1}, {@code
   * tiny(2)}, {@code {2|1,{1|0}}}. A number with several ups reads {@code 1+2.^}.
   *
   * @throws ArithmeticException if the text is longer than {@link Names#LONGEST}
   */
  public String text(int value) {
    return names.of(value);
  }

  /** The options in canonical form, each as {@link #text} has it: {@code {0|*}} for up. */
  public String canonical(int value) {
    return names.braces(value);
  }

  /**
   * Reads a value as {@link #text} or {@link #canonical} writes it; braces may also hold options
   * that are not canonical.
   *
   * @throws org.papamu.api.text.NotationException if the text is no value
   */
  public int read(String text) {
    return new Reader(this, text).read();
  }

  /** The memory taken by what is remembered, in bytes, nearly. */
  public long bytes() {
    return forms.bytes()
        + order.bytes()
        + simplifier.bytes()
        + sums.bytes()
        + 4L * negatives.length
        + names.bytes()
        + thermographs.bytes();
  }
}
