package org.papamu.core.text;

/**
 * Text from outside made safe to show: nothing in it can steer a terminal, break a line or turn the
 * direction of writing.
 */
public final class Printable {

  private Printable() {}

  /**
   * The text with every character that is not plainly printable written out: {@code \x1b} below
   * U+0100, else <code>&#92;u202e</code>.
   */
  public static String of(String text) {
    return of(text, Integer.MAX_VALUE);
  }

  /**
   * The same, cut after {@code most} characters of the text; a cut text ends in {@code ...}.
   *
   * @param most 0 or more
   */
  public static String of(String text, int most) {
    int end = Math.min(text.length(), most);
    if (end < text.length() && end > 0 && Character.isHighSurrogate(text.charAt(end - 1))) {
      end--;
    }
    StringBuilder out = new StringBuilder(end + 16);
    int at = 0;
    while (at < end) {
      int c = text.codePointAt(at);
      append(out, c);
      at += Character.charCount(c);
    }
    if (end < text.length()) {
      out.append("...");
    }
    return out.toString();
  }

  private static void append(StringBuilder out, int c) {
    if (isPlain(c)) {
      out.appendCodePoint(c);
    } else if (c < 0x100) {
      out.append("\\x%02x".formatted(c));
    } else {
      out.append("\\u%04x".formatted(c));
    }
  }

  /** Whether a character shows as itself and does nothing else. */
  public static boolean isPlain(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
