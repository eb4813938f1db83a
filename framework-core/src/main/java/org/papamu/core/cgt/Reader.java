package org.papamu.core.cgt;

import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

/**
 * Reads values as {@link Names} writes them; braces may also hold options that are not canonical.
 */
final class Reader {

  private static final int DEEPEST = 200;
  private static final int MOST_DIGITS = 7;

  private final Values values;
  private final String text;
  private int at;
  private int depth;

  Reader(Values values, String text) {
    this.values = values;
    this.text = text;
  }

  int read() {
    if (text.length() > Names.LONGEST) {
      throw new NotationException(Kind.MALFORMED, "", 0, "a value is that long at most");
    }
    int value = value();
    if (at != text.length()) {
      throw malformed("this goes on behind the value");
    }
    return value;
  }

  private int value() {
    if (++depth > DEEPEST) {
      throw malformed("braces are nested too deep");
    }
    int value;
    if (take("{")) {
      value = braces();
    } else if (take("+-")) {
      value = plusMinus();
    } else if (take("tiny(")) {
      value = tiny();
    } else if (take("miny(")) {
      value = values.negative(tiny());
    } else {
      value = sum();
    }
    depth--;
    return value;
  }

  /** After the first brace. */
  private int braces() {
    IdList left = options("|");
    IdList right = options("}");
    return values.game(left, right);
  }

  /** Options up to an end, which is taken. */
  private IdList options(String end) {
    IdList options = new IdList();
    if (!take(end)) {
      do {
        options.add(value());
      } while (take(","));
      require(end);
    }
    return options;
  }

  private int plusMinus() {
    IdList left = new IdList();
    int start = at;
    if (take("{")) {
      do {
        left.add(value());
      } while (take(","));
      if (!take("}")) {
        // One option that is itself in braces.
        at = start;
        left.clear();
        left.add(value());
      }
    } else {
      left.add(value());
    }
    IdList right = new IdList();
    for (int i = 0; i < left.size(); i++) {
      right.add(values.negative(left.get(i)));
    }
    return values.game(left, right);
  }

  /** {0|{0|-g}}, after the first parenthesis. */
  private int tiny() {
    int threat = value();
    require(")");
    return values.toggle(Values.ZERO, values.toggle(Values.ZERO, values.negative(threat)));
  }

  private int sum() {
    int start = at;
    Dyadic number = Dyadic.ZERO;
    if (isDigit() || (at < text.length() && text.charAt(at) == '-')) {
      boolean negative = take("-");
      long numerator = digits();
      Dyadic size = take("/") ? fraction(numerator) : Dyadic.of(numerator);
      number = negative ? size.negative() : size;
    }
    int ups = 0;
    if (take("+")) {
      ups = digits();
      require(".");
      ups *= take("^") ? 1 : required("v", -1);
    } else if (take("^^")) {
      ups = 2;
    } else if (take("vv")) {
      ups = -2;
    } else if (take("^")) {
      ups = isDigit() ? digits() : 1;
    } else if (take("v")) {
      ups = isDigit() ? -digits() : -1;
    }
    int nimber = 0;
    if (take("*")) {
      nimber = isDigit() ? digits() : 1;
    }
    if (at == start) {
      throw malformed("a value is expected here");
    }
    return values.sum(number, ups, nimber);
  }

  private Dyadic fraction(long numerator) {
    int denominator = digits();
    if (denominator == 0 || Integer.bitCount(denominator) != 1) {
      throw malformed("a denominator is a power of two");
    }
    return new Dyadic(numerator, Integer.numberOfTrailingZeros(denominator));
  }

  private int required(String expected, int answer) {
    require(expected);
    return answer;
  }

  private boolean isDigit() {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private int digits() {
    int number = 0;
    int start = at;
    while (isDigit() && at - start < MOST_DIGITS) {
      number = 10 * number + text.charAt(at++) - '0';
    }
    if (at == start || isDigit()) {
      throw malformed("a number of up to " + MOST_DIGITS + " digits is expected here");
    }
    return number;
  }

  private boolean take(String expected) {
    boolean is = text.startsWith(expected, at);
    at += is ? expected.length() : 0;
    return is;
  }

  private void require(String expected) {
    if (!take(expected)) {
      throw malformed(expected + " is expected here");
    }
  }

  private NotationException malformed(String message) {
    return new NotationException(Kind.MALFORMED, text, Math.min(at, text.length()), message);
  }
}
