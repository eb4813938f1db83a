package org.papamu.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class RecordExceptionTest {

  @Test
  void aFaultIsToldInTheLanguageOfWhoeverReads() {
    RecordException fault =
        catchThrowableOfType(
            RecordException.class,
            () -> RecordReader.parse("[Game \"konane:6x6\"]\n[Game \"x\"]\n\n*\n"));
    assertThat(fault.message(Locale.forLanguageTag("ru")))
        .isEqualTo("строка 2, столбец 1: тег Game стоит дважды");
    assertThat(fault.message(Locale.forLanguageTag("sv")))
        .isEqualTo("rad 2, kolumn 1: taggen Game finns två gånger");
    assertThat(fault.message(Locale.FRENCH))
        .isEqualTo("line 2, column 1: tag Game stands there twice")
        .isEqualTo(fault.message());
  }

  @Test
  void whatIsQuotedMeansNothing() {
    RecordException fault =
        new RecordException(RecordException.Kind.MALFORMED, 1, 2, "record.tag", "{1}", "{0}");
    assertThat(fault.message()).isEqualTo("line 1, column 2: tag {1}: {0}");
  }
}
