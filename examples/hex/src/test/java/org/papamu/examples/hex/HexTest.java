package org.papamu.examples.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Budget;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.History;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.text.NotationException;
import org.papamu.core.search.AlphaBeta;
import org.papamu.testkit.GameLaws;

class HexTest extends GameLaws {

  @Override
  protected GameProvider provider() {
    return new HexProvider();
  }

  @Override
  protected List<String> games() {
    return List.of("hex:1x1", "hex:2x3", "hex:4x4", "hex:3x3,swap", "hex:11x11,swap");
  }

  /** There is no list of legal moves from elsewhere; the counts say as much. */
  @Override
  protected List<String> moveFiles() {
    return List.of();
  }

  private Hex game(String text) {
    return (Hex) provider().game(GameSpec.parse(provider(), text));
  }

  private String refusal(Hex game, String position, String move) {
    return assertThrows(
            NotationException.class,
            () -> game.readMoves(game.notation().read(position), move, new MoveList()))
        .message();
  }

  @ParameterizedTest
  @CsvSource({
    "1b1/1b1/1b1 w, black",
    "b2/1b1/2b w, black",
    "3/www/3 b, white",
    "w2/1w1/2w b, white",
  })
  void aChainFromSideToSideWins(String position, String winner) {
    Hex game = game("hex:3x3");
    assertEquals(
        Optional.of(winner), Outcome.of(game, game.notation().read(position)).map(Outcome::result));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2b/1b1/b2 w", "bbb/bbb/3 w", "1w1/1w1/1w1 b"})
  void noChainGoesOn(String position) {
    Hex game = game("hex:3x3");
    assertEquals(Optional.empty(), Outcome.of(game, game.notation().read(position)));
  }

  @Test
  void theSwapTakesOverTheStoneInTheMirror() {
    Hex game = game("hex:3x3,swap");
    HexPosition position = game.notation().read("3/2b/3 w");
    MoveList moves = new MoveList();
    game.readMoves(position, "swap", moves);
    game.rules().play(position, moves.get(0));
    assertEquals("1w1/3/3 b", game.notation().write(position));
    assertEquals(game.notation().read("1w1/3/3 b"), position);
  }

  @Test
  void theSwapIsAStepWithoutAPoint() {
    Hex game = game("hex:3x3,swap");
    assertEquals(
        List.of("swap"),
        game.enter(game.notation().read("3/2b/3 w")).steps().stream()
            .filter(step -> step.point().isEmpty())
            .map(MoveEntry.Step::text)
            .toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"3/3/3 b", "3/2b/2w b", "3/2w/3 b", "3/2b/2w w", "3/2w/3 w"})
  void theSwapIsWhitesFirstMoveOnly(String position) {
    assertEquals(
        "only White's first move can be the swap", refusal(game("hex:3x3,swap"), position, "swap"));
  }

  @Test
  void refusalsSayWhy() {
    Hex game = game("hex:3x3");
    assertEquals("b2 has a stone already", refusal(game, "3/1b1/3 w", "b2"));
    assertEquals("this game has no swap; its option swap has", refusal(game, "3/1b1/3 w", "swap"));
  }

  @Test
  void onlyEqualSidesHaveTheSwap() {
    assertEquals(
        "only a board with equal sides has the swap",
        assertThrows(NotationException.class, () -> game("hex:3x4,swap")).message());
  }

  /** Whoever begins wins on a board with equal sides (John Nash); with the swap the other does. */
  @ParameterizedTest
  @CsvSource({
    "hex:2x2, WIN",
    "hex:3x3, WIN",
    "'hex:3x3,swap', LOSS",
    "hex:3x2, LOSS",
    "hex:2x3, WIN"
  })
  void smallBoardsAreSolved(String text, Score.Kind kind) {
    Hex game = game(text);
    History<HexPosition> start = History.startingAt(game, game.rules().initial());
    try (AlphaBeta player = new AlphaBeta(1, 16, new SplittableRandom(1))) {
      assertEquals(
          kind,
          player
              .choose(Question.of(start, Budget.UNLIMITED))
              .thought()
              .orElseThrow()
              .best()
              .score()
              .kind());
    }
  }

  @Test
  void theEvaluationCountsTheStonesThatAreLacking() {
    Hex game = game("hex:5x5");
    int even = game.evaluator().orElseThrow().evaluate(game.rules().initial(), 0);
    assertTrue(even > 0, "the side to move is half a stone ahead");
    HexPosition ahead = game.notation().read("5/2b2/2b2/2b2/5 w");
    assertTrue(game.evaluator().orElseThrow().evaluate(ahead, 0) > 200);
  }
}
