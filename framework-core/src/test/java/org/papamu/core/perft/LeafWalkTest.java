package org.papamu.core.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.papamu.core.toy.Maze;
import org.papamu.core.toy.Maze.Room;
import org.papamu.core.toy.Maze.Shape;
import org.papamu.core.toy.Ring;

class LeafWalkTest {

  @ParameterizedTest
  @EnumSource(Shape.class)
  void countsWhatPerftCounts(Shape shape) {
    for (int seed = 0; seed < 10; seed++) {
      Maze maze = Maze.random(seed, 40, 4, shape, 9);
      LeafWalk<Room> walk = new LeafWalk<>(maze);
      for (int depth = 6; depth >= 0; depth--) {
        assertThat(walk.count(maze.room(0), depth))
            .isEqualTo(Perft.of(maze).count(maze.room(0), depth).orElseThrow());
      }
    }
  }

  @Test
  void leavesThePositionAlone() {
    Ring ring = Ring.standard();
    Ring.Place start = ring.rules().initial();
    assertThat(new LeafWalk<>(ring).count(start, 3)).isEqualTo(8);
    assertThat(start).isEqualTo(ring.rules().initial());
  }

  @Test
  void depthsOutOfRangeAreRefused() {
    LeafWalk<Ring.Place> walk = new LeafWalk<>(Ring.standard());
    Ring.Place start = Ring.standard().rules().initial();
    assertThatThrownBy(() -> walk.count(start, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> walk.count(start, 1001)).isInstanceOf(IllegalArgumentException.class);
  }
}
