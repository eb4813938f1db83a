package org.papamu.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.text.NotationException;

class QuantitiesTest {

  @ParameterizedTest
  @CsvSource({"500ms, 500", "1ms, 1", "10s, 10000", "5m, 300000", "2h, 7200000", "60s, 60000"})
  void readsTimes(String text, long millis) {
    assertThat(Quantities.duration(text)).isEqualTo(Duration.ofMillis(millis));
    assertThat(Quantities.duration(Quantities.write(Duration.ofMillis(millis))).toMillis())
        .isEqualTo(millis);
  }

  @ParameterizedTest
  @CsvSource({"1500, 1500ms", "60000, 1m", "61000, 61s", "7200000, 2h"})
  void writesTimesInTheLargestUnitThatFits(long millis, String text) {
    assertThat(Quantities.write(Duration.ofMillis(millis))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"1K, 1024", "512M, 536870912", "2G, 2147483648", "1T, 1099511627776"})
  void readsSizes(String text, long bytes) {
    assertThat(Quantities.bytes(text)).isEqualTo(bytes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "s",
        "10",
        "0s",
        "00s",
        "01s",
        "-1s",
        "+1s",
        " 1s",
        "1s ",
        "1 s",
        "1.5s",
        "1S",
        "1sec",
        "1d",
        "1e3s",
        "\u0661s",
        "\uff11s",
        "9999999999999999s",
        "99999999999999h"
      })
  void refusesOtherTimes(String text) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> Quantities.duration(text))
        .matches(e -> e.text().equals(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "M",
        "512",
        "0M",
        "-1M",
        "1m",
        "1MB",
        "1 M",
        "1.5G",
        "\u0661M",
        "99999999999999T"
      })
  void refusesOtherSizes(String text) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> Quantities.bytes(text))
        .matches(e -> e.text().equals(text));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 9, 10, 1234567890123L, Long.MAX_VALUE - 1, Long.MAX_VALUE})
  void readsNumbers(long number) {
    assertThat(Quantities.number(Long.toString(number), "it", 0, Long.MAX_VALUE)).isEqualTo(number);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-1",
        "+1",
        "01",
        "00",
        " 1",
        "1 ",
        "x",
        "\u0661",
        "9223372036854775808",
        "10000000000000000000",
        "99999999999999999999999"
      })
  void refusesOtherNumbers(String text) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> Quantities.number(text, "it", 0, Long.MAX_VALUE));
  }

  @ParameterizedTest
  @CsvSource({"4, it is 5 to 7", "8, it is 5 to 7"})
  void refusesNumbersOutOfBounds(String text, String message) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> Quantities.number(text, "it", 5, 7))
        .withMessage(message);
  }
}
