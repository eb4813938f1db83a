package org.papamu.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One line of a vector file: a JSON object whose values are texts, whole numbers, or lists of such.
 * So small a part of JSON is read here that authors need no library for it.
 */
final class FlatObject {

  private final String place;
  private final Map<String, Object> values = new LinkedHashMap<>();

  private FlatObject(String place) {
    this.place = place;
  }

  /**
   * Reads a line.
   *
   * @param place where the line stands, for messages
   * @throws IllegalArgumentException if it is not such an object
   */
  static FlatObject read(String place, String line) {
    FlatObject object = new FlatObject(place);
    new Reader(place, line).into(object.values);
    return object;
  }

  /** Where the line stands. */
  String place() {
    return place;
  }

  /** Whether there is a value with this name. */
  boolean has(String name) {
    return values.containsKey(name);
  }

  /** A value that is a text. */
  String text(String name) {
    if (values.get(name) instanceof String text) {
      return text;
    }
    throw new IllegalArgumentException("%s: \"%s\" should be a text".formatted(place, name));
  }

  /** A value that is a whole number. */
  long number(String name) {
    if (values.get(name) instanceof Long number) {
      return number;
    }
    throw new IllegalArgumentException("%s: \"%s\" should be a number".formatted(place, name));
  }

  /** A value that is a list of texts. */
  List<String> texts(String name) {
    if (values.get(name) instanceof List<?> list) {
      return list.stream().map(String::valueOf).toList();
    }
    throw new IllegalArgumentException("%s: \"%s\" should be a list".formatted(place, name));
  }

  private static final class Reader {
    private final String place;
    private final String line;
    private int at;

    Reader(String place, String line) {
      this.place = place;
      this.line = line;
    }

    void into(Map<String, Object> values) {
      expect('{');
      if (peek() != '}') {
        do {
          peek();
          String name = text();
          expect(':');
          values.put(name, value());
        } while (taken(','));
      }
      expect('}');
      if (peek() != 0) {
        throw fault("nothing may follow the object");
      }
    }

    private Object value() {
      char c = peek();
      if (c == '"') {
        return text();
      }
      if (c == '[') {
        return list();
      }
      int start = at;
      while (at < line.length() && (line.charAt(at) == '-' || isDigit(line.charAt(at)))) {
        at++;
      }
      if (at == start) {
        throw fault("a text, a whole number or a list should stand here");
      }
      return number(start, 10);
    }

    private long number(int start, int radix) {
      try {
        return Long.parseLong(line, start, at, radix);
      } catch (NumberFormatException notANumber) {
        throw fault("the number before is none");
      }
    }

    private List<Object> list() {
      List<Object> list = new ArrayList<>();
      expect('[');
      if (peek() != ']') {
        do {
          list.add(value());
        } while (taken(','));
      }
      expect(']');
      return list;
    }

    private String text() {
      if (!taken('"')) {
        throw fault("a text should stand here");
      }
      StringBuilder out = new StringBuilder();
      while (at < line.length() && line.charAt(at) != '"') {
        char c = line.charAt(at++);
        out.append(c == '\\' ? escaped() : c);
      }
      if (at == line.length()) {
        throw fault("the text has no end");
      }
      at++;
      return out.toString();
    }

    private char escaped() {
      char c = at < line.length() ? line.charAt(at++) : 0;
      return switch (c) {
        case '"', '\\', '/' -> c;
        case 'n' -> '\n';
        case 't' -> '\t';
        case 'u' -> unicode();
        default -> throw fault("no such escape");
      };
    }

    private char unicode() {
      if (at + 4 > line.length()) {
        throw fault("four digits should follow \\u");
      }
      at += 4;
      return (char) number(at - 4, 16);
    }

    private static boolean isDigit(char c) {
      return c >= '0' && c <= '9';
    }

    /** The next character that is not blank; 0 at the end. */
    private char peek() {
      while (at < line.length() && line.charAt(at) == ' ') {
        at++;
      }
      return at < line.length() ? line.charAt(at) : 0;
    }

    private boolean taken(char c) {
      boolean there = peek() == c;
      at += there ? 1 : 0;
      return there;
    }

    private void expect(char c) {
      if (!taken(c)) {
        throw fault("'%s' should stand here".formatted(c));
      }
    }

    private IllegalArgumentException fault(String message) {
      return new IllegalArgumentException("%s, column %d: %s".formatted(place, at + 1, message));
    }
  }
}
