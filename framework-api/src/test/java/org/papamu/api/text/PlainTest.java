package org.papamu.api.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlainTest {

  @Test
  void whatShowsIsPlain() {
    for (int c = 0; c < 0x10000; c++) {
      boolean shows = c > 0x20 && c < 0x7f;
      String text = "a" + (char) c;
      assertThat(Plain.is((char) c)).as("U+%04X", c).isEqualTo(shows);
      assertThat(Plain.isWord(text)).as("U+%04X in a word", c).isEqualTo(shows);
      assertThat(Plain.isLine(text)).as("U+%04X in a line", c).isEqualTo(shows || c == 0x20);
    }
  }

  @Test
  void nothingIsNoWordAndNoLine() {
    assertThat(Plain.isWord("")).isFalse();
    assertThat(Plain.isLine("")).isFalse();
    assertThat(Plain.isLine(" ")).isTrue();
  }
}
