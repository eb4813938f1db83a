package org.papamu.cli.output;

import java.text.Normalizer;
import java.util.Locale;

/** Text in ASCII: accents dropped, common signs spelled, the rest shown as a question mark. */
final class Ascii {

  private Ascii() {}

  static String of(String text) {
    StringBuilder out = new StringBuilder(text.length());
    Normalizer.normalize(text, Normalizer.Form.NFD)
        .codePoints()
        .forEach(
            c -> {
              if (c < 0x80) {
                out.append((char) c);
              } else if (Character.getType(c) != Character.NON_SPACING_MARK) {
                out.append(likeness(c));
              }
            });
    return out.toString();
  }

  /**
   * The text with every other character written out, such as <code>&#92;u014d</code>, to be exact.
   */
  static String escaped(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        out.append(c);
      } else {
        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      }
    }
    return out.toString();
  }

  private static String likeness(int c) {
    return switch (c) {
      case '×' -> "x";
      case '·', '•' -> "-";
      case '–', '—', '−', '‐', '‑' -> "-";
      case '‘', '’', 'ʻ', 'ʼ' -> "'";
      case '“', '”' -> "\"";
      case '…' -> "...";
      case '→' -> "->";
      case '≤' -> "<=";
      case '≥' -> ">=";
      case 'ß' -> "ss";
      case 'æ' -> "ae";
      case 'ø' -> "o";
      case 'ł' -> "l";
      default -> "?";
    };
  }
}
