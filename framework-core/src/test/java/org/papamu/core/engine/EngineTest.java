package org.papamu.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.core.toy.Golden;

class EngineTest {

  private static final EngineHost HOST = Dialogue.host();

  private static List<String> script(String... lines) {
    return Dialogue.script(HOST, lines);
  }

  @Test
  void introducesItself() {
    List<String> answers = script("ugi");
    assertThat(answers)
        .startsWith(
            "id name papamu 1.2.3",
            "option name Game type string default ring:9",
            "option name Player type combo default greedy var random var greedy",
            "option name Threads type spin default 1 min 1 max 256")
        .endsWith(
            "option name Seed type spin default 0 min 0 max 9223372036854775807",
            "option name MultiPV type spin default 1 min 1 max 256",
            "option name Level type spin default 10 min 1 max 10",
            "ugiok");
    assertThat(answers.get(4)).matches("option name Hash type spin default \\d+ min 1 max \\d+");
  }

  @Test
  void startsAtTheFirstGamesStart() {
    assertThat(script("isready", "show", "moves", "query p1turn", "query gameover", "query result"))
        .containsExactly(
            "readyok",
            "position 4 black",
            "moves l r",
            "response true",
            "response false",
            "response none");
  }

  @Test
  void putsUpPositions() {
    assertThat(
            script(
                "position fen 3 white",
                "show",
                "position fen 3 white moves r r",
                "show",
                "position startpos moves lr l",
                "show",
                "position startpos moves",
                "show",
                "position  startpos",
                "query p1turn"))
        .containsExactly(
            "position 3 white",
            "position 5 white",
            "position 3 white",
            "position 4 black",
            "response true");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position startpos moves l x",
        "position startpos moves llll l",
        "position fen 3 white moves r x",
        "position fen 9 white",
        "position fen 3  white",
        "position fen 3 white moves r moves l",
        "position fen",
        "position fen moves l",
        "position startpos 3",
        "position",
        "position here",
      })
  void aPositionIsTakenWholeOrNotAtAll(String command) {
    assertThat(script("position fen 7 white moves r", command, "show"))
        .hasSize(2)
        .last()
        .isEqualTo("position 8 black");
  }

  @Test
  void tellsTheEndOfTheGame() {
    String[] queries = {"moves", "query gameover", "query result", "go", "go infinite"};
    assertThat(script(prepend("position startpos moves llll", queries)))
        .containsExactly(
            "moves", "response true", "response p2win", "bestmove (none)", "bestmove (none)");
    assertThat(script(prepend("position fen 1 black moves l", queries))).contains("response p1win");
    assertThat(script(prepend("position startpos moves l r l r", queries)))
        .containsExactly(
            "moves", "response true", "response draw", "bestmove (none)", "bestmove (none)");
  }

  @Test
  void aPuzzleIsWonByTheFirstSeatWhenSolved() {
    assertThat(
            script(
                "setoption name Game value ring:puzzle",
                "query result",
                "position startpos moves llll",
                "query result",
                "query p1turn"))
        .containsExactly("response none", "response p1win", "response true");
  }

  private static String[] prepend(String first, String... rest) {
    List<String> all = new ArrayList<>(List.of(rest));
    all.add(0, first);
    return all.toArray(new String[0]);
  }

  @Test
  void countsPathsWithoutDrawRules() {
    assertThat(script("perft 0", "perft 1", "perft 3", "position startpos moves lrlr", "perft 3"))
        .containsExactly("perft 0 1", "perft 1 2", "perft 3 8", "perft 3 8");
    assertThat(script("setoption name Threads value 2", "perft 12"))
        .containsExactly(script("perft 12").get(0));
  }

  @Test
  void thinksAboutAMove() {
    List<String> answers = script("position fen 1 black", "go depth 1");
    assertThat(answers).hasSize(2);
    assertThat(answers.get(0)).matches("info depth 1 score mate 1 nodes 2 nps \\d+ time \\d+ pv l");
    assertThat(answers.get(1)).isEqualTo("bestmove l");
    assertThat(script("go nodes 100 depth 4 movetime 5000").get(0))
        .matches("info depth 1 score cp 5 nodes 2 nps \\d+ time \\d+ pv r");
    assertThat(script("position fen 4 white", "go movetime 5000").get(0))
        .startsWith("info depth 1 score cp -3 nodes 2");
    assertThat(script("setoption name Player value random", "go depth 1"))
        .last()
        .asString()
        .matches("bestmove [lr]");
  }

  @Test
  void theSeedDecidesWhatChanceDoes() {
    List<List<String>> games = new ArrayList<>();
    for (int seed : new int[] {1, 1, 2}) {
      List<String> moves = new ArrayList<>();
      try (Dialogue engine = new Dialogue(HOST)) {
        engine.send("setoption name Player value random");
        engine.send("setoption name Seed value " + seed);
        for (int i = 0; i < 40; i++) {
          engine.send("go depth 1");
          assertThat(engine.next()).startsWith("info depth 1");
          moves.add(engine.next());
        }
      }
      games.add(moves);
    }
    assertThat(games.get(0)).hasSize(40).isEqualTo(games.get(1)).isNotEqualTo(games.get(2));
  }

  @Test
  void aNewGameForgetsTheLastOne() {
    assertThat(script("position startpos moves l", "uginewgame", "show"))
        .containsExactly("position 4 black");
  }

  @Test
  void options() {
    assertThat(
            script(
                "setoption name Game value ring:puzzle",
                "show",
                "setoption name game value ring:endless",
                "setoption name HASH value 1",
                "setoption name Seed value 9223372036854775807",
                "setoption name Player value random:seed=3",
                "position startpos moves lrlrlrlr",
                "query gameover"))
        .containsExactly("position 4 player", "response false");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "999999999", "-5", "1M"})
  void aHashThatDoesNotFitIsRefused(String size) {
    assertThat(script("setoption name Hash value " + size))
        .singleElement()
        .asString()
        .startsWith("info string error: Hash is ");
  }

  @Test
  void declaredDefaultsStayWhatTheyAre() {
    assertThat(script("setoption name Player value random", "ugi"))
        .contains("option name Player type combo default greedy var random var greedy");
  }

  @Test
  void aRefusedOptionChangesNothing() {
    List<String> answers =
        script(
            "position startpos moves l",
            "setoption name Game value chess",
            "setoption name Game value",
            "show",
            "setoption name Player value nobody",
            "position fen 1 black",
            "go depth 1");
    assertThat(answers).contains("position 3 white").endsWith("bestmove l");
  }

  @Test
  void answersErrorsInOneLineOfPlainText() {
    String[] commands = {
      "setoption",
      "setoption name",
      "setoption name Hash",
      "setoption name Hash 5",
      "setoption name Threads value 257",
      "setoption name Threads value -1",
      "setoption name Seed value 9223372036854775808",
      "setoption name Contempt value 5",
      "setoption name Player value greedi",
      "setoption name Player value greedy:level=3",
      "setoption name Game value chess",
      "position",
      "position startpos moves l \u001b[2J",
      "position startpos moves llll l",
      "position fen 9 black",
      "position fen " + "x".repeat(500),
      "go depth",
      "go depth 0",
      "go movetime 1s",
      "go wtime 1000",
      "perft",
      "perft -1",
      "perft 1001",
      "perft 99999999999999999999",
      "query",
      "query weather",
      "hello\u202e",
      "UGI",
      "quit?"
    };
    StringBuilder told = new StringBuilder();
    for (String command : commands) {
      List<String> answers = script(command, "show");
      assertThat(answers).as(command).hasSize(2).endsWith("position 4 black");
      assertThat(answers.get(0).length()).isLessThan(500);
      String echoed = command.length() > 60 ? command.substring(0, 60) + " ..." : command;
      told.append(
          "%s%n  %s%n".formatted(org.papamu.core.text.Printable.of(echoed), answers.get(0)));
    }
    Golden.check("/golden/engine-errors.txt", told.toString().replace("\r\n", "\n"));
  }

  @Test
  void takesLinesOfAnyEnd() {
    byte[] input = "\r\n  \n\tshow  \r\nisready\r\nmoves".getBytes(StandardCharsets.UTF_8);
    assertThat(Dialogue.script(HOST, input))
        .containsExactly("position 4 black", "readyok", "moves l r");
  }

  @Test
  void bytesThatAreNoTextAreAnUnknownCommand() {
    byte[] input = {(byte) 0xff, 0, (byte) 0xc3, 0x28, '\n', 's', 'h', 'o', 'w', '\n'};
    assertThat(Dialogue.script(HOST, input))
        .containsExactly("info string unknown command \ufffd\\x00\ufffd(", "position 4 black");
  }

  @Test
  void aLineWithoutEndIsRefusedWithoutBeingKept() {
    byte[] input = new byte[LineReader.MAX_BYTES * 5];
    java.util.Arrays.fill(input, (byte) 'x');
    byte[] behind = "\nshow\n".getBytes(StandardCharsets.UTF_8);
    System.arraycopy(behind, 0, input, input.length - behind.length, behind.length);
    assertThat(Dialogue.script(HOST, input))
        .containsExactly(
            "info string error: a line of more than 4194304 bytes", "position 4 black");
  }

  @Test
  void takesAHundredThousandMoves() {
    assertThat(
            script(
                "setoption name Game value ring:endless",
                "position startpos moves" + " l r".repeat(50_000),
                "show",
                "go depth 1"))
        .startsWith("position 4 black")
        .endsWith("bestmove r");
  }

  @Test
  void endsWhenNobodyListensAndTellsWhy() {
    byte[] input = "ugi\nperft 900\ngo\n".getBytes(StandardCharsets.UTF_8);
    Optional<IOException> fault =
        new Engine(HOST).run(new ByteArrayInputStream(input), Dialogue.brokenPipe());
    assertThat(fault).hasValueSatisfying(told -> assertThat(told).hasMessage("Broken pipe"));
  }

  @ParameterizedTest
  @CsvSource({"quit, ''", "'', ''", "show\\nquit\\nshow, position 4 black"})
  void endsAtQuitAndAtTheEndOfTheInput(String input, String answers) {
    byte[] bytes = input.replace("\\n", "\n").getBytes(StandardCharsets.UTF_8);
    assertThat(String.join("|", Dialogue.script(HOST, bytes))).isEqualTo(answers);
  }
}
