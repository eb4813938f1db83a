package org.papamu.core.view;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes XML: always well-formed, one element a line, numbers the same under every locale. An
 * element's attributes come right after it was begun.
 */
final class SvgWriter {

  private final StringBuilder out = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();
  private boolean inTag;

  /** Begins an element. */
  SvgWriter begin(String name) {
    closeTag();
    if (out.length() > 0 && out.charAt(out.length() - 1) != '\n') {
      out.append('\n');
    }
    out.append('<').append(name);
    open.push(name);
    inTag = true;
    return this;
  }

  /** Gives the element that was just begun an attribute. */
  SvgWriter with(String name, String value) {
    if (!inTag) {
      throw new IllegalStateException("no element was just begun");
    }
    out.append(' ').append(name).append("=\"").append(escaped(value)).append('"');
    return this;
  }

  /** Gives the element that was just begun a number. */
  SvgWriter with(String name, double value) {
    return with(name, number(value));
  }

  /** Gives the element that was just begun a colour. */
  SvgWriter with(String name, Colour value) {
    return with(name, value.hex());
  }

  /** Writes text into the innermost open element. */
  SvgWriter text(String text) {
    closeTag();
    out.append(escaped(text));
    return this;
  }

  /** Ends the innermost open element. */
  SvgWriter end() {
    String name = open.pop();
    if (inTag) {
      out.append("/>\n");
      inTag = false;
    } else {
      out.append("</").append(name).append(">\n");
    }
    return this;
  }

  private void closeTag() {
    if (inTag) {
      out.append('>');
      inTag = false;
    }
  }

  /** Everything written; all elements must have been ended. */
  String finished() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("not ended: " + open);
    }
    return out.toString();
  }

  /** A number with at most two decimals and no more than it needs. */
  static String number(double value) {
    long hundredths = Math.round(value * 100);
    long size = Math.abs(hundredths);
    StringBuilder text = new StringBuilder(hundredths < 0 ? "-" : "").append(size / 100);
    if (size % 100 != 0) {
      text.append('.').append(size / 10 % 10);
      if (size % 10 != 0) {
        text.append(size % 10);
      }
    }
    return text.toString();
  }

  /** The text with what XML would take for markup escaped, and what it forbids replaced. */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.appendCodePoint(isAllowed(c) ? c : 0xfffd);
              }
            });
    return escaped.toString();
  }

  /** Whether a character may stand in XML 1.0 and is no control character. */
  private static boolean isAllowed(int c) {
    boolean control = (c < ' ' && c != '\n') || (c >= 0x7f && c <= 0x9f);
    boolean forbidden = (c >= 0xd800 && c <= 0xdfff) || c == 0xfffe || c == 0xffff;
    return !control && !forbidden;
  }
}
