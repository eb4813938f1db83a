package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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
    assertThat(Messages.problems(BadRequest.class, locale)).isEmpty();
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

  /** Everything that can be said at the prompt, wrong in all ways that come to mind. */
  private static final String WRONG =
      """
      clock 5x
      clock 0s
      clock 99999999999999999h
      clock 999999999999h
      clock nobody 5m
      clock white=1m,white=2m
      clock nobody=5m
      clock
      clock 5m+3s
      clock
      clock off
      save
      save /no/such/folder/x.pgr
      save .x
      save -x
      save x.
      save x?
      save nul
      save /dev/null
      save /
      load
      load no-such.pgr
      load /
      position \u0431
      position abc
      position 1/2 b j
      position 0 b j
      position 9999 x y z z
      position 5 b
      position 5 q j
      position bwbwb b q
      position 1bwbw b r
      position b1bwb w r
      position 11111 w r
      position wwwww/wwwww/wwwww w 0
      position 3/3/3 w 9999
      position 3/3/3 w x
      position www/www/www w
      hint x
      analyze 77
      analyze x
      stop
      goto
      goto 99
      goto 0
      theme x
      warn
      warn x
      copy x
      swap x
      undo
      undo x
      redo
      back
      go
      variation zz
      variation
      resign
      back
      zz
      a1-
      a1-a99
      \u0434
      draw
      resign
      resign
      hint
      analyze
      draw
      a1
      undo
      again
      moves x
      show x
      rules x
      swap
      swap sides
      help
      quit
      """;

  /** What is not words: the text at fault, what marks its place, the board. */
  private static boolean isDrawn(String line) {
    return line.startsWith("  ") || line.matches("[ 0-9]*[│╭╰├◇].*") || line.isBlank();
  }

  /** Nobody who plays in Russian is answered in English. */
  @ParameterizedTest
  @ValueSource(strings = {"konane:1x5", "fanorona:3x3", "peg-solitaire:diamond"})
  void everyAnswerInAGameIsInTheLanguage(String game) {
    boolean alone = game.startsWith("peg");
    String first = alone ? "player" : "black";
    for (String seat : alone ? List.of("human") : List.of("human", "random:seed=1")) {
      List<String> request = List.of("play", game, "--seat", first + "=" + seat, "--seed", "1");
      List<String> russian = said(request, "ru");
      assertThat(russian).hasSizeGreaterThan(60);
      assertThat(russian)
          .allMatch(line -> line.chars().anyMatch(c -> c >= '\u0400' && c < '\u0500'));
      // Swedish is written in the same letters, so the same lines must not be said in English.
      assertThat(said(request, "sv"))
          .hasSize(russian.size())
          .doesNotContainAnyElementsOf(said(request, "en"));
    }
  }

  private static List<String> said(List<String> request, String language) {
    List<String> all = new ArrayList<>(request);
    all.addAll(List.of("--language", language));
    Ran ran = Papamu.host().reading(WRONG).run(all.toArray(new String[0]));
    assertThat(ran.status()).isZero();
    return Stream.concat(ran.out().lines(), ran.err().lines())
        .filter(line -> !isDrawn(line))
        .toList();
  }

  /** A wrong option is told in the language, and to programs in English. */
  @ParameterizedTest
  @CsvSource({
    "play konane:1x5 --seat black=zz",
    "play konane:1x5 --seat green=random",
    "play konane:1x5 --seat black",
    "play konane:1x5 --seat black=random --seat black=random",
    "play konane:1x5 --seat black=random:level=99",
    "play konane:1x5 --seat black=random:zz=9",
    "play konane:1x5 --seat black=mcts:time=5x",
    "play konane:1x5 --seat black=engine:cmd=./no-such",
    "play konane:1x5 --clock 5x",
    "play konane:1x5 --warn x",
    "play konane:1x5 --theme x",
    "play konane:1x5 --position x",
    "play konane:1x5 --resume no-such.pgr",
    "play konane:1x5 --save /no/such/x.pgr",
    "play konane:0x5",
    "play konane:zz",
    "play konane:1x5;zz=1",
    "play fanorona:4x4",
    "play zz",
    "play",
    "show konane:1x5 --position x",
    "show konane:1x5 --moves zz",
    "show konane:1x5 --width 1 --png x.png",
    "show konane:1x5 --dark",
    "show peg-solitaire:zz",
    "moves konane:1x5 --positions /no/such",
    "moves konane:1x5 --positions /",
    "replay no-such.pgr",
    "replay -",
    "analyze konane:1x5 --time 5x",
    "analyze konane:1x5 --lines 0",
    "analyze konane:1x5 --lines x",
    "analyze konane:1x5 --depth -1",
    "analyze konane:1x5 --player zz",
    "analyze konane:1x5 --zz",
    "convert no-such.pgr out.json",
    "zz",
  })
  void wrongOptionsAreToldInTheLanguage(String line) {
    List<String> words = List.of(line.replace(';', ',').split(" "));
    assertThat(refusal(words, "ru")).startsWith("ошибка: ").matches("(?s)ошибка: .*[а-я].*");
    assertThat(refusal(words, "sv")).startsWith("fel: ").isNotEqualTo(refusal(words, "en"));
    assertThat(refusal(words, "en")).startsWith("error: ").matches("[ -~]*");
  }

  @ParameterizedTest
  @CsvSource({"en, move", "ru, ход", "sv, drag"})
  void thePlaceOfAFaultIsToldInTheLanguage(String language, String move) {
    List<String> words = List.of("show", "konane:1x5", "--moves", "zz");
    assertThat(refusal(words, language)).endsWith(" (--moves, %s 1)".formatted(move));
  }

  private static String refusal(List<String> words, String language) {
    List<String> all = new ArrayList<>(words);
    all.addAll(List.of("--language", language));
    Ran ran = Papamu.host().run(all.toArray(new String[0]));
    assertThat(ran.status()).as(ran.err()).isIn(1, 2);
    return ran.err().lines().findFirst().orElseThrow();
  }

  @Test
  void programsAreRefusedInEnglish() {
    Ran ran = Papamu.papamu("analyze", "konane:1x5", "--time", "5x", "--language", "ru", "--json");
    assertThat(ran.refused().err()).startsWith("error: a time ends in ms, s, m or h");
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
