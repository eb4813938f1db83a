package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.papamu.cli.Papamu.papamu;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.acceptance.Distribution;
import org.papamu.acceptance.Ran;

/** {@code match}. */
final class MatchIT {

  @TempDir private Path folder;

  private static Ran match(String request, String... more) {
    List<String> arguments = new ArrayList<>(List.of(("match " + request).split(" ", -1)));
    arguments.addAll(List.of(more));
    return papamu(arguments.toArray(String[]::new));
  }

  @Test
  void twoPlayersAreCompared() {
    JsonNode match =
        match("konane --player random --player random --games 29 --seed 3 --json").done().json();
    Kinds.check(match, "game text, games whole, results object*, elo object, stopped null");
    assertThat(match.get("game").textValue()).isEqualTo("konane:8x8");
    assertThat(match.get("games").intValue()).as("whole pairs").isEqualTo(30);
    double points = 0;
    for (JsonNode result : match.get("results")) {
      Kinds.check(result, "player text, wins whole, draws whole, losses whole, points number");
      int wins = result.get("wins").intValue();
      int draws = result.get("draws").intValue();
      assertThat(wins + draws + result.get("losses").intValue()).isEqualTo(30);
      assertThat(result.get("points").doubleValue()).isEqualTo(wins + draws / 2.0);
      points += result.get("points").doubleValue();
    }
    assertThat(points).isEqualTo(30);
    double share = match.get("results").get(0).get("points").doubleValue() / 30;
    JsonNode elo = Kinds.check(match.get("elo"), "diff number, low number, high number");
    assertThat(elo.get("diff").doubleValue())
        .isCloseTo(-400 * Math.log10(1 / share - 1), within(0.001));
    assertThat(elo.get("low").doubleValue()).isLessThan(elo.get("diff").doubleValue());
    assertThat(elo.get("high").doubleValue()).isGreaterThan(elo.get("diff").doubleValue());
    int pairs = 0;
    for (JsonNode count : match.get("pentanomial")) {
      pairs += count.intValue();
    }
    assertThat(pairs).isEqualTo(15);
  }

  @ParameterizedTest
  @ValueSource(strings = {"konane:6x6", "fanorona:5x5", "peg-solitaire:triangle10"})
  void resultsDoNotDependOnConcurrency(String game) {
    String request = game + " --player greedy --player random --games 12 --json --seed 5";
    Ran alone = match(request).done();
    assertThat(match(request + " --concurrency 3").done()).isEqualTo(alone);
  }

  @Test
  void resultsDependOnTheSeed() {
    Set<JsonNode> results = new HashSet<>();
    for (int seed = 1; seed <= 5; seed++) {
      String request = "konane:6x6 --player random --player random --games 20 --json --seed ";
      results.add(match(request + seed).done().json().get("results"));
    }
    assertThat(results).hasSizeGreaterThan(2);
  }

  @Test
  void aTestStopsTheMatch() {
    JsonNode match =
        match("konane --player greedy --player random --sprt 0,50 --seed 3 --json").done().json();
    assertThat(match.get("stopped").textValue()).isEqualTo("sprt");
    JsonNode test =
        Kinds.check(match.get("sprt"), "llr number, low number, high number, verdict text");
    assertThat(test.get("verdict").textValue()).isEqualTo("H1");
    assertThat(test.get("llr").doubleValue())
        .isGreaterThanOrEqualTo(test.get("high").doubleValue());
    assertThat(test.get("high").doubleValue()).isCloseTo(Math.log(19), within(0.001));
    assertThat(match.get("games").intValue()).isEven().isLessThan(400);
    JsonNode same =
        match("konane --player random --player random --sprt -300,-100 --seed 3 --json --games 8")
            .done()
            .json();
    assertThat(same.get("stopped").isNull()).isTrue();
    assertThat(same.get("sprt").get("verdict").isNull()).isTrue();
  }

