package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Collections;
import java.util.List;
import java.util.ServiceLoader;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Evaluator;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.GameProvider;
import org.papamu.api.Look;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.PointSet;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;

/** What the games say of themselves. */
class KonaneGameTest {

  @Test
  void isFoundAsAService() {
    assertThat(ServiceLoader.load(GameProvider.class))
        .anySatisfy(provider -> assertThat(provider).isInstanceOf(KonaneProvider.class));
  }

  @Test
  void offersTheNamedBoards() {
    assertThat(new KonaneProvider().boards())
        .containsExactly(
            "8x8", "6x6", "10x10", "12x12", "14x14", "18x18", "9x13", "14x17", "13x20");
  }

  @ParameterizedTest
  @CsvSource({
    "konane, konane:8x8, Kōnane 8×8, 63",
    "konane:13x20, konane:13x20, Kōnane 13×20, 259",
    "konane:1x1, konane:1x1, Kōnane 1×1, 1",
    "konane:1x2, konane:1x2, Kōnane 1×2, 2",
    "konane:1x3, konane:1x3, Kōnane 1×3, 2",
    "konane:100x10, konane:100x10, Kōnane 100×10, 999",
    "'konane:6x6,opening=any', 'konane:6x6,opening=any', Kōnane 6×6, 35",
    "'konane:6x6,opening=traditional', konane:6x6, Kōnane 6×6, 35",
  })
  void info(String text, String name, String title, int maxPly) {
    KonaneGame<?> game = Boards.game(text);
    assertThat(game.info().name()).isEqualTo(name);
    assertThat(game.info().title()).isEqualTo(title);
    assertThat(game.info().maxPly()).isEqualTo(maxPly);
    assertThat(game.info().seats()).containsExactly("black", "white");
    assertThat(game.info().facts())
        .containsExactlyInAnyOrder(Fact.ZERO_SUM, Fact.LOOP_FREE, Fact.NORMAL_PLAY);
    assertThat(game.info().repetition()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "konane:, 7, MALFORMED",
    "konane:0x8, 7, OUT_OF_BOUNDS",
    "konane:8x0, 9, OUT_OF_BOUNDS",
    "konane:101x1, 7, OUT_OF_BOUNDS",
    "konane:1x101, 9, OUT_OF_BOUNDS",
    "konane:32x32, 7, OUT_OF_BOUNDS",
    "konane:11x91, 7, OUT_OF_BOUNDS",
    "konane:08x8, 7, MALFORMED",
    "konane:8, 7, MALFORMED",
    "konane:8X8, 7, MALFORMED",
    "konane:8x8x8, 7, MALFORMED",
    "konane:english, 7, MALFORMED",
    "'konane:8x8,opening=middle', 19, ILLEGAL",
    "'konane:8x8,start=a1', 11, ILLEGAL",
    "'konane:8x8,opening', 18, MALFORMED",
  })
  void otherGamesAreRefused(String text, int offset, Kind kind) {
    NotationException fault =
        catchThrowableOfType(NotationException.class, () -> Boards.game(text));
    assertThat(fault.kind()).isEqualTo(kind);
    assertThat(fault.offset()).isEqualTo(offset);
  }

  @Test
  void aBoardThatIsTooLargeSaysSo() {
    assertThat(
            catchThrowableOfType(NotationException.class, () -> Boards.game("konane:32x32"))
                .message())
        .isEqualTo("a board has at most 1000 points, not 1024");
  }

  @ParameterizedTest
  @CsvSource({
    "konane:1x1, 1 w r, black, konane.no-removal,"
        + " White has no stone next to the hole to take off",
    "konane:1x2, 2 b j, white, konane.no-jump, Black cannot jump",
    "konane:4x4, wbwb/bwbw/wbwb/bwbw w j, black, konane.no-jump, White cannot jump",
    "konane:3x3, 3/bwb/3 w j, black, konane.no-jump, White cannot jump",
  })
  void whoCannotMoveHasLost(
      String game, String position, String winner, String key, String sentence) {
    Outcome outcome = outcome(Boards.game(game), position);
    assertThat(outcome.result()).isEqualTo(winner);
    assertThat(outcome.reason().key()).isEqualTo(key);
    assertThat(outcome.reason().sentence()).isEqualTo(sentence);
    assertThat(outcome.scores().values()).containsExactlyInAnyOrder(1, -1);
    assertThat(outcome.scores()).containsEntry(winner, 1);
  }

