package org.papamu.api.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Game;
import org.papamu.api.text.sample.Sample;

class MessagesTest {

  private static Messages in(String language) {
    return Messages.beside(Sample.class, Locale.forLanguageTag(language));
  }

  @Test
  void argumentsArePutInLiterally() {
    assertThat(in("en").say("plain", "{1}", "$1\\'")).isEqualTo("It's {quoted} {1}, {1} and $1\\'");
    assertThat(in("ru").say("plain", 1, "{0}")).isEqualTo("Это «{0}» и 1");
    assertThat(in("sv").say("plain", "b", "ä")).isEqualTo("Åh, ä och b");
  }

  @Test
  void aKeyThatIsMissingIsSaidInEnglish() {
    assertThat(in("ru").say("only-english")).isEqualTo("English");
    assertThat(in("sv").count("sum", 1, 5)).isEqualTo("en sten av 5");
    assertThat(in("sv").count("sum", 21, 5)).isEqualTo("21 stones of 5");
    assertThat(in("ru").has("only-english")).isTrue();
    assertThat(in("ru").has("more")).isTrue();
    assertThat(in("ru").has("nothing")).isFalse();
  }

  @Test
  void aLanguageWithoutTextsIsEnglish() {
    assertThat(in("de").language()).isEqualTo(Locale.ENGLISH);
    assertThat(in("de").say("or", "a", "b")).isEqualTo("a or b");
    assertThat(in("sv-FI").language()).isEqualTo(Locale.forLanguageTag("sv"));
    assertThat(in("en-GB").language()).isEqualTo(Locale.ENGLISH);
    assertThat(Messages.beside(Sample.class, Locale.ROOT).language()).isEqualTo(Locale.ENGLISH);
  }

  @ParameterizedTest
  @CsvSource({
    "1, камень",
    "2, камня",
    "4, камня",
    "5, камней",
    "0, камней",
    "11, камней",
    "12, камней",
    "14, камней",
    "21, камень",
    "22, камня",
    "100, камней",
    "101, камень",
    "111, камней",
    "112, камней",
    "1024, камня",
  })
  void russianHasThreeForms(long number, String word) {
    assertThat(in("ru").count("sum", number, 9)).isEqualTo(number + " " + word + " из 9");
  }

  @ParameterizedTest
  @ValueSource(strings = {"be", "cs", "en", "fr", "ja", "mg", "pl", "ru", "sk", "sv", "uk", "xx"})
  void everyNumberHasAFormOfItsLanguage(String language) {
    for (long number = 0; number <= 1200; number++) {
      assertThat(Plural.forms(language)).contains(Plural.of(language, number));
    }
  }

  @Test
  void seriesEndWithAWord() {
    assertThat(in("en").series("or", List.of())).isEmpty();
    assertThat(in("en").series("or", List.of("a"))).isEqualTo("a");
    assertThat(in("ru").series("or", List.of("a", "b"))).isEqualTo("a или b");
    assertThat(in("sv").series("or", List.of("a", "{0}", "c"))).isEqualTo("a, {0} eller c");
  }

  @Test
  void problemsNameWhatIsLeftToDo() {
    assertThat(Messages.problems(Sample.class, Locale.forLanguageTag("ru")))
        .containsExactly(
            "gone has other arguments than in English",
            "only-english is missing",
            "more is not in English");
    assertThat(Messages.problems(Sample.class, Locale.forLanguageTag("sv")))
        .containsExactly("gone is missing", "only-english is blank", "sum.other is missing");
    assertThat(Messages.problems(Sample.class, Locale.forLanguageTag("de")))
        .containsExactly("there is no messages_de.properties");
  }

  @Test
  void refusesWhatCannotBeSaid() {
    assertThatThrownBy(() -> in("en").say("nothing")).hasMessage("no text for nothing");
    assertThatThrownBy(() -> in("sv").say("plain", 1))
        .hasMessage("plain has {1}, but there are 1 arguments");
    assertThatThrownBy(() -> Messages.beside(Plural.class, Locale.forLanguageTag("sv")).say("x"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** The texts of the API itself. */
  @ParameterizedTest
  @ValueSource(strings = {"ru", "sv"})
  void readingOfMovesIsTranslated(String language) {
    assertThat(Messages.problems(Game.class, Locale.forLanguageTag(language))).isEmpty();
    assertThat(Messages.problems(Fields.class, Locale.forLanguageTag(language))).isEmpty();
  }

  @Test
  void aPhraseIsSaidInTheLanguageOfWhoeverIsTold() {
    NotationException fault =
        catchThrowableOfType(
            NotationException.class,
            () -> Fields.named("b3 w", 99, List.of(Fields.ROWS, "x", Fields.SIDE), 3));
    assertThat(fault).hasMessage("the side to move is missing");
    assertThat(fault.message(Locale.forLanguageTag("sv"))).isEqualTo("sidan vid draget saknas");
    assertThat(fault.message(Locale.forLanguageTag("ru"))).startsWith("нет поля ");
    assertThat(fault.message(Locale.GERMAN)).isEqualTo(fault.message());
    NotationException copied = fault.within("moves b3 w", 6).suggesting(List.of("b3 w b"));
    assertThat(copied.message(Locale.forLanguageTag("sv"))).isEqualTo("sidan vid draget saknas");
    assertThat(copied.offset()).isEqualTo(6);
    NotationException plain =
        new NotationException(NotationException.Kind.ILLEGAL, "x", 0, "as it was said");
    assertThat(plain.message(Locale.forLanguageTag("sv"))).isEqualTo("as it was said");
    assertThat(plain.said()).isEqualTo("as it was said");
  }
}
