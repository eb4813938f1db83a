package org.papamu.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PrintableTest {

  private static void assertShown(String text, String shown) {
    assertThat(Printable.of(text)).isEqualTo(shown);
  }

  @Test
  void plainTextStaysAsItIs() {
    assertShown("", "");
    assertShown("plain text", "plain text");
    assertShown("back\\slash", "back\\slash");
    assertShown("K\u014dnane 5\u00d79 \ud83d\ude00", "K\u014dnane 5\u00d79 \ud83d\ude00");
  }

  @Test
  void writesOutWhatIsNotPlain() {
    assertShown("\u001b[2J", "\\x1b[2J");
    assertShown("a\0b", "a\\x00b");
    assertShown("\u009b31m", "\\x9b31m");
    assertShown("a\u202eb", "a\\u202eb");
    assertShown("\u2066x\u2069", "\\u2066x\\u2069");
    assertShown("\ud800x", "\\ud800x");
    assertShown("\u2028", "\\u2028");
    assertShown("\ufeff", "\\ufeff");
  }

  @Test
  void linesCannotBeBroken() {
    assertThat(Printable.of("a\r\nb\tc\u0085d")).isEqualTo("a\\x0d\\x0ab\\x09c\\x85d");
  }

  @Test
  void longTextIsCut() {
    assertThat(Printable.of("abcdef", 6)).isEqualTo("abcdef");
    assertThat(Printable.of("abcdef", 3)).isEqualTo("abc...");
    assertThat(Printable.of("ab\ud83d\ude00", 3)).isEqualTo("ab...");
    assertThat(Printable.of("x", 0)).isEqualTo("...");
  }

  @Test
  void noCharacterOutsideThePlainOnesIsLeft() {
    StringBuilder all = new StringBuilder();
    for (int c = 0; c < 0x11000; c++) {
      all.appendCodePoint(c);
    }
    assertThat(Printable.of(all.toString()).codePoints().allMatch(Printable::isPlain)).isTrue();
  }
}