  private static <P extends KonanePosition> Outcome outcome(KonaneGame<P> game, String position) {
    return Outcome.of(game, game.notation().read(position)).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"konane:1x9, bw1w5 b j", "konane:1x65, bw1w61 b j"})
  void aRunOfJumpsIsDescribedStepByStep(String name, String position) {
    assertThat(described(Boards.game(name), position, "a1-e1").steps())
        .containsExactly(
            Step.shift(0, 2).taking(PointSet.of(1)), Step.shift(2, 4).taking(PointSet.of(3)));
  }

  private static <P extends KonanePosition> Move described(
      KonaneGame<P> game, String text, String move) {
    P position = game.notation().read(text);
    MoveList moves = new MoveList();
    game.readMoves(position, move, moves);
    return game.rules().describe(position, moves.get(0));
  }

  @Test
  void aRemovalIsDescribed() {
    KonaneGame<NarrowPosition> game = Boards.narrow(8, 8);
    NarrowPosition start = game.rules().initial();
    MoveList moves = new MoveList();
    game.readMoves(start, "d4", moves);
    assertThat(game.rules().describe(start, moves.get(0)).steps())
        .containsExactly(Step.remove(game.board().find("d4")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"konane:6x6", "konane:9x13"})
  void theEvaluatorIsAntisymmetric(String name) {
    isAntisymmetric(Boards.game(name));
  }

  private static <P extends KonanePosition> void isAntisymmetric(KonaneGame<P> game) {
    Evaluator<P> evaluator = game.evaluator().orElseThrow();
    RandomGenerator random = Boards.random(5);
    MoveList moves = new MoveList();
    P position = game.rules().initial();
    int uneven = 0;
    game.rules().moves(position, moves);
    while (!moves.isEmpty()) {
      int value = evaluator.evaluate(position, 0);
      assertThat(value).isEqualTo(-evaluator.evaluate(position, 1));
      assertThat(Math.abs(value)).isLessThan(Evaluator.LIMIT);
      uneven += value == 0 ? 0 : 1;
      game.rules().play(position, moves.pick(random));
      game.rules().moves(position, moves);
    }
    assertThat(uneven).isPositive();
  }

  @Test
  void theEvaluatorStaysWithinItsLimit() {
    KonaneGame<?> game = Boards.game("konane:10x100");
    // Black can jump with 250 stones, White with none.
    String rows = String.join("/", Collections.nCopies(10, "bbw1".repeat(25)));
    assertThat(evaluation(game, rows + " b j")).isEqualTo(Evaluator.LIMIT - 1);
  }

  private static <P extends KonanePosition> int evaluation(KonaneGame<P> game, String position) {
    return game.evaluator().orElseThrow().evaluate(game.notation().read(position), 0);
  }

  @Test
  void theRulesTellTheOpeningInForce() {
    assertThat(Boards.game("konane:6x6").about().rules().get(1)).contains("corner or one nearest");
    assertThat(Boards.game("konane:6x6,opening=any").about().rules().get(1))
        .contains("any black stone");
    assertThat(Boards.game("konane:9x13").about().rules().get(0)).contains("9 rows and 13 columns");
    assertThat(Boards.game("konane").about().sources()).hasSize(3);
  }

  @Test
  void looksLikeStonesInPits() {
    Look look = Boards.game("konane").look();
    assertThat(look.surface()).isEqualTo(Look.Surface.PITS);
    assertThat(List.of(look.piece(1).letter(), look.piece(2).letter())).containsExactly('b', 'w');
  }
}
