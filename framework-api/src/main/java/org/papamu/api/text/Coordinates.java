package org.papamu.api.text;

/**
 * Names of places on a rectangle: column letters from the left (a, b, … z, aa, ab, …), row numbers
 * from the bottom, as in {@code e3}.
 */
public final class Coordinates {

  /** The most columns or rows that a name can have. */
  public static final int MAX = 702;

  private Coordinates() {}

  /**
   * The letters of a column.
   *
   * @param column from 0 to {@link #MAX} - 1
   */
  public static String column(int column) {
    return column < 26
        ? String.valueOf((char) ('a' + column))
        : "" + (char) ('a' + column / 26 - 1) + (char) ('a' + column % 26);
  }

  /** The name of a place; rows and columns are counted from 0. */
  public static String name(int row, int column) {
    return column(column) + (row + 1);
  }

  /**
   * The length of a place's name at an offset: one or two lower-case letters, then a number of up
   * to three digits without a leading zero; 0 if there is none. The longest possible name is taken.
   */
  public static int lengthAt(CharSequence text, int offset) {
    int at = offset;
    while (at < text.length() && at - offset < 2 && isLetter(text.charAt(at))) {
      at++;
    }
    int digits = at;
    while (at < text.length() && at - digits < 3 && isDigit(text.charAt(at))) {
      at++;
    }
    boolean named = digits > offset && at > digits && text.charAt(digits) != '0';
    return named ? at - offset : 0;
  }

  /**
   * The column, counted from 0, of the name at an offset where {@link #lengthAt} is not 0.
   *
   * @throws IllegalArgumentException if there is no name
   */
  public static int columnAt(CharSequence text, int offset) {
    requireName(text, offset);
    int first = text.charAt(offset) - 'a';
    return isLetter(text.charAt(offset + 1))
        ? (first + 1) * 26 + text.charAt(offset + 1) - 'a'
        : first;
  }

  /**
   * The row, counted from 0, of the name at an offset where {@link #lengthAt} is not 0.
   *
   * @throws IllegalArgumentException if there is no name
   */
  public static int rowAt(CharSequence text, int offset) {
    int end = offset + requireName(text, offset);
    int row = 0;
    for (int at = offset; at < end; at++) {
      if (isDigit(text.charAt(at))) {
        row = row * 10 + text.charAt(at) - '0';
      }
    }
    return row - 1;
  }

  private static int requireName(CharSequence text, int offset) {
    int length = lengthAt(text, offset);
    if (length == 0) {
      throw new IllegalArgumentException("no coordinate at " + offset);
    }
    return length;
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