  private Path openings(String text) {
    try {
      return Files.writeString(folder.resolve("openings.txt"), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void severalPlayersMeetEachOther() {
    Ran json =
        match(
            "konane:6x6 --player greedy --player random --player random --games 4 --seed 3",
            "--json");
    JsonNode match = json.done().json();
    assertThat(match.get("games").intValue()).isEqualTo(12);
    assertThat(match.get("results")).hasSize(3);
    assertThat(match.get("elo").get("diff").isNull()).isTrue();
    assertThat(match.get("ratings")).hasSize(3);
    List<String> lines =
        match("konane:6x6 --player greedy --player random --player random --games 4 --seed 3")
            .done()
            .lines();
    assertThat(lines.get(0)).startsWith("konane:6x6: 12 games, ");
    assertThat(lines.get(1)).contains("Elo", "against 3");
    assertThat(lines.get(3)).contains("random #1");
  }

  @Test
  void severalBoardsMakeATournament() {
    JsonNode all =
        match("konane:6x6 fanorona:5x5 --player greedy --player random --games 4 --seed 3 --json")
            .done()
            .json();
    assertThat(all.get("matches")).hasSize(2);
    assertThat(all.get("matches").get(1).get("game").textValue()).isEqualTo("fanorona:5x5");
    assertThat(all.get("games").intValue()).isEqualTo(8);
    assertThat(
            all.get("results").get(0).get("points").doubleValue()
                + all.get("results").get(1).get("points").doubleValue())
        .isEqualTo(8);
  }

  @Test
  void aRecordedMatchGoesOnWhereItWas() throws Exception {
    Path file = folder.resolve("match.pgr");
    String request = "konane:6x6 --player greedy --player random --seed 3 --json --record " + file;
    Ran whole = match(request + " --games 8").done();
    String text = Files.readString(file);
    assertThat(papamu("replay", file.toString()).done().out()).contains("8 games", "0 faults");
    for (int game = 1; game <= 8; game++) {
      papamu("replay", file.toString(), "--game", "" + game).done();
    }
    papamu("replay", file.toString(), "--game", "9").refused();
    // Torn in the middle of the fifth game.
    int fifth = text.indexOf("[Round \"5\"]");
    Files.writeString(file, text.substring(0, fifth + 200));
    assertThat(match(request + " --games 8").refused().err()).contains("--resume");
    assertThat(match(request + " --games 8 --resume").done()).isEqualTo(whole);
    assertThat(Files.readString(file)).isEqualTo(text);
    assertThat(match(request + " --games 8 --resume").done()).as("nothing left").isEqualTo(whole);
    assertThat(match(request + " --games 10 --resume").done().json().get("games").intValue())
        .isEqualTo(10);
    for (String other :
        List.of(
            "konane:6x6 --player greedy --player random --seed 4",
            "konane:6x6 --player random --player greedy --seed 3",
            "konane:6x6 --player greedy --player random --seed 3 --plies 2",
            "konane:6x6 --player greedy --player random --seed 3 --time 50ms",
            "konane:8x8 --player greedy --player random --seed 3")) {
      assertThat(match(other + " --resume --record " + file).refused().err())
          .contains("another match");
    }
    // Without a seed it is that of the match.
    assertThat(
            match("konane:6x6 --player greedy --player random --json --games 8 --resume", "" + file)
                .done())
        .isEqualTo(whole);
  }

  @Test
  void openingsComeFromAFile() throws Exception {
    Path file = folder.resolve("match.pgr");
    Path openings = openings("# two\n\nd4 e4\n" + position("konane:6x6", "c3 d3") + "\n");
    match(
            "konane:6x6 --player random --player random --games 4 --seed 1 --record " + file,
            "--openings",
            openings.toString())
        .done();
    String text = Files.readString(file);
    assertThat(text.split("\n1\\. d4 e4 ", -1)).as("games from moves").hasSize(3);
    assertThat(text.split("\\[Position ", -1)).as("games from a position").hasSize(3);
    openings("d4 e4\nd4 a1\n");
    assertThat(
            match("konane:6x6 --player random --player random --openings " + openings)
                .refused()
                .err())
        .contains("line 2)", "\n  d4 a1\n     ^\n");
  }

  private static String position(String game, String moves) {
    return papamu("show", game, "--moves", moves, "--json").json().get("position").textValue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "konane --player random",
        "konane --player human --player random",
        "konane --player nobody --player random",
        "konane --player random:speed=3 --player random",
        "konane --player engine --player random",
        "konane --player engine:cmd=/no/such/program --player random",
        "konane --player random --player random --games 0",
        "konane --player random --player random --games many",
        "konane --player random --player random --concurrency 0",
        "konane --player random --player random --sprt 5",
        "konane --player random --player random --sprt 5,5",
        "konane --player random --player random --sprt a,b",
        "konane --player random --player random --player random --sprt 0,5",
        "konane --player random --player random --alpha 0.1",
        "konane --player random --player random --sprt 0,5 --alpha 0.5",
        "konane --player random --player random --clock 5",
        "konane --player random --player random --clock 1m+",
        "konane --player random --player random --grace 0s",
        "konane --player random --player random --time 0ms",
        "konane --player random --player random --plies -1",
        "konane --player random --player random --openings /no/such/file",
        "konane --player random --player random --resume",
        "konane --player random --player random --win-score 5",
        "konane --player random --player random --max-plies 0",
        "konane konane:8x8 --player random --player random",
        "nope --player random --player random",
        "--player random --player random",
        "peg-solitaire --player random --player random --sprt 0,5",
      })
  void whatIsNoMatchIsRefused(String request) {
    match(request).refused();
  }

  @Test
  void aRecordThatCannotBeWrittenIsAFailure() {
    Ran ran =
        match("konane:6x6 --player random --player random --seed 1 --record /no/such/folder/m.pgr");
    assertThat(ran.ended(1).told().err()).contains("cannot be written: the folder does not exist");
  }

  @Test
  void anotherProgramPlays() {
    String engine = "engine:cmd=" + Distribution.assembled().program() + ",args=engine,player=";
    JsonNode match =
        match("konane:6x6 --player " + engine + "greedy --player random --games 4 --seed 3 --json")
            .done()
            .json();
    assertThat(match.get("games").intValue()).isEqualTo(4);
    assertThat(match.get("forfeits")).isEmpty();
    assertThat(match.get("results").get(0).get("player").textValue()).isEqualTo(engine + "greedy");
  }

  @Test
  void aProgramThatIsNoEngineLosesAndTheMatchGoesOn() {
    String java = System.getProperty("java.home") + "/bin/java";
    JsonNode match =
        match(
                "konane:6x6 --player engine:cmd="
                    + java
                    + ",args=-nope --player random --games 6 --seed 3 --json")
            .done()
            .json();
    assertThat(match.get("results").get(1).get("wins").intValue()).isEqualTo(6);
    assertThat(match.get("elo").get("diff").isNull()).isTrue();
    assertThat(match.get("forfeits")).hasSize(6);
    JsonNode forfeit = match.get("forfeits").get(0);
    Kinds.check(forfeit, "game whole, player text, seat text, reason text");
    assertThat(forfeit.get("reason").textValue())
        .startsWith("the engine ended with exit status 1 before it introduced itself; it said: ");
    assertThat(match.get("forfeits").get(5).get("reason").textValue())
        .contains("did not start 3 times in a row");
  }

  @Test
  void verboseTellsOfEachGame() {
    Ran ran = match("konane:6x6 --player greedy --player random --games 4 --seed 3 --verbose");
    assertThat(ran.ended(0).err().lines())
        .hasSize(4)
        .allMatch(
            line -> line.matches("game \\d: (greedy - random|random - greedy): .* plies \\(.*\\)"));
  }

  @Test
  void howTheDifferenceCameOutIsDrawn() throws Exception {
    Path file = folder.resolve("elo.svg");
    String[] match = {
      "match",
      "konane:4x4",
      "--player",
      "greedy",
      "--player",
      "random",
      "--games",
      "6",
      "--seed",
      "1"
    };
    assertThat(run(match, "--svg", file.toString()).ended(0).err()).contains("picture: ");
    assertThat(Files.readString(file))
        .startsWith("<svg")
        .contains("konane:4x4: greedy against random", ">games</text>", "the interval of 95 %");
    assertThat(run(match, "--svg", "-").ended(0).out()).startsWith("<svg").endsWith("</svg>\n");
    assertThat(run(match, "--dark").refused().err()).contains("(--dark)");
    assertThat(run(match, "--svg", "-", "--json").refused().err()).contains("(--svg)");
    assertThat(run(match, "--svg", "-", "--player", "mcts").refused().err()).contains("(--svg)");
  }

  private static Ran run(String[] words, String... more) {
    return papamu(Stream.of(words, more).flatMap(Stream::of).toArray(String[]::new));
  }
}
