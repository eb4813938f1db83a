package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Indexer;

/** The index of positions: its sizes, and that it takes images and colours together. */
class StoneIndexerTest {

  private static Indexer<FanoronaPosition> indexer(String game) {
    return Games.game(game).indexer().orElseThrow();
  }

  private static BigInteger states(int points, int white, int black) {
    return BigInteger.valueOf(Subsets.count(points, white))
        .multiply(BigInteger.valueOf(Subsets.count(points - white, black)));
  }

  /** The published size of the state space, and of all tables of seven stones. */
  @Test
  void countsAreThePublishedOnes() {
    BigInteger all = BigInteger.ZERO;
    BigInteger seven = BigInteger.ZERO;
    for (int white = 0; white <= 22; white++) {
      for (int black = 0; black <= 22; black++) {
        all = all.add(states(45, white, black));
        if (white >= 1 && black >= 1 && white + black <= 7) {
          seven = seven.add(states(45, white, black));
        }
      }
    }
    assertThat(seven).isEqualTo(BigInteger.valueOf(6_261_651_660L));
    assertThat(all).isEqualTo(new BigInteger("2893443741466681059501"));
    assertThat(Games.game("fanorona:5x9").arrangements()).contains(all);
  }

  /** The numbers that are not spare, counted with their images, are all positions. */
  @ParameterizedTest
  @ValueSource(strings = {"fanorona:3x3", "fanorona:3x5", "fanorona:5x5"})
  void everyPositionIsAnImageOfOneNumber(String name) {
    FanoronaGame game = Games.game(name);
    Indexer<FanoronaPosition> indexer = indexer(name);
    FanoronaPosition position = game.rules().initial();
    FanoronaPosition image = game.rules().initial();
    int points = game.board().size();
    for (int number = 0; number < 6; number++) {
      String[] stones = indexer.name(number).split("-", -1);
      int more = Integer.parseInt(stones[0]);
      int fewer = Integer.parseInt(stones[1]);
      long expected = states(points, more, fewer).longValueExact() * (more == fewer ? 1 : 2);
      long positions = 0;
      for (long index = 0; index < indexer.size(number); index++) {
        indexer.position(number, index, position);
        assertThat(indexer.classOf(position)).isEqualTo(number);
        long own = indexer.index(position);
        assertThat(own).isBetween(0L, index);
        if (own < index) {
          continue;
        }
        Set<Long> images = new HashSet<>();
        for (int symmetry = 0; symmetry < game.board().symmetries(); symmetry++) {
          image.own = image(game, symmetry, position.own);
          image.enemy = image(game, symmetry, position.enemy);
          image.turn = symmetry % 2;
          assertThat(indexer.index(image)).isEqualTo(index);
          images.add(image.own << 32 | image.enemy);
        }
        positions += images.size();
      }
      assertThat(positions).as(indexer.name(number)).isEqualTo(expected);
    }
  }

  private static long image(FanoronaGame game, int symmetry, long set) {
    long image = 0;
    for (long left = set; left != 0; left &= left - 1) {
      image |= 1L << game.board().image(symmetry, Long.numberOfTrailingZeros(left));
    }
    return image;
  }

  /** Classes too large for a list of orbits are numbered as well, up to what a long can hold. */
  @Test
  void largeClassesHaveNumbersToo() {
    FanoronaGame game = Games.game("fanorona:5x9");
    Indexer<FanoronaPosition> indexer = indexer("fanorona:5x9");
    int number = indexer.classOf(game.rules().initial());
    assertThat(number).isEqualTo(indexer.classes() - 1);
    assertThat(indexer.size(number)).isEqualTo(states(45, 22, 22).longValueExact());
    FanoronaPosition position = game.rules().initial();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 1000; i++) {
      long index = i == 0 ? indexer.size(number) - 1 : random.nextLong(indexer.size(number));
      indexer.position(number, index, position);
      assertThat(indexer.index(position)).isEqualTo(index);
    }
    Indexer<FanoronaPosition> larger = indexer("fanorona:7x9");
    assertThat(larger.size(larger.classes() - 1)).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void noIndexWhereTheSeatsAreNotAlike() {
    assertThat(Games.game("fanorona:5x9,vela=on").indexer()).isEmpty();
    assertThat(Games.game("fanorona:3x3,first=single").indexer()).isEmpty();
    assertThat(Games.game("fanorona:3x3,stalemate=draw").indexer()).isPresent();
  }
}
