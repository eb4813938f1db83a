package org.papamu.core.cgt;

import java.util.Arrays;

/**
 * Canonical forms, each kept once: so two values are equal exactly when their ids are. What is
 * known of a form is kept beside it: its stops, and how it is a sum of a number, ups and a nimber,
 * if it is one.
 *
 * <p>Ids are given in the order of making, so options have lower ids than what they are options of.
 * Numbers are doubles, which hold them exactly: they are small, and multiples of 2^-20.
 */
final class Forms {

  /** Marks a form that is no sum of a number, ups and a nimber. */
  static final int NOT_A_SUM = Integer.MIN_VALUE;

  private int size;

  /** Where the options of a form begin; those of the next form begin where they end. */
  private int[] start = new int[1 << 10];

  private int[] lefts = new int[1 << 10];
  private int[] options = new int[1 << 12];

  private double[] number = new double[1 << 10];
  private int[] ups = new int[1 << 10];
  private int[] nimber = new int[1 << 10];
  private double[] leftStop = new double[1 << 10];
  private double[] rightStop = new double[1 << 10];

  /** Ids by the hash of their options, in open addressing; 0 is free, others are one more. */
  private int[] table = new int[1 << 11];

  int size() {
    return size;
  }

  int lefts(int id) {
    return lefts[id];
  }

  int rights(int id) {
    return start[id + 1] - start[id] - lefts[id];
  }

  int left(int id, int option) {
    return options[start[id] + option];
  }

  int right(int id, int option) {
    return options[start[id] + lefts[id] + option];
  }

  /** Whether a form is a number, ups and a nimber added. */
  boolean isSum(int id) {
    return ups[id] != NOT_A_SUM;
  }

  boolean isNumber(int id) {
    return ups[id] == 0 && nimber[id] == 0;
  }

  /** The number in a sum. */
  double number(int id) {
    return number[id];
  }

  /** The ups in a sum; negative for downs. */
  int ups(int id) {
    return ups[id];
  }

  int nimber(int id) {
    return nimber[id];
  }

  double leftStop(int id) {
    return leftStop[id];
  }

  double rightStop(int id) {
    return rightStop[id];
  }

  /**
   * The id of a form.
   *
   * @param left its left options, sorted by id, without repetition
   * @param right its right options, likewise
   * @return what it is to be asked for again: an id that is new if it is the number of forms before
   */
  int intern(IdList left, IdList right) {
    int mask = table.length - 1;
    int at = hash(left, right) & mask;
    while (table[at] != 0) {
      if (isForm(table[at] - 1, left, right)) {
        return table[at] - 1;
      }
      at = (at + 1) & mask;
    }
    int id = size;
    table[at] = id + 1;
    append(left, right);
    if (2 * size >= table.length) {
      growTable();
    }
    return id;
  }

  private boolean isForm(int id, IdList left, IdList right) {
    if (lefts(id) != left.size() || rights(id) != right.size()) {
      return false;
    }
    int from = start[id];
    for (int i = 0; i < left.size(); i++) {
      if (options[from + i] != left.get(i)) {
        return false;
      }
    }
    from += left.size();
    for (int i = 0; i < right.size(); i++) {
      if (options[from + i] != right.get(i)) {
        return false;
      }
    }
    return true;
  }

  private void append(IdList left, IdList right) {
    if (size + 2 > start.length) {
      int more = 2 * start.length;
      start = Arrays.copyOf(start, more);
      lefts = Arrays.copyOf(lefts, more);
      number = Arrays.copyOf(number, more);
      ups = Arrays.copyOf(ups, more);
      nimber = Arrays.copyOf(nimber, more);
      leftStop = Arrays.copyOf(leftStop, more);
      rightStop = Arrays.copyOf(rightStop, more);
    }
    int from = start[size];
    int end = from + left.size() + right.size();
    if (end > options.length) {
      options = Arrays.copyOf(options, Math.max(end, 2 * options.length));
    }
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < left.size(); i++) {
      options[from + i] = left.get(i);
      best = Math.max(best, rightStop[left.get(i)]);
    }
    double worst = Double.POSITIVE_INFINITY;
    for (int i = 0; i < right.size(); i++) {
      options[from + left.size() + i] = right.get(i);
      worst = Math.min(worst, leftStop[right.get(i)]);
    }
    lefts[size] = left.size();
    ups[size] = NOT_A_SUM;
    leftStop[size] = best;
    rightStop[size] = worst;
    start[++size] = end;
  }

  /** Says that a form is a number, ups and a nimber added. */
  void describe(int id, double itsNumber, int itsUps, int itsNimber) {
    number[id] = itsNumber;
    ups[id] = itsUps;
    nimber[id] = itsNimber;
    leftStop[id] = itsNumber;
    rightStop[id] = itsNumber;
  }

  private void growTable() {
    int[] larger = new int[2 * table.length];
    int mask = larger.length - 1;
    for (int id = 0; id < size; id++) {
      int at = hash(id) & mask;
      while (larger[at] != 0) {
        at = (at + 1) & mask;
      }
      larger[at] = id + 1;
    }
    table = larger;
  }

  private int hash(int id) {
    long hash = lefts[id];
    for (int i = start[id]; i < start[id + 1]; i++) {
      hash = mixed(hash, options[i]);
    }
    return (int) (hash >>> Integer.SIZE);
  }

  private static int hash(IdList left, IdList right) {
    long hash = left.size();
    for (int i = 0; i < left.size(); i++) {
      hash = mixed(hash, left.get(i));
    }
    for (int i = 0; i < right.size(); i++) {
      hash = mixed(hash, right.get(i));
    }
    return (int) (hash >>> Integer.SIZE);
  }

  private static long mixed(long hash, int id) {
    long mixed = (hash ^ id) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 31;
  }

  /** The memory taken, in bytes. */
  long bytes() {
    return 40L * start.length + 4L * options.length + 4L * table.length;
  }
}
