package org.papamu.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.papamu.api.Player.Stop;
import org.papamu.core.toy.Faulty;
import org.papamu.core.toy.Maze;
import org.papamu.core.toy.Maze.Room;
import org.papamu.core.toy.Maze.Shape;
import org.papamu.core.toy.Ring;

class HopeTest {

  private static Maze maze(int seed) {
    return Maze.random(seed, 40, 4, Shape.DOWNWARDS, seed % 3 == 0 ? 0 : 9);
  }

  @Test
  void isLostWhereNoEndThatCanBeReachedIsTheGoal() {
    int lost = 0;
    for (int seed = 0; seed < 20; seed++) {
      Maze maze = maze(seed);
      Hope<Room> hope = Hope.of(maze, 1).orElseThrow();
      for (int number = 0; number < maze.size(); number++) {
        boolean can = maze.bestFrom(number) == maze.info().utility(maze.info().best());
        assertThat(hope.isLost(maze.room(number), Stop.NEVER))
            .as("maze %s from room %s", seed, number)
            .isEqualTo(!can);
        lost += can ? 0 : 1;
      }
    }
    assertThat(lost).isGreaterThan(100);
  }

  @Test
  void whatIsNotProvedIsNotToldNorIsAFault() {
    Maze maze = maze(0);
    for (int number = 0; number < maze.size(); number++) {
      Room room = maze.room(number);
      boolean decided = Hope.of(maze, 1).orElseThrow().isLost(room, () -> true);
      assertThat(decided && maze.bestFrom(number) == maze.info().utility(maze.info().best()))
          .isFalse();
    }
    // A fault of the game is met where the game is played, not here.
    Faulty<Room> faulty = new Faulty<>(maze);
    Hope<Room> hope = Hope.of(faulty, 1).orElseThrow();
    IllegalStateException broken = new IllegalStateException("broken");
    broken.setStackTrace(
        new StackTraceElement[] {new StackTraceElement(Faulty.class.getName(), "count", null, 1)});
    faulty.failIn(0, broken);
    assertThat(hope.isLost(maze.room(0), Stop.NEVER)).isFalse();
    assertThat(faulty.heal()).as("the fault came").isFalse();
  }

  @Test
  void thereIsNothingToTellInAGameOfTwo() {
    assertThat(Hope.of(Ring.of(5, 0, 3, "first", "second"), 1)).isEmpty();
  }
}
