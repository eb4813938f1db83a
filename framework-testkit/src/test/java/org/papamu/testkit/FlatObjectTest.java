package org.papamu.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlatObjectTest {

  @Test
  void readsTextsNumbersAndLists() {
    FlatObject object =
        FlatObject.read(
            "here",
            "{\"a\": \"x \\\"y\\\" \\u0041\\n\", \"n\":-12, \"l\": [\"p\",\"q\"], \"e\":[]}");
    assertThat(object.text("a")).isEqualTo("x \"y\" A\n");
    assertThat(object.number("n")).isEqualTo(-12);
    assertThat(object.texts("l")).containsExactly("p", "q");
    assertThat(object.texts("e")).isEmpty();
    assertThat(object.has("l")).isTrue();
    assertThat(object.has("x")).isFalse();
    assertThat(FlatObject.read("here", "{}").has("a")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "{}x",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{\"a\":\"x}",
        "{\"a\":[1}",
        "{\"a\":true}",
        "{\"a\":\"\\q\"}",
        "{\"a\":\"\\u00\"}",
        "{\"a\":1-2}",
        "[]"
      })
  void saysWhereALineIsWrong(String line) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FlatObject.read("file, line 7", line))
        .withMessageContaining("file, line 7");
  }

  @Test
  void saysWhichValueIsMissing() {
    FlatObject object = FlatObject.read("file, line 7", "{\"a\": 1}");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> object.text("position"))
        .withMessage("file, line 7: \"position\" should be a text");
    assertThatIllegalArgumentException().isThrownBy(() -> object.number("depth"));
    assertThatIllegalArgumentException().isThrownBy(() -> object.texts("a"));
  }
}
