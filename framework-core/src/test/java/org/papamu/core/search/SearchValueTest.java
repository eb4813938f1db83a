package org.papamu.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.search.Thicket.Place;

/** The values that a search gives, compared with those of a minimax without any cleverness. */
class SearchValueTest {

  private static final int ALL = 20;

  static LongStream seeds() {
    return LongStream.range(0, 60);
  }

  /** The value by a search without selective steps. */
  private static int searched(Thicket game, Place start, int depth) {
    History<Place> history = History.startingAt(game, start);
    Tree<Place> tree =
        new Tree<>(
            game,
            start,
            new Past<>(history),
            new TranspositionTable(1),
            Endings.none(),
            new Trust(false),
            Selection.none(),
            Long.MAX_VALUE,
            () -> false,
            new AtomicLong());
    List<RootMove> moves = RootMoves.of(game, start, new SplittableRandom(1));
    Deepening<Place> deepening = new Deepening<>(tree, moves, 1, reached -> {});
    for (int i = 1; i <= depth; i++) {
      assertThat(deepening.iterate(i)).isTrue();
    }
    return moves.get(0).value;
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void isTheMinimaxValueOfItsDepth(long seed) {
    Thicket game = Thicket.layered(seed);
    PlainMinimax<Place> plain = new PlainMinimax<>(game);
    for (int depth = 1; depth <= 6; depth++) {
      assertThat(searched(game, game.initial(), depth))
          .as("depth %s", depth)
          .isEqualTo(plain.value(game.initial(), depth));
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void ofAWinTheMarginCountsBeforeTheHurry(long seed) {
    Thicket game = Thicket.layered(seed).withWidest(7);
    PlainMinimax<Place> plain = new PlainMinimax<>(game);
    for (int depth = 1; depth <= 5; depth++) {
      assertThat(searched(game, game.initial(), depth))
          .as("depth %s", depth)
          .isEqualTo(plain.value(game.initial(), depth));
    }
    assertThat(searched(game, game.initial(), ALL)).isEqualTo(plain.value(game.initial(), ALL));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void unsettledLeavesAreSearchedOn(long seed) {
    Thicket game = Thicket.layered(seed).withExchanges();
    PlainMinimax<Place> plain = new PlainMinimax<>(game);
    for (int depth = 1; depth <= 5; depth++) {
      assertThat(searched(game, game.initial(), depth))
          .as("depth %s", depth)
          .isEqualTo(plain.value(game.initial(), depth));
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aSearchToTheEndGivesTheResult(long seed) {
    Thicket game = Thicket.layered(seed).withExchanges().withFewest(1);
    int exact = new PlainMinimax<>(game).value(game.initial(), ALL);
    Question<Place> question =
        Question.of(History.startingAt(game, game.initial()), Budget.UNLIMITED.withDepth(ALL));
    // Two lines, so that it also searches where there is one move only.
    AlphaBeta player = new AlphaBeta(1, 1, new SplittableRandom(seed));
    Thought thought = player.choose(question.withLines(2)).thought().orElseThrow();
    assertThat(thought.best().score().isProved()).isTrue();
    assertThat(thought.best().score().kind()).isEqualTo(kind(exact));
    Place after = game.initial();
    game.play(after, thought.best().move());
    int kept = -new PlainMinimax<>(game).value(after, ALL);
    assertThat(kind(kept)).as("the move keeps the result").isEqualTo(kind(exact));
  }

  private static Score.Kind kind(int value) {
    if (value == 0) {
      return Score.Kind.DRAW;
    }
    assertThat(Values.isDecided(value)).isTrue();
    return value > 0 ? Score.Kind.WIN : Score.Kind.LOSS;
  }
}
