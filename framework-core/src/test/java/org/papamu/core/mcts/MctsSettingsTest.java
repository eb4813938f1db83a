package org.papamu.core.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.text.NotationException;

class MctsSettingsTest {

  @Test
  void everySettingIsRead() {
    Map<String, String> given =
        Map.of(
            "threads",
            "2",
            "hash",
            "16",
            "exploration",
            "0.75",
            "selection",
            "grave",
            "playout",
            "random");
    assertThat(given.keySet()).isEqualTo(new MctsProvider().settings());
    assertThat(MctsSettings.of(given))
        .isEqualTo(
            new MctsSettings(
                2, 16, 0.75, MctsSettings.Selection.GRAVE, MctsSettings.Playout.RANDOM));
    assertThat(MctsSettings.of(Map.of())).isEqualTo(MctsSettings.STANDARD);
  }

  @ParameterizedTest
  @CsvSource({
    "threads, 0",
    "threads, 257",
    "threads, two",
    "hash, 0",
    "hash, 99999999",
    "exploration, -1",
    "exploration, 101",
    "exploration, .5",
    "exploration, 5.",
    "exploration, 1e3",
    "exploration, 1.2.3",
    "exploration, NaN",
    "exploration, 0.0000000000001",
    "selection, ucb",
    "selection, UCT",
    "playout, long"
  })
  void otherValuesAreRefused(String key, String value) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> new MctsProvider().player(Map.of(key, value), new SplittableRandom(1)))
        .satisfies(refused -> assertThat(refused.text()).isEqualTo(value));
  }

  @Test
  void otherSettingsAreRefused() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> new MctsProvider().player(Map.of("level", "3"), new SplittableRandom(1)))
        .satisfies(refused -> assertThat(refused.text()).isEqualTo("level"));
  }
}
