package org.papamu.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Score;
import org.papamu.api.text.Messages;
import org.papamu.core.exact.Worth;
import org.papamu.core.exact.WorthText;

class PhrasesTest {

  private static final Locale RUSSIAN = Locale.forLanguageTag("ru");

  @ParameterizedTest
  @ValueSource(strings = {"ru", "sv"})
  void everyTextIsTranslated(String language) {
    assertThat(Messages.problems(Phrases.class, Locale.forLanguageTag(language))).isEmpty();
    assertThat(Phrases.LANGUAGES).contains(Locale.forLanguageTag(language));
  }

  @Test
  void whatIsNotSpokenIsEnglish() {
    assertThat(Phrases.in(Locale.JAPANESE).say("and", "a", "b")).isEqualTo("a and b");
  }

  @Test
  void scoresAreWords() {
    Scores english = Scores.in(Locale.ENGLISH);
    assertThat(english.text(Score.estimate(135))).isEqualTo("+1.35");
    assertThat(english.text(Score.win(1))).isEqualTo("wins in 1 ply");
    assertThat(english.text(Score.loss(4))).isEqualTo("loses in 4 plies");
    assertThat(english.puzzleText(Score.win(3))).isEqualTo("solved in 3 plies");
    assertThat(english.puzzleText(Score.loss(3))).isEqualTo("cannot be solved");
    assertThat(english.brief(Optional.empty())).isEmpty();
    assertThat(Scores.in(RUSSIAN).text(Score.win(3))).isEqualTo("выигрыш за 3 полухода");
  }

  @Test
  void whatIsProvedIsWords() {
    WorthText english = WorthText.in(Locale.ENGLISH);
    assertThat(english.duel(new Worth(1, 1, OptionalInt.of(3), OptionalInt.empty())))
        .isEqualTo("wins in 3 plies");
    assertThat(english.duel(new Worth(-1, -1, OptionalInt.empty(), OptionalInt.empty())))
        .isEqualTo("loses");
    assertThat(english.duel(new Worth(0, 0, OptionalInt.empty(), OptionalInt.empty())))
        .isEqualTo("draws");
    assertThat(english.duel(new Worth(0, 1, OptionalInt.empty(), OptionalInt.empty())))
        .isEqualTo("not known, a draw at least");
    assertThat(english.duel(new Worth(-1, 0, OptionalInt.empty(), OptionalInt.empty())))
        .isEqualTo("not known, a draw at most");
    assertThat(english.duel(new Worth(-1, 1, OptionalInt.empty(), OptionalInt.empty())))
        .isEqualTo("not known");
    assertThat(WorthText.in(RUSSIAN).duel(new Worth(1, 1, OptionalInt.of(21), OptionalInt.empty())))
        .isEqualTo("выигрыш за 21 полуход");
  }
}
