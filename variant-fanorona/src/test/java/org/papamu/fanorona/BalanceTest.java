package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.Evaluator;
import org.papamu.api.MoveList;

class BalanceTest {

  private static final FanoronaGame GAME = Games.game("fanorona:5x9");
  private static final Evaluator<FanoronaPosition> EVALUATOR = GAME.evaluator().orElseThrow();

  private static int white(String text) {
    return EVALUATOR.evaluate(GAME.notation().read(text), FanoronaPosition.WHITE);
  }

  @Test
  void whatOneSideGainsTheOtherLoses() {
    FanoronaPosition position = GAME.notation().read("1bb6/9/2w6/w8/2www4 b 0");
    assertThat(EVALUATOR.evaluate(position, FanoronaPosition.BLACK))
        .isEqualTo(-EVALUATOR.evaluate(position, FanoronaPosition.WHITE))
        .isNegative();
  }

  @Test
  void twoAgainstOneIsWorthMoreThanNineAgainstEight() {
    int few = white("9/2b6/9/6w2/4w4 w 0");
    int many = white("bbbbbbbb1/9/9/9/wwwwwwwww w 0");
    assertThat(few).isGreaterThan(many + 100);
    assertThat(many).isPositive();
  }

  @Test
  void theHunterIsBetterOffNearItsPrey() {
    assertThat(white("9/3b5/9/2w1w4/9 w 0")).isGreaterThan(white("8b/9/9/9/ww7 w 0"));
  }

  @Test
  void aCaptureUnderWayIsNotSettled() {
    assertThat(EVALUATOR.isSettled(GAME.notation().read("9/3b5/9/3w5/9 w 0"))).isFalse();
    assertThat(EVALUATOR.isSettled(GAME.notation().read("8b/9/9/9/ww7 w 0"))).isTrue();
  }

  @Test
  void movesThatTakeMorePromiseMore() {
    FanoronaPosition position = GAME.notation().read("9/1bb4b1/9/1w7/9 w 0");
    MoveList moves = Games.moves(GAME, position);
    for (int i = 0; i < moves.size(); i++) {
      int taken = Long.bitCount(GAME.rules().taken(position, moves.get(i)));
      assertThat(taken).isPositive();
      assertThat(EVALUATOR.promise(position, moves.get(i))).isEqualTo(256 * taken);
    }
  }

  @Test
  void evaluationIsWhatTheWeightsSayOneByOne() {
    SplittableRandom random = new SplittableRandom(20);
    for (String board : List.of("3x3", "5x5", "5x9", "9x5", "7x9", "3x21")) {
      FanoronaGame game = Games.game("fanorona:" + board);
      Evaluator<FanoronaPosition> evaluator = game.evaluator().orElseThrow();
      Weights weights = Weights.of(game.rules().lattice.topology);
      for (int i = 0; i < 60; i++) {
        FanoronaPosition position = game.rules().initial();
        long some = random.nextLong();
        long wanted = i % 2 == 0 ? some : some & random.nextLong();
        position.own &= wanted | 1L;
        position.enemy &= wanted | (1L << (game.board().size() - 1));
        scatter(position, game.board().size(), random);
        assertThat(evaluator.evaluate(position, position.turn()))
            .as(() -> board + " " + game.notation().write(position))
            .isEqualTo(oneByOne(game.rules().lattice, weights, position));
      }
    }
  }

  /** Puts as many stones as there are anywhere. */
  private static void scatter(FanoronaPosition position, int points, SplittableRandom random) {
    int own = Long.bitCount(position.own);
    int all = own + Long.bitCount(position.enemy);
    position.own = 0;
    position.enemy = 0;
    for (int placed = 0; placed < all; ) {
      long point = 1L << random.nextInt(points);
      if (((position.own | position.enemy) & point) == 0) {
        placed++;
        if (placed <= own) {
          position.own |= point;
        } else {
          position.enemy |= point;
        }
      }
    }
  }

  private static int oneByOne(Lattice lattice, Weights weights, FanoronaPosition position) {
    int own = Long.bitCount(position.own);
    int enemy = Long.bitCount(position.enemy);
    int stage = weights.stage(own + enemy);
    long empty = position.empty(lattice);
    int sum =
        weights.way(stage)
            * (lattice.ways(position.own, empty) - lattice.ways(position.enemy, empty));
    if (own != enemy) {
      int worth = weights.material(Math.max(own, enemy), Math.min(own, enemy));
      sum += own > enemy ? worth : -worth;
    }
    int hunt = 0;
    for (int one = 0; one < lattice.topology.size(); one++) {
      if ((position.own >>> one & 1) != 0) {
        sum += weights.point(stage, lattice.topology, one);
      }
      if ((position.enemy >>> one & 1) != 0) {
        sum -= weights.point(stage, lattice.topology, one);
      }
      for (int other = 0; other < lattice.topology.size() && stage < weights.hunts(); other++) {
        if ((position.own >>> one & 1) != 0 && (position.enemy >>> other & 1) != 0) {
          hunt += weights.pair(stage, lattice.topology, one, other);
        }
      }
    }
    hunt /= own + enemy;
    sum += own > enemy ? hunt : own < enemy ? -hunt : 0;
    int most = Evaluator.LIMIT - 1;
    return Math.max(-most, Math.min(most, sum / 10));
  }
}
