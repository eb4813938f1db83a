package org.papamu.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.papamu.api.Leaps.Turn;
import org.papamu.api.board.Topology;

class LeapsTest {

  private static final Topology BOARD = Topology.grid(5, 5);
  private static final int START = BOARD.find("a1");

  /** Leaps of two over stones on some points; the start counts as vacant. */
  private static Leaps over(String... stones) {
    List<Integer> there = List.of(stones).stream().map(BOARD::find).toList();
    return Leaps.adjacent(BOARD, there::contains, to -> !there.contains(to));
  }

  private static Turn turn(String to, String... taken) {
    int[] points = List.of(taken).stream().mapToInt(BOARD::find).toArray();
    return new Turn(START, BOARD.find(to), PointSet.of(points));
  }

  private static List<String> texts(Leaps leaps, Turn turn, int most) {
    return leaps.paths(turn, BOARD, most).stream().map(path -> BOARD.names(path, "-")).toList();
  }

  @Test
  void everyStopIsATurn() {
    Leaps leaps = over("b1", "c2", "d3");
    assertThat(leaps.isAny(START)).isTrue();
    assertThat(leaps.turns(START, 100))
        .containsExactly(turn("c1", "b1"), turn("c3", "b1", "c2"), turn("e3", "b1", "c2", "d3"));
    assertThat(leaps.turns(START, 2)).hasSize(2);
  }

  @Test
  void whereNothingCanBeLeaptOverThereIsNoTurn() {
    Leaps leaps = over("b1", "c1");
    assertThat(leaps.isAny(START)).isFalse();
    assertThat(leaps.turns(START, 100)).isEmpty();
  }

  @Test
  void aCircleIsOneTurnWithTwoWays() {
    Leaps leaps = over("b1", "a2", "c2", "b3");
    Turn circle = turn("a1", "a2", "b1", "b3", "c2");
    assertThat(leaps.turns(START, 100))
        .doesNotHaveDuplicates()
        .hasSize(7)
        .contains(circle, turn("c3", "b1", "c2"), turn("c3", "a2", "b3"));
    assertThat(texts(leaps, circle, 10)).containsExactly("a1-a3-c3-c1-a1", "a1-c1-c3-a3-a1");
    assertThat(texts(leaps, circle, 1)).containsExactly("a1-a3-c3-c1-a1");
    assertThat(texts(leaps, turn("c3", "b1", "c2"), 10)).containsExactly("a1-c1-c3");
  }

  /** There are more ways here than could ever be looked at. */
  @Test
  void madeUpCrowdsAreNoTrap() {
    Topology board = Topology.gridWithDiagonals(20, 20);
    Leaps leaps =
        (at, taken, out) -> {
          for (int direction = 0; direction < board.directions().size(); direction++) {
            int over = board.next(at, direction);
            int to = over == Topology.NONE ? over : board.next(over, direction);
            if (to != Topology.NONE && !taken.contains(over)) {
              out.leap(over, to);
            }
          }
        };
    List<Turn> turns = leaps.turns(0, 3000);
    assertThat(turns).hasSize(3000).doesNotHaveDuplicates();
    Turn last = turns.get(2999);
    List<Integer> path = leaps.paths(last, board, 1).get(0);
    assertThat(path).hasSize(last.taken().size() + 1).startsWith(0).endsWith(last.to());
    int[] taken = new int[path.size() - 1];
    for (int i = 0; i < taken.length; i++) {
      taken[i] = board.between(path.get(i), path.get(i + 1))[0];
    }
    assertThat(PointSet.of(taken)).isEqualTo(last.taken());
  }

  @Test
  void whatIsNoTurnHasNoWays() {
    Leaps leaps = over("b1", "c2");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> leaps.paths(turn("c3", "c2"), BOARD, 1))
        .withMessageContaining("not a turn here");
  }
}
