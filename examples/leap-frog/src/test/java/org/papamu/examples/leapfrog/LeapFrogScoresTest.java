package org.papamu.examples.leapfrog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Budget;
import org.papamu.api.Evaluator;
import org.papamu.api.GameSpec;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.api.text.NotationException;
import org.papamu.core.search.AlphaBeta;

/** What counts differ by: counters of worth, scores of several seats, ties. */
class LeapFrogScoresTest {

  @Test
  void theBoardIsToldWithTheScores() {
    LeapFrog game = game("leapfrog:1x6");
    assertEquals(
        List.of("first has 5", "second has 4"), game.remarks(game.notation().read("yr1g2 2 5,4")));
  }

  private static LeapFrog game(String text) {
    LeapFrogProvider provider = new LeapFrogProvider();
    return (LeapFrog) provider.game(GameSpec.parse(provider, text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "yr2wg 1 4,4; a1-c1; 2y1wg 2 7,4",
        "yr2wg 1 4,4; f1-d1; yr1g2 2 5,4",
        "wgwgwg 1 0,0; b1; w1wgwg 2 4,0",
        "oo1o1o 2 1,1; a1-c1-e1; 4oo 1 1,3",
      })
  void whoTakesACounterHasItsWorth(String before, String move, String after) {
    LeapFrog game = game("leapfrog:1x6");
    LeapFrogPosition position = game.notation().read(before);
    MoveList moves = new MoveList();
    game.readMoves(position, move, moves);
    game.rules().play(position, moves.get(0));
    assertEquals(after, game.notation().write(position));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "leapfrog:1x6; o5 1 2,3; second",
        "leapfrog:1x6; w5 1 9,3; first",
        "leapfrog:1x7; o6 1 3,3; draw",
        "leapfrog:1x9,players=3; w8 2 4,4,2; draw",
        "leapfrog:1x9,players=3; w8 2 2,2,4; third",
        "leapfrog:1x9,players=4; w8 2 1,4,1,2; second",
      })
  void theMostWorthWinsAndLeadersWhoTieDraw(String text, String position, String result) {
    LeapFrog game = game(text);
    assertEquals(
        Optional.of(result), Outcome.of(game, game.notation().read(position)).map(Outcome::result));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "oooooo 1 1,0; 9; the scores add up to 1, but 0 counters are gone",
        "1ooooo 1 1,0; 7; seat 2 has yet to take a counter off",
        "oy4 1 2,2; 0; plain counters and counters of worth do not mix",
        "o5 3 2,3; 3; the side to move is 1 or 2",
        "o5 1 2,3,0; 5; here stand 2 numbers split by commas, each a score",
        "o5 1 02,3; 5; a score is a number without leading zeros",
      })
  void whatCannotBeIsRefused(String position, int offset, String message) {
    NotationException refused =
        assertThrows(NotationException.class, () -> game("leapfrog:1x6").notation().read(position));
    assertEquals(message, refused.message());
    assertEquals(offset, refused.offset());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "oo1o1o 2 1,1; c1-e1; there is no counter on c1",
        "oo1o1o 2 1,1; f1-d1; the counter on f1 cannot leap",
        "oo1o1o 2 1,1; a1-b1; a leap goes straight over one counter onto the vacant point behind"
            + " it",
        "oooooo 1 0,0; a1-c1; the first turn of each seat takes one counter off and leaps nowhere",
      })
  void aRefusedMoveSaysWhy(String position, String move, String message) {
    LeapFrog game = game("leapfrog:1x6");
    NotationException refused =
        assertThrows(
            NotationException.class,
            () -> game.readMoves(game.notation().read(position), move, new MoveList()));
    assertEquals(message, refused.message());
  }

  /** Exhaustive values of an independent program: 0 is a draw, above it the first seat wins. */
  @ParameterizedTest
  @CsvSource({
    "leapfrog:3x3, 0",
    "leapfrog:3x4, 0",
    "leapfrog:1x5, 1",
    "leapfrog:1x9, 0",
    "leapfrog:2x5, 0",
    "'leapfrog:3x3,diagonal', 0"
  })
  void alphaBetaPlaysForTheDifferenceOfTheScores(String text, int value) {
    LeapFrog game = game(text);
    History<LeapFrogPosition> start = History.startingAt(game, game.rules().initial());
    try (AlphaBeta player = new AlphaBeta(1, 16, new SplittableRandom(1))) {
      Thought thought =
          player.choose(Question.of(start, Budget.UNLIMITED).withLines(1)).thought().orElseThrow();
      Score.Kind kind = thought.best().score().kind();
      assertEquals(
          value == 0 ? Score.Kind.DRAW : value > 0 ? Score.Kind.WIN : Score.Kind.LOSS, kind);
    }
  }

  @Test
  void theEvaluationIsTheLeadOverTheBestOther() {
    LeapFrog game = game("leapfrog:1x9,players=3");
    LeapFrogPosition position = game.notation().read("oo7 1 4,2,1");
    Evaluator<LeapFrogPosition> evaluator = game.evaluator().orElseThrow();
    assertEquals(200, evaluator.evaluate(position, 0));
    assertEquals(-200, evaluator.evaluate(position, 1));
    assertEquals(-300, evaluator.evaluate(position, 2));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 999_999})
  void murraysCountersAreShuffledInProportion(int number) {
    LeapFrog game = game("leapfrog:15x15,murray=" + number);
    LeapFrogPosition position = game.rules().initial();
    Map<Integer, Integer> counts = new HashMap<>();
    for (int point = 0; point < game.board().size(); point++) {
      counts.merge(position.at(point), 1, Integer::sum);
    }
    assertEquals(Map.of(2, 90, 3, 68, 4, 45, 5, 22), counts);
    assertEquals(position, game.rules().initial());
    assertEquals(List.of("leapfrog:15x15,murray=" + number), List.of(game.info().name()));
  }

  /** One counter between 112 others that it could leap over in more orders than can be listed. */
  @Test
  void aMadeUpPositionDoesNotTakeAllMemory() {
    LeapFrog game = game("leapfrog:15x15");
    String rows = "1o1o1o1o1o1o1o1/o1o1o1o1o1o1o1o/".repeat(7) + "oo1o1o1o1o1o1o1";
    LeapFrogPosition position = game.notation().read(rows + " 1 56,56");
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    assertTrue(moves.size() > 10_000);
    game.rules().play(position, moves.get(moves.size() - 1));
  }
}
