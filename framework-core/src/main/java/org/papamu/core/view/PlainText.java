package org.papamu.core.view;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.papamu.core.view.TextSettings.Characters;

/** Makes text that came from a plugin or a file fit to be shown. */
final class PlainText {

  private PlainText() {}

  /**
   * The text without anything that a terminal would obey: control characters, characters that turn
   * the direction of writing or take no room, and halves of surrogate pairs become {@code '?'}. On
   * an ASCII terminal accents fall off and other characters become their nearest likeness or {@code
   * '?'}.
   */
  static String of(String text, Characters characters) {
    boolean ascii = characters == Characters.ASCII;
    String source = ascii ? Normalizer.normalize(text, Normalizer.Form.NFD) : text;
    StringBuilder out = new StringBuilder();
    source
        .codePoints()
        .forEach(
            c -> {
              if (ascii && c > '~') {
                out.append(likeness(c));
              } else if (isHarmless(c)) {
                out.appendCodePoint(c);
              } else {
                out.append('?');
              }
            });
    return out.toString();
  }

  /**
   * The text in lines of at most so many characters, broken at blanks; a longer word stays whole.
   */
  static List<String> broken(String text, int length) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split(" +", -1)) {
      if (line.length() > 0 && line.length() + 1 + word.length() > length) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? " " : "").append(word);
    }
    if (line.length() > 0) {
      lines.add(line.toString());
    }
    return lines;
  }

  private static boolean isHarmless(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }

  private static String likeness(int c) {
    if (Character.getType(c) == Character.NON_SPACING_MARK) {
      return "";
    }
    return switch (c) {
      case '‐', '‑', '–', '—', '−' -> "-";
      case '×' -> "x";
      case '‘', '’', 'ʻ', 'ʼ' -> "'";
      case '“', '”' -> "\"";
      case '…' -> "...";
      case '\u00a0' -> " ";
      default -> "?";
    };
  }
}
