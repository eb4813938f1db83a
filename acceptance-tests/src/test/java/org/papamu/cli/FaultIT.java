package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.papamu.cli.Papamu.host;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.FaultyJar;
import org.papamu.acceptance.Ran;

/**
 * A plugin's game that goes wrong in the middle: every command ends or goes on, says which plugin
 * and game did what, and keeps what was played. What never comes back is looked at in {@code
 * HangingPluginIT}.
 */
final class FaultIT {

  private static final String STEPS = "one\nshow\n".repeat(9) + "moves\nquit\n";

  @TempDir private Path folder;

  private Path plugins = Path.of("");

  @BeforeEach
  void pack() throws Exception {
    plugins = FaultyJar.in(folder);
  }

  private Ran run(String input, String... words) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of("--plugins", plugins.toString(), "--seed", "1"));
    Ran ran = host().reading(input).run(all.toArray(String[]::new));
    // The note that the folder is trusted is not what is looked at here.
    String err = String.join("\n", ran.err().lines().filter(l -> !l.startsWith("note: ")).toList());
    return new Ran(ran.status(), ran.out(), err);
  }

  private static void assertBlamed(String told, String fault) {
    assertThat(told)
        .contains("plugin fault in " + FaultyJar.LABEL + " (faulty:" + fault + "): ")
        .doesNotContain("\tat ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exception-moves",
        "stack-moves",
        "memory-moves",
        "hostile-moves",
        "negative-moves",
        "duplicate-moves",
        "endless-moves",
        "unplayable-moves",
        "exception-play",
        "exception-turn",
        "exception-at",
        "exception-describe",
        "exception-writemove",
        "exception-score",
        "exception-ending",
        "null-copy",
        "null-describe",
        "null-writemove",
        "null-ending",
        "bounds-score",
        "sum-score"
      })
  void aGameThatIsPlayedEndsWithoutAResultAndIsKept(String fault) throws Exception {
    Path file = folder.resolve("game.pgr");
    Ran ran = run(STEPS, "play", "faulty:" + fault, "--save", file.toString()).ended(1);
    assertBlamed(ran.err(), fault);
    assertThat(ran.lastLine()).isEqualTo("unfinished: plugin fault");
    String record = Files.readString(file);
    long played = ran.lines().stream().filter(line -> line.endsWith(": one")).count();
    assertThat(played).isGreaterThanOrEqualTo(2);
    assertThat(record).contains("[Result \"*\"]", "[Termination \"plugin fault in ");
    assertThat(record.split("\\bone\\b", -1)).hasSize((int) played + 1);
  }

  @ParameterizedTest
  @CsvSource({
    "null-describe, play, describe gave null",
    "null-ending, play, ending gave null",
    "null-copy, play, copy gave null",
    "bounds-score, play, score gave first 7 where scores lie between -1 and 1",
    "sum-score, play, score gave scores that add up to 2 in a zero-sum game",
    "null-look, show, look gave null",
    "null-about, info, about gave null",
    "null-options, info, options gave null",
    "null-evaluator, analyze, evaluator gave null",
    "null-withoutdrawrules, perft, rules threw NullPointerException",
  })
  void theMethodThatBrokeTheContractIsNamed(String fault, String command, String told) {
    List<String> words = new ArrayList<>(List.of(command, "faulty:" + fault));
    if (command.equals("perft")) {
      words.add("2");
    }
    Ran ran = run(STEPS.repeat(2), words.toArray(String[]::new)).ended(1);
    assertBlamed(ran.err(), fault);
    assertThat(ran.err()).contains("): " + told);
  }

  @ParameterizedTest
  @CsvSource({
    "initial, 'initial() gives the same position each time, and not a new one'",
    "copy, 'copy(position) gives that position itself, and not a new one'",
  })
  void positionsThatAreSharedAreRefusedBeforeASearchLosesItsWayInThem(String place, String told) {
    for (String command : List.of("analyze", "solve", "play", "perft")) {
      List<String> words = new ArrayList<>(List.of(command, "faulty:same-" + place));
      if (command.equals("perft")) {
        words.add("2");
      }
      Ran ran = run("quit\n", words.toArray(String[]::new)).ended(1);
      assertThat(ran.err())
          .as(command)
          .contains(
              "plugin faulty-plugin: game(\"faulty:same-%s\") made a game whose ".formatted(place))
          .contains(told)
          .doesNotContain("\tat ");
    }
  }

  @Test
  void whatWasPlayedCanStillBeSavedElsewhere() throws Exception {
    Path file = folder.resolve("late.pgr");
    Ran ran = run("two\none\none\nsave " + file + "\n", "play", "faulty:exception-moves").ended(1);
    assertThat(ran.out()).contains("saved: ").endsWith("unfinished: plugin fault\n");
    assertThat(Files.readString(file)).contains("1. two\n*");
  }

  @Test
  void theComputerIsNotBlamedForTheGame() {
    Ran ran =
        run("one\n", "play", "faulty:exception-moves", "--seat", "second=alphabeta:nodes=100")
            .ended(1);
    assertBlamed(ran.err(), "exception-moves");
    assertThat(ran.err()).doesNotContain("player");
  }

  @ParameterizedTest
  @ValueSource(strings = {"exception-moves", "negative-moves", "unplayable-moves", "null-copy"})
  void gamesOfAMatchAreAbandonedAndNobodyLosesThem(String fault) throws Exception {
    Path file = folder.resolve("match.pgr");
    Ran ran =
        run(
                "",
                "match",
                "faulty:" + fault,
                "--player",
                "random",
                "--player",
                "alphabeta:nodes=50",
                "--games",
                "4",
                "--record",
                file.toString(),
                "--json")
            .ended(1);
    JsonNode answer = ran.json();
    assertThat(answer.get("abandoned")).hasSize(4);
    assertBlamed(answer.get("abandoned").get(3).get("reason").textValue(), fault);
    assertThat(answer.get("forfeits")).isEmpty();
    assertThat(answer.get("games").intValue()).isZero();
    for (JsonNode row : answer.get("results")) {
      assertThat(row.get("losses").intValue() + row.get("wins").intValue()).isZero();
    }
    assertThat(Files.readString(file)).contains("[Abandoned \"plugin fault in ");
    assertThat(
            run(
                    "",
                    "match",
                    "faulty:" + fault,
                    "--player",
                    "random",
                    "--player",
                    "alphabeta:nodes=50",
                    "--games",
                    "4",
                    "--record",
                    file.toString(),
                    "--resume")
                .status())
        .as("such games are played anew when a match is gone on with")
        .isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"exception-moves", "memory-moves", "endless-moves", "exception-score"})
  void aGameThatIsWatchedIsBrokenOff(String fault) {
    Ran ran = run("", "watch", "faulty:" + fault, "--json").ended(1);
    JsonNode game = ran.json().get("games").get(0);
    assertBlamed(game.get("fault").textValue(), fault);
    assertThat(game.get("result").isNull()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "exception-moves",
        "hostile-moves",
        "negative-moves",
        "duplicate-moves",
        "null-read",
        "exception-read"
      })
  void commandsAboutAPositionSayWhoseFaultItIs(String fault) {
    for (List<String> words :
        List.of(
            List.of("moves", "faulty:" + fault),
            List.of("perft", "faulty:" + fault, "2"),
            List.of("analyze", "faulty:" + fault, "--nodes", "1000"),
            List.of("show", "faulty:" + fault))) {
      List<String> all = new ArrayList<>(words);
      all.addAll(List.of("--position", "5 first"));
      Ran ran = run("", all.toArray(String[]::new)).ended(1);
      assertBlamed(ran.err(), fault);
      assertThat(ran.out()).isEmpty();
    }
  }

  @Test
  void aBatchGoesOnBehindAFaultyPosition() {
    for (String command : List.of("moves", "analyze")) {
      Ran ran =
          run(
                  "9 first\n5 first\n8 second\n",
                  command,
                  "faulty:exception-moves",
                  "--positions",
                  "-",
                  "--json")
              .ended(1);
      List<JsonNode> answers = ran.jsonLines();
      assertThat(answers).as(command).hasSize(3);
      assertBlamed(answers.get(1).get("error").textValue(), "exception-moves");
      assertThat(answers.get(0).has("error")).isEqualTo(command.equals("analyze"));
    }
  }

  @Test
  void whoseFaultItIsIsToldInTheLanguageOfWhoeverIsThere() {
    Ran batch =
        run("5 first\n", "moves", "faulty:exception-moves", "--positions", "-", "--language", "ru")
            .ended(1);
    assertThat(batch.err())
        .startsWith(
            "ошибка: сбой плагина faulty-plugin 1.2.3 (faulty:exception-moves): moves threw ")
        .contains("(--positions, строка 1)");
    Ran single = run("", "perft", "faulty:exception-moves", "9", "--language", "sv").ended(1);
    assertThat(single.err())
        .startsWith("fel: fel i insticksprogrammet faulty-plugin 1.2.3 (faulty:exception-moves): ");
    Ran played =
        run("two\none\none\nquit\n", "play", "faulty:exception-moves", "--language", "ru").ended(1);
    assertThat(played.err() + played.out()).contains("сбой плагина faulty-plugin");
  }

  @Test
  void aReplayTellsThePlyOfTheFault() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("old.pgr"),
            "[Game \"faulty:exception-moves\"]\n[Result \"*\"]\n\n1. one one 2. one one\n*\n");
    JsonNode answer = run("", "replay", file.toString(), "--json").ended(1).json();
    assertThat(answer.get("plies").intValue()).isEqualTo(2);
    assertThat(answer.get("faults").get(0).get("ply").intValue()).isEqualTo(3);
    assertBlamed(answer.get("faults").get(0).get("reason").textValue(), "exception-moves");
  }

  @ParameterizedTest
  @ValueSource(strings = {"exception-moves", "stack-moves", "null-copy", "negative-moves"})
  void theEngineTellsItAndIsOfUseAfterwards(String fault) {
    Ran ran =
        run(
                """
                setoption name Game value faulty:%s
                position startpos moves one one one one
                moves
                go nodes 500
                isready
                setoption name Game value faulty:none-none
                position startpos moves one one one
                moves
                """
                    .formatted(fault),
                "engine")
            .ended(0);
    assertThat(ran.lines().get(0)).startsWith("info string error: plugin fault in ");
    assertThat(ran.lines()).contains("readyok", "moves one two");
  }

  @Test
  void anEngineThatDoesNotAnswerIsBlamedItself() throws Exception {
    Path engine =
        Files.writeString(
            folder.resolve("silent"),
            """
            while read -r line; do
              case $line in
                ugi) echo 'id name silent'; echo ugiok ;;
                isready) echo readyok ;;
                quit) exit ;;
              esac
            done
            """);
    Ran ran =
        run(
                "",
                "analyze",
                "faulty:none-none",
                "--player",
                "engine:cmd=/bin/sh,args=" + engine,
                "--time",
                "100ms")
            .ended(1);
    assertThat(ran.err())
        .contains("the engine gave no answer in time")
        .doesNotContain("plugin fault");
  }

  @Test
  void anotherGameOfTheMenuIsPlayedAsIfNothingHadBeen() {
    Ran ran = run("one\none\none\nquit\n", "play", "faulty:exception-moves").ended(1);
    assertBlamed(ran.err(), "exception-moves");
    Ran other = run("one\none\none\ntwo\ntwo\ntwo\nquit\n", "play", "faulty:none-none").ended(0);
    assertThat(other.lastLine()).contains("wins");
  }
}
