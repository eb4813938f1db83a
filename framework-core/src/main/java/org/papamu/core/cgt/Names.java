package org.papamu.core.cgt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes values; remembers what it wrote of values within others. */
final class Names {

  /** The most characters of a text. */
  static final int LONGEST = 1 << 20;

  private final Values values;
  private final Map<Integer, String> known = new HashMap<>();
  private long characters;

  Names(Values values) {
    this.values = values;
  }

  String of(int value) {
    String text = known.get(value);
    if (text == null) {
      text = write(value);
      known.put(value, text);
      characters += text.length();
    }
    return text;
  }

  private String write(int value) {
    if (values.forms().isSum(value)) {
      return sum(value);
    }
    if (values.lefts(value) == 1 && values.rights(value) == 1) {
      int left = values.left(value, 0);
      int right = values.right(value, 0);
      int threat = left == Values.ZERO ? threat(right) : Values.ZERO;
      if (threat != Values.ZERO) {
        return "tiny(" + of(threat) + ")";
      }
      threat = right == Values.ZERO ? threat(values.negative(left)) : Values.ZERO;
      if (threat != Values.ZERO) {
        return "miny(" + of(threat) + ")";
      }
    }
    if (values.negative(value) == value) {
      String left = options(lefts(value));
      return values.lefts(value) == 1 ? "+-" + left : "+-{" + left + "}";
    }
    return braces(value);
  }

  /** The number g above 0 if a value is {0|-g}; else 0. */
  private int threat(int value) {
    boolean is =
        values.lefts(value) == 1 && values.rights(value) == 1 && values.left(value, 0) == 0;
    if (!is || !values.isNumber(values.right(value, 0))) {
      return Values.ZERO;
    }
    int threat = values.negative(values.right(value, 0));
    return values.atMost(threat, Values.ZERO) ? Values.ZERO : threat;
  }

  private String sum(int value) {
    Forms forms = values.forms();
    double number = forms.number(value);
    int ups = Math.abs(forms.ups(value));
    String up = forms.ups(value) > 0 ? "^" : "v";
    StringBuilder text = new StringBuilder();
    if (number != 0 || (ups == 0 && forms.nimber(value) == 0)) {
      text.append(Dyadic.of(number));
    }
    if (ups == 1) {
      text.append(up);
    } else if (ups > 1 && number != 0) {
      text.append('+').append(ups).append('.').append(up);
    } else if (ups == 2) {
      text.append(up).append(up);
    } else if (ups > 2) {
      text.append(up).append(ups);
    }
    if (forms.nimber(value) > 0) {
      text.append('*');
    }
    if (forms.nimber(value) > 1) {
      text.append(forms.nimber(value));
    }
    return text.toString();
  }

  String braces(int value) {
    return "{" + options(lefts(value)) + "|" + options(rights(value)) + "}";
  }

  private List<String> lefts(int value) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < values.lefts(value); i++) {
      texts.add(of(values.left(value, i)));
    }
    return texts;
  }

  private List<String> rights(int value) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < values.rights(value); i++) {
      texts.add(of(values.right(value, i)));
    }
    return texts;
  }

  /** Options in the order of their texts. */
  private static String options(List<String> texts) {
    long length = texts.stream().mapToLong(String::length).sum();
    if (length > LONGEST) {
      throw new ArithmeticException("a text of more than " + LONGEST + " characters");
    }
    texts.sort(null);
    return String.join(",", texts);
  }

  long bytes() {
    return characters + 100L * known.size();
  }
}
