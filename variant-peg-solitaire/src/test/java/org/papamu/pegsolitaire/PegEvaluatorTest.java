package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Evaluator;
import org.papamu.api.MoveList;

final class PegEvaluatorTest {

  private static final int GAMES = 100;

  @ParameterizedTest
  @MethodSource("org.papamu.pegsolitaire.Games#all")
  void staysInsideItsLimits(String name) {
    PegSolitaire game = Games.game(name);
    PegPosition full = game.rules().initial();
    full.toggle(full.layout().all() & ~full.pegs());
    PegPosition empty = game.rules().initial();
    empty.toggle(empty.pegs());
    assertThat(value(game, full)).isStrictlyBetween(-Evaluator.LIMIT, 0);
    assertThat(value(game, empty)).isZero();
  }

  @Test
  void prefersPegsTogetherNearTheMiddleThatCanJump() {
    PegSolitaire game = Games.game("english");
    int pair = value(game, Games.read(game, "3/3/7/3oo2/7/3/3 d4"));
    int apart = value(game, Games.read(game, "3/3/7/3o1o1/7/3/3 d4"));
    int far = value(game, Games.read(game, "3/3/7/5oo/7/3/3 d4"));
    int three = value(game, Games.read(game, "3/3/3o3/3oo2/7/3/3 d4"));
    assertThat(pair).isGreaterThan(apart).isGreaterThan(far);
    assertThat(value(game, Games.read(game, "3/3/7/3o3/7/3/3 d4")))
        .isGreaterThan(value(game, Games.read(game, "3/3/7/3o2o/7/3/3 d4")));
    assertThat(three).isLessThan(pair + 100);
  }

  /** What it is for: choosing by it leaves fewer pegs than choosing at random. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "english",
        "european",
        "wiegleb",
        "asymmetric",
        "diamond",
        "triangle15",
        "triangle21",
        "triangle28",
        "square6"
      })
  void choosingByItLeavesFewerPegs(String name) {
    PegSolitaire game = Games.game(name);
    SplittableRandom random = new SplittableRandom(47);
    int byValue = 0;
    int byChance = 0;
    for (int i = 0; i < GAMES; i++) {
      byValue += pegsLeft(game, random, 1);
      byChance += pegsLeft(game, random, 0);
    }
    assertThat(byValue).isLessThan(byChance);
  }

  private static int pegsLeft(PegSolitaire game, SplittableRandom random, int weight) {
    PegPosition position = game.rules().initial();
    PegPosition next = game.rules().initial();
    MoveList moves = new MoveList();
    for (game.rules().moves(position, moves);
        !moves.isEmpty();
        game.rules().moves(position, moves)) {
      long best = moves.pick(random);
      int most = Integer.MIN_VALUE;
      for (int i = 0; i < moves.size() && weight > 0; i++) {
        game.rules().copy(position, next);
        game.rules().play(next, moves.get(i));
        int value = value(game, next);
        if (value > most || (value == most && random.nextBoolean())) {
          most = value;
          best = moves.get(i);
        }
      }
      game.rules().play(position, best);
    }
    return position.count();
  }

  private static int value(PegSolitaire game, PegPosition position) {
    return game.evaluator().orElseThrow().evaluate(position, 0);
  }
}
