package org.papamu.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.cli.Papamu;

/** The engine as a process: answers while it thinks, and how it ends. */
final class EngineIT {

  private static Launch program() {
    return Launch.of(Distribution.assembled().program());
  }

  private static Talk engine() throws Exception {
    return Talk.with(program(), "engine");
  }

  @Test
  void itAnswersWhileItThinksAndStopsWhenTold() throws Exception {
    try (Talk engine = engine()) {
      engine.say("ugi");
      engine.hear("ugiok");
      engine.say("setoption name Game value fanorona:tsivy", "go infinite", "isready");
      engine.hear("readyok");
      engine.say("position startpos", "go", "show");
      assertThat(engine.hear()).startsWith("info string error: ");
      assertThat(engine.hear()).startsWith("info string error: ");
      assertThat(engine.hear("position")).endsWith(" w 0");
      engine.say("stop");
      assertThat(engine.hear("bestmove ")).matches("bestmove [a-i][1-5]-e3[AW]");
      engine.say("quit");
      assertThat(engine.rest()).isEmpty();
      assertThat(engine.end()).isZero();
    }
  }

  @Test
  void theEndOfTheInputEndsASearchThatWouldNotEnd() throws Exception {
    try (Talk engine = engine()) {
      engine.say("go infinite", "isready");
      engine.hear("readyok");
      engine.hangUp();
      assertThat(engine.rest()).last().asString().startsWith("bestmove ");
      assertThat(engine.end()).isZero();
    }
  }

  @Test
  void quitEndsASearchAndACount() throws Exception {
    for (String work : List.of("go infinite", "perft 30")) {
      try (Talk engine = engine()) {
        engine.say("setoption name Game value konane:8x8", work, "isready");
        engine.hear("readyok");
        engine.say("quit");
        engine.rest();
        assertThat(engine.end()).isZero();
      }
    }
  }

  @Test
  void aCountIsGivenUpWhenTold() throws Exception {
    try (Talk engine = engine()) {
      engine.say("setoption name Game value konane:8x8", "perft 30", "isready");
      assertThat(engine.hear()).isEqualTo("readyok");
      engine.say("stop", "perft 3");
      assertThat(engine.hear()).isEqualTo("info string perft stopped");
      assertThat(engine.hear()).isEqualTo("perft 3 28");
    }
  }

  @ParameterizedTest
  @CsvSource({"konane:8x8, 6, 7124", "fanorona:5x9, 4, 18026", "peg-solitaire, 4, 400"})
  void aCountBeforeTheEndOfTheInputIsAnswered(String game, int depth, long nodes) {
    Ran ran =
        Papamu.host()
            .reading("setoption name Game value %s\nperft %d\nshow".formatted(game, depth))
            .run("engine")
            .done();
    assertThat(ran.lines()).hasSize(2).first().isEqualTo("perft " + depth + " " + nodes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"konane-8x8", "fanorona-5x9", "peg-solitaire-english"})
  void aWholeGameIsFollowed(String name) {
    ScriptedGame game = ScriptedGame.read(name);
    String moves = String.join(" ", game.moves());
    Ran ran =
        Papamu.host()
            .reading(
                "setoption name Game value %s\nposition startpos moves %s\nquery gameover\ngo\n"
                    .formatted(game.game(), moves))
            .run("engine")
            .done();
    assertThat(ran.lines()).containsExactly("response true", "bestmove (none)");
  }

  private static List<String> search(Talk engine, String... commands) throws Exception {
    engine.say(commands);
    List<String> heard = new ArrayList<>();
    do {
      heard.add(engine.hear());
    } while (!heard.get(heard.size() - 1).startsWith("bestmove "));
    return heard;
  }

  @Test
  void itFindsAWinAndTellsHowFarItIs() throws Exception {
    try (Talk engine = engine()) {
      List<String> heard = search(engine, "setoption name Game value konane:1x5", "go depth 12");
      assertThat(heard).last().isEqualTo("bestmove c1");
      assertThat(heard.get(heard.size() - 2))
          .matches("info depth \\d+ score mate 3 nodes \\d+ nps \\d+ time \\d+ pv c1 [bd]1 .*");
      heard = search(engine, "position startpos moves c1", "go depth 12");
      assertThat(heard.get(heard.size() - 2)).contains(" score mate -2 ");
    }
  }

  /** An unlimited search of every kind ends when it is told to, with the move it told of last. */
  @ParameterizedTest
  @CsvSource({
    "fanorona:5x9, alphabeta",
    "fanorona:5x9, mcts",
    "konane:8x8, auto",
    "konane:12x12, alphabeta",
    "konane:8x8, mcts",
    "peg-solitaire:wiegleb, auto",
    "fanorona:5x5, alphabeta:level=2"
  })
  void everyPlayerStopsWhenTold(String game, String player) throws Exception {
    try (Talk engine = engine()) {
      engine.say(
          "setoption name Game value " + game,
          "setoption name Player value " + player,
          "setoption name Threads value 2",
          "go infinite");
      String info = engine.hear("info depth ");
      engine.say("stop");
      String move = engine.hear("bestmove ").substring("bestmove ".length());
      assertThat(info).contains(" pv ");
      engine.say("moves");
      assertThat(List.of(engine.hear("moves ").split(" ", -1))).contains(move);
      engine.say("go infinite", "quit");
      engine.rest();
      assertThat(engine.end()).isZero();
    }
  }

  @Test
  void itTellsSeveralLines() throws Exception {
    try (Talk engine = engine()) {
      List<String> heard =
          search(
              engine,
              "setoption name Game value fanorona:tsivy",
              "setoption name MultiPV value 3",
              "go depth 4");
      for (int line = 1; line <= 3; line++) {
        String told = "info depth 4 multipv " + line + " score ";
        assertThat(heard).as(told).anyMatch(text -> text.startsWith(told));
      }
      List<String> first =
          heard.stream().filter(text -> text.startsWith("info depth 4 multipv")).toList();
      assertThat(first.stream().map(text -> text.replaceAll(".* pv ", "").split(" ", -1)[0]))
          .hasSizeGreaterThanOrEqualTo(3)
          .contains(heard.get(heard.size() - 1).substring("bestmove ".length()));
    }
  }

  @Test
  void aLevelLimitsTheSearch() throws Exception {
    try (Talk engine = engine()) {
      List<String> heard =
          search(
              engine,
              "setoption name Game value konane:8x8",
              "setoption name Level value 3",
              "go movetime 30000");
      assertThat(heard)
          .filteredOn(line -> line.startsWith("info depth"))
          .allSatisfy(
              line -> {
                long nodes = Long.parseLong(line.replaceAll(".* nodes (\\d+) .*", "$1"));
                assertThat(nodes).isLessThan(5_000);
              });
    }
  }

  @Test
  void theEndOfTheInputEndsThreadsToo() throws Exception {
    try (Talk engine = engine()) {
      engine.say("setoption name Threads value 4", "setoption name Hash value 32", "go infinite");
      engine.hear("info depth ");
      engine.hangUp();
      assertThat(engine.rest()).last().asString().startsWith("bestmove ");
      assertThat(engine.end()).isZero();
    }
  }
}
