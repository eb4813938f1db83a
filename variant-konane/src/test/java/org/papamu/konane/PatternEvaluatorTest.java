package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Evaluator;
import org.papamu.api.MoveList;
import org.papamu.api.board.Topology;

/** The fast sums of windows against windows looked at one by one. */
class PatternEvaluatorTest {

  private static final Patterns PATTERNS = new Patterns();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "6x6", "7x6", "6x10", "10x6", "9x7", "8x8", "6x11", "11x6", "10x10", "11x17", "12x12",
        "13x20", "20x13", "18x18", "7x64", "31x31"
      })
  void addsUpAllWindows(String size) {
    addsUp(Boards.game("konane:" + size));
  }

  private static <P extends KonanePosition> void addsUp(KonaneGame<P> game) {
    int[] weights = distinctWeights();
    Evaluator<P> evaluator = new PatternEvaluator<>(game.rules(), PATTERNS, weights);
    RandomGenerator random = Boards.random(3);
    MoveList moves = new MoveList();
    P position = game.rules().initial();
    P image = game.rules().initial();
    game.rules().moves(position, moves);
    while (!moves.isEmpty()) {
      int worth = PlainWindows.sum(game.board(), position, PATTERNS, weights);
      assertThat(evaluator.evaluate(position, 0)).isEqualTo(worth);
      assertThat(evaluator.evaluate(position, 1)).isEqualTo(-worth);
      for (int symmetry = 0; symmetry < game.board().symmetries(); symmetry++) {
        if (game.rules().image(position, symmetry, image)) {
          assertThat(evaluator.evaluate(image, 0)).isEqualTo(worth);
        }
      }
      game.rules().play(position, moves.pick(random));
      game.rules().moves(position, moves);
    }
  }

  /** Small weights, so that no sum reaches the limit, of which hardly two are the same. */
  private static int[] distinctWeights() {
    RandomGenerator random = Boards.random(9);
    int[] weights = new int[PATTERNS.size()];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = random.nextInt(-100, 101);
    }
    return weights;
  }

  @Test
  void everyWeightIsFitted() {
    assertThat(PATTERNS.weights()).hasSize(PATTERNS.size());
    assertThat(Arrays.stream(PATTERNS.weights()).max().orElseThrow()).isGreaterThan(100);
  }

  /** A line of six black and white points: what its classes say of one another. */
  @Test
  void whatIsAlikeIsInOneClass() {
    int left = PATTERNS.line(0, 0b001011);
    // Mirrored, it begins with a white point, so it counts for the other seat.
    assertThat(PATTERNS.line(0, 0b110100)).isEqualTo(-left);
    assertThat(left).isNotZero();
    assertThat(PATTERNS.line(0, 0b110011)).isZero();
    assertThat(PATTERNS.line(Window.FIRST, 0b001011)).isNotEqualTo(left);
    assertThat(PATTERNS.line(Window.FIRST, 0b001011))
        .isEqualTo(-PATTERNS.line(Window.LAST, 0b110100));
    assertThat(PATTERNS.line(Window.LOW, 0b001011)).isEqualTo(PATTERNS.line(Window.HIGH, 0b001011));
    assertThat(PATTERNS.square(Window.LOW, 0b000_011_111))
        .isEqualTo(PATTERNS.square(Window.HIGH, 0b111_011_000))
        .isEqualTo(PATTERNS.square(Window.FIRST, 0b001_011_011));
  }

  @Test
  void stonesOnPointsOfTheOtherColourCountByMobility() {
    KonaneGame<NarrowPosition> game = Boards.narrow(6, 6);
    NarrowPosition position = game.notation().read("6/6/6/6/6/bbw3 b j");
    assertThat(game.rules().parity(position)).isZero();
    Evaluator<NarrowPosition> evaluator = game.evaluator().orElseThrow();
    assertThat(evaluator.evaluate(position, 0)).isEqualTo(game.rules().mobility(position, 0));
    assertThat(evaluator.evaluate(position, 0)).isEqualTo(100);
  }

  @Test
  void narrowAndWideBoardsAreWorthTheSame() {
    for (String size : new String[] {"6x6", "7x9", "9x7", "6x10", "10x6", "8x8", "5x12", "1x9"}) {
      int rows = Integer.parseInt(size.split("x", -1)[0]);
      int columns = Integer.parseInt(size.split("x", -1)[1]);
      Topology board = Topology.grid(rows, columns);
      KonaneGame<NarrowPosition> narrow = Boards.narrow(rows, columns);
      KonaneGame<WidePosition> wide = Boards.wide(rows, columns);
      RandomGenerator random = Boards.random(board.size());
      for (int i = 0; i < 20; i++) {
        int[] pieces = Boards.pieces(board, random);
        NarrowPosition one = narrow.rules().position(pieces, KonanePosition.JUMPING);
        WidePosition other = wide.rules().position(pieces, KonanePosition.JUMPING);
        assertThat(narrow.rules().parity(one)).isEqualTo(wide.rules().parity(other));
        assertThat(narrow.evaluator().orElseThrow().evaluate(one, 0))
            .isEqualTo(wide.evaluator().orElseThrow().evaluate(other, 0));
      }
    }
  }
}
