package org.papamu.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RecordPartsTest {

  private static final String ONE = "[Game \"ring:9\"]\n[Result \"draw\"]\n\n1. l r\ndraw\n";
  private static final String NONE = "[Game \"ring:9\"]\n[Result \"*\"]\n\n*\n";

  private static RecordParts parts(String text) {
    return RecordParts.of(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void recordsFollowOnBlankLines() {
    RecordParts parts = parts(ONE + "\n" + NONE + "\r\n\n" + ONE);
    assertThat(parts.size()).isEqualTo(3);
    assertThat(parts.record(0).moves()).containsExactly("l", "r");
    assertThat(parts.record(1).isUnfinished()).isTrue();
    assertThat(parts.record(2)).isEqualTo(parts.record(0));
    assertThat(parts.start(1)).isEqualTo(ONE.length() + 1);
    assertThat(parts.end(0)).isEqualTo(parts.start(1));
  }

  @Test
  void oneRecordIsOnePart() {
    assertThat(parts(ONE).size()).isEqualTo(1);
    assertThat(parts("\n \n" + ONE).size()).isEqualTo(1);
    assertThat(parts("\uFEFF" + ONE).size()).isEqualTo(1);
    assertThat(parts("").size()).isZero();
  }

  @Test
  void aTagAmongTheMovesBeginsNoRecord() {
    RecordParts parts = parts(ONE + "[Game \"ring:9\"]\n");
    assertThat(parts.size()).isEqualTo(1);
    assertThatExceptionOfType(RecordException.class).isThrownBy(() -> parts.record(0));
  }

  @Test
  void whatIsNoRecordIsAPartAllTheSame() {
    RecordParts parts = parts("Dear friend,\n\n" + ONE);
    assertThat(parts.size()).isEqualTo(2);
    assertThatExceptionOfType(RecordException.class).isThrownBy(() -> parts.record(0));
    assertThat(parts.record(1).result()).isEqualTo("draw");
  }
}
