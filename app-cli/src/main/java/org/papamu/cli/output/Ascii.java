package org.papamu.cli.output;

import java.text.Normalizer;

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

  private static String likeness(int c) {
    return switch (c) {
      case '×' -> "x";
      case '·', '•' -> "-";
      case '–', '—', '−', '‐', '‑' -> "-";
      case '‘', '’' -> "'";
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
