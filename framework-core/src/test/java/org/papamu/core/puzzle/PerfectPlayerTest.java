package org.papamu.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Player.Choice;
import org.papamu.api.Question;
import org.papamu.api.text.NotationException;
import org.papamu.core.toy.Maze;
import org.papamu.core.toy.Maze.Room;
import org.papamu.core.toy.Maze.Shape;
import org.papamu.core.toy.Ring;

class PerfectPlayerTest {

  private static Player player(Map<String, String> settings) {
    return new PerfectPlayers().player(settings, new SplittableRandom(1));
  }

  @Test
  void playsToTheBestEndThereIs() {
    try (Player player = player(Map.of("hash", "1"))) {
      for (int seed = 0; seed < 20; seed++) {
        Maze maze = Maze.random(seed, 60, 4, Shape.DOWNWARDS, 9);
        History<Room> history = History.startingAt(maze, maze.room(0));
        MoveList moves = new MoveList();
        maze.rules().moves(history.position(), moves);
        while (!moves.isEmpty()) {
          Choice choice = player.choose(Question.of(history, Budget.UNLIMITED));
          assertThat(moves.contains(choice.move())).isTrue();
          assertThat(choice.thought().orElseThrow().best().move()).isEqualTo(choice.move());
          history = history.then(choice.move());
          maze.rules().moves(history.position(), moves);
        }
        assertThat(maze.rules().score(history.position(), 0)).isEqualTo(maze.bestFrom(0));
      }
    }
  }

  @Test
  void refusesGamesOfTwo() {
    try (Player player = player(Map.of())) {
      var question =
          Question.of(
              History.startingAt(Ring.standard(), Ring.standard().rules().initial()),
              Budget.UNLIMITED);
      assertThatThrownBy(() -> player.choose(question))
          .isInstanceOf(UnsupportedOperationException.class)
          .hasMessage(
              "player perfect plays puzzles, that is games with one seat; ring:9 has 2 seats");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"hash=0", "hash=x", "hash=100000000", "level=3", "threads=1"})
  void refusesOtherSettings(String setting) {
    String[] parts = setting.split("=", 2);
    assertThatThrownBy(() -> player(Map.of(parts[0], parts[1])))
        .isInstanceOf(NotationException.class);
  }
}
