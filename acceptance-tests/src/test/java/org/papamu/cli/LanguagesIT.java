package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.Ran;
import org.papamu.api.text.Messages;
import org.papamu.cli.command.MovesCommand;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Language;
import org.papamu.cli.play.Table;
import org.papamu.cli.teach.Tutor;

/** The language of the host, and what it says in each. */
class LanguagesIT {

  @ParameterizedTest
  @ValueSource(strings = {"ru", "sv"})
  void everyTextIsTranslated(String language) {
    Locale locale = Locale.forLanguageTag(language);
    assertThat(Messages.problems(Table.class, locale)).isEmpty();
    assertThat(Messages.problems(Tutor.class, locale)).isEmpty();
    assertThat(Messages.problems(MovesCommand.class, locale)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'', '', '', en",
    "ru_RU.UTF-8, '', '', ru",
    "sv_SE, ru_RU, '', sv",
    "'', sv_FI.UTF-8, ru_RU, sv",
    "'', '', ru, ru",
    "de_DE.UTF-8, ru_RU, '', en",
    "C, '', sv_SE, en",
    "RU_ru, '', '', ru",
  })
  void theLocaleTellsTheLanguage(String all, String messages, String lang, String code) {
    Map<String, String> environment = Map.of("LC_ALL", all, "LC_MESSAGES", messages, "LANG", lang);
    assertThat(locale(environment, Optional.empty())).isEqualTo(code);
  }

  @Test
  void whatIsGivenComesFirst() {
    Map<String, String> environment = Map.of("PAPAMU_LANGUAGE", "sv", "LC_ALL", "ru_RU.UTF-8");
    assertThat(locale(environment, Optional.empty())).isEqualTo("sv");
    assertThat(locale(environment, Optional.of("en"))).isEqualTo("en");
    assertThat(List.of("ru", "sv", "en")).contains(locale(environment, Optional.of("ru")));
    assertThatThrownBy(() -> locale(environment, Optional.of("xx")))
        .isInstanceOf(BadRequest.class)
        .hasMessageStartingWith("there is no language xx");
  }

  @Test
  void aGameIsToldInOneLanguage() {
    Papamu host = Papamu.host().reading("c2-c3A\nshow\nresign\n");
    assertThat(host.run("play", "fanorona:5x5", "--speak", "--language", "ru").done().lines())
        .startsWith(
            "Белые: ход c2–c3 (подход), взято: c4 и c5.",
            "5 горизонталей, 5 вертикалей: белый 12, чёрный 10, пусто 3.")
        .contains("Ход: чёрные.", "Сдача: чёрные; победа: белые, сыгран 1 полуход.");
    assertThat(host.run("play", "fanorona:5x5", "--speak", "--language", "sv").done().lines())
        .startsWith("Vit flyttade c2–c3 genom närmande och slog c4 och c5.")
        .contains("Svart vid draget.", "Svart ger upp; Vit vinner efter 1 halvdrag.");
  }

  @Test
  void refusalsAreToldInTheSameLanguage() {
    Papamu host = Papamu.host().reading("e3\nload no-such.pgr\nstop\nquit\n");
    assertThat(host.run("play", "fanorona:5x5", "--language", "ru").err().lines())
        .contains("  e3", "  ^", "ошибка: no-such.pgr: такого файла нет", "ошибка: анализа нет")
        .anyMatch(line -> line.startsWith("ошибка: ") && line.endsWith(" (ход)"))
        .anyMatch(line -> line.startsWith("  можно: ") && line.contains("  или  "));
    assertThat(host.run("play", "fanorona:5x5", "--language", "sv").err().lines())
        .contains("fel: no-such.pgr: filen finns inte")
        .anyMatch(line -> line.startsWith("  prova: ") && line.contains("  eller  "));
  }

  @Test
  void gamesHaveTheirNamesInALanguage() {
    Ran seen = Papamu.papamu("watch", "--language", "ru", "--seed", "1").done();
    assertThat(seen.out()).contains("Солитер, ", "Конане ", "Фанорона-");
  }

  private static String locale(Map<String, String> environment, Optional<String> given) {
    return new Language(environment, () -> given).locale().getLanguage();
  }
}
