package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.board.Topology;

/** The bit tricks against the topology they are made from, on every board there is. */
class LatticeTest {

  private static final int FILLINGS = 200;

  @ParameterizedTest
  @MethodSource("org.papamu.fanorona.FirstTurnTest#allBoards")
  void stepsAreThoseOfTheLines(String size) {
    Topology board = Games.game("fanorona:" + size).board();
    Lattice lattice = new Lattice(board);
    SplittableRandom random = new SplittableRandom(size.hashCode());
    for (int filling = 0; filling < FILLINGS; filling++) {
      long enemy = random.nextLong() & lattice.board;
      long open = random.nextLong() & lattice.board & ~enemy;
      long own = random.nextLong() & lattice.board & ~enemy & ~open;
      long capturers = 0;
      for (int point = 0; point < board.size(); point++) {
        int expected = steps(board, point, enemy, open);
        assertThat(lattice.steps(point, enemy, open)).isEqualTo(expected);
        if (expected != 0) {
          capturers |= 1L << point;
        }
      }
      assertThat(lattice.capturers(own, enemy, open)).isEqualTo(capturers & own);
    }
  }

  private static int steps(Topology board, int point, long enemy, long open) {
    int steps = 0;
    for (int number = 0; number < 8; number++) {
      int to = board.next(point, number);
      if (!holds(open, to)) {
        continue;
      }
      int direction =
          3 * (board.directions().get(number).rows() + 1)
              + board.directions().get(number).columns()
              + 1;
      if (holds(enemy, board.next(to, number))) {
        steps |= 1 << (2 * direction);
      }
      if (holds(enemy, board.next(point, board.opposite(number)))) {
        steps |= 2 << (2 * direction);
      }
    }
    return steps;
  }

  private static boolean holds(long points, int point) {
    return point != Topology.NONE && (points >>> point & 1) != 0;
  }
}
