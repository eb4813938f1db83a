package org.papamu.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.papamu.api.board.Topology;

class ValuesTest {

  @Test
  void moveListsGrowAndKeepTheirMoves() {
    MoveList moves = new MoveList(1);
    for (long move = 0; move < 1000; move++) {
      moves.add(move * 7 % 500);
    }
    assertThat(moves.size()).isEqualTo(1000);
    assertThat(moves.get(999)).isEqualTo(999 * 7 % 500);
    assertThat(moves.indexOf(7)).isEqualTo(1);
    assertThat(moves.contains(501)).isFalse();
    moves.sortDistinct();
    assertThat(moves.size()).isEqualTo(500);
    assertThat(moves.toArray()).isSorted();
    moves.truncate(2);
    moves.swap(0, 1);
    assertThat(moves.toArray()).containsExactly(1, 0);
    assertThat(moves.pick(new SplittableRandom(1))).isBetween(0L, 1L);
    moves.clear();
    assertThat(moves.isEmpty()).isTrue();
    assertThatThrownBy(() -> moves.pick(new SplittableRandom(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void pointSetsAreValues() {
    PointSet set = PointSet.of(3, 70, 3);
    assertThat(set.size()).isEqualTo(2);
    assertThat(set.stream().boxed().toList()).containsExactly(3, 70);
    assertThat(set.contains(70)).isTrue();
    assertThat(set.contains(6)).isFalse();
    assertThat(set.contains(-1)).isFalse();
    assertThat(set.union(PointSet.ofBits(0b11))).isEqualTo(PointSet.of(0, 1, 3, 70));
    assertThat(PointSet.of(3).union(PointSet.of(70))).isEqualTo(set).hasSameHashCodeAs(set);
    assertThat(set.intersection(PointSet.of(1, 3))).isEqualTo(PointSet.of(3));
    assertThat(PointSet.of(1, 70).intersection(set)).isEqualTo(PointSet.of(70));
    assertThat(set.intersection(PointSet.of(4, 71))).isEqualTo(PointSet.EMPTY);
    assertThat(PointSet.ofBits(0)).isEqualTo(PointSet.EMPTY);
    assertThat(set).hasToString("{3 70}");
  }

  @Test
  void whatHangsTogetherIsReachedByNeighboursThatBelong() {
    Topology board = Topology.grid(9, 9);
    PointSet wall = points(board, "b1 b2 b3 a3 h8 h9 i8");
    IntPredicate open = point -> !wall.contains(point);
    assertThat(PointSet.connected(board, board.find("a1"), open)).isEqualTo(points(board, "a1 a2"));
    assertThat(PointSet.connected(board, board.find("i9"), open)).isEqualTo(points(board, "i9"));
    // The wall is two pieces; those that touch at a corner only do not hang together.
    assertThat(PointSet.connected(board, board.find("h8"), wall::contains))
        .isEqualTo(points(board, "h8 h9 i8"));
    PointSet rest = PointSet.connected(board, board.find("e5"), open);
    assertThat(rest.size()).isEqualTo(81 - 7 - 2 - 1);
    assertThat(rest.union(wall).size()).isEqualTo(81 - 2 - 1);
  }

  private static PointSet points(Topology board, String names) {
    return PointSet.of(Stream.of(names.split(" ")).mapToInt(board::find).toArray());
  }

  @Test
  void movesKnowTheirTrailsAndWhatTheyTake() {
    Move move =
        new Move(
            5,
            List.of(
                Move.Step.shift(1, 2).taking(PointSet.of(3)).marked("A"),
                Move.Step.shift(2, 9).taking(PointSet.of(8, 7))));
    assertThat(move.trails()).containsExactly(List.of(1, 2, 9));
    assertThat(move.taken()).isEqualTo(PointSet.of(3, 7, 8));
    assertThat(Move.of(5, Move.Step.remove(4)).trails()).isEmpty();
    Move swap = new Move(5, List.of(Move.Step.remove(4), Move.Step.place(7, 2)));
    assertThat(swap.trails()).containsExactly(List.of(7));
    assertThat(swap.steps().get(1).piece()).isEqualTo(2);
    assertThat(new Move(5, List.of(Move.Step.shift(1, 2), Move.Step.shift(3, 4))).trails())
        .containsExactly(List.of(1, 2), List.of(3, 4));
    assertThat(Move.Step.shift(1, 2).becoming(3).taking(PointSet.of(4)).marked("A"))
        .isEqualTo(new Move.Step(Move.Step.Kind.SHIFT, 1, 2, 3, PointSet.of(4), "A"));
  }

  @Test
  void aMoveAlongAPathTakesByStepsAndPromotesAtItsEnd() {
    Move move = Move.along(5, List.of(1, 3, 9), (from, to) -> PointSet.of((from + to) / 2));
    assertThat(move)
        .isEqualTo(
            new Move(
                5,
                List.of(
                    Move.Step.shift(1, 3).taking(PointSet.of(2)),
                    Move.Step.shift(3, 9).taking(PointSet.of(6)))));
    assertThat(move.becoming(4).steps())
        .containsExactly(move.steps().get(0), move.steps().get(1).becoming(4));
  }

  @Test
  void evaluationsStayBelowTheLimit() {
    assertThat(Evaluator.bounded(-7)).isEqualTo(-7);
    assertThat(Evaluator.bounded(Long.MAX_VALUE)).isEqualTo(Evaluator.LIMIT - 1);
    assertThat(Evaluator.bounded(Long.MIN_VALUE)).isEqualTo(1 - Evaluator.LIMIT);
  }

  @Test
  void outcomesFollowFromScores() {
    GameInfo three =
        new GameInfo("x:y", "X", List.of("one", "two", "three"), 0, 99, Set.of(), 100, 0);
    Ending end = new Ending("x.end", "the end");
    assertThat(Outcome.of(three, new int[] {3, 5, 4}, end).result()).isEqualTo("two");
    assertThat(Outcome.of(three, new int[] {3, 5, 5}, end).result()).isEqualTo("draw");
    assertThat(Outcome.of(three, new int[] {5, 5, 4}, end).result()).isEqualTo("draw");
    assertThat(Outcome.of(three, new int[] {5, 5, 6}, end).result()).isEqualTo("three");
    assertThat(Outcome.of(three, new int[] {5, 4, 6}, end).scores())
        .containsExactly(
            java.util.Map.entry("one", 5),
            java.util.Map.entry("two", 4),
            java.util.Map.entry("three", 6));
    GameInfo golf = new GameInfo("x:y", "X", List.of("one", "two"), 99, 0, Set.of(), 100, 0);
    assertThat(Outcome.of(golf, new int[] {3, 5}, end).result()).isEqualTo("one");
    GameInfo puzzle = new GameInfo("x:y", "X", List.of("player"), 32, 0, Set.of(), 31, 0);
    assertThat(Outcome.of(puzzle, new int[] {0}, end).result()).isEqualTo(Outcome.SOLVED);
    assertThat(Outcome.of(puzzle, new int[] {1}, end).result()).isEqualTo(Outcome.STUCK);
  }

  @Test
  void marginsSayWhoIsAhead() {
    GameInfo clearing = GameInfo.scored("x:y", "X", List.of("one", "two"), 0, 36);
    assertThat(clearing.isDuel()).isTrue();
    assertThat(clearing.margin(7, 9)).isEqualTo(-2);
    assertThat(clearing.mostMargin()).isEqualTo(36);
    GameInfo golf = GameInfo.scored("x:y", "X", List.of("one", "two"), 99, 18);
    assertThat(golf.margin(70, 72)).isEqualTo(2);
    assertThat(golf.mostMargin()).isEqualTo(81);
    GameInfo usual = GameInfo.twoSeats("x:y", "X", "black", "white");
    assertThat(usual.margin(1, -1)).isEqualTo(1);
    assertThat(usual.mostMargin()).isEqualTo(1);
    assertThat(GameInfo.scored("x:y", "X", List.of("a", "b", "c"), 0, 1).isDuel()).isFalse();
  }

  @Test
  void declaredFactsMustBePossible() {
    assertThatThrownBy(() -> new GameInfo("x:y", "X", List.of("a", "a"), 0, 1, Set.of(), 1, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () ->
                new GameInfo("x:y", "X", List.of("a"), 0, 1, Set.of(GameInfo.Fact.ZERO_SUM), 1, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new GameInfo("x:y", "X", List.of("a"), 0, 1, Set.of(), 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void hashNumbersAreTheSameInEveryRun() {
    Zobrist zobrist = new Zobrist(64, 2);
    assertThat(zobrist.key(0, 1)).isEqualTo(Zobrist.mix(1)).isEqualTo(0xE220A8397B1DCDAFL);
    assertThat(zobrist.key(63, 2)).isEqualTo(Zobrist.mix(128));
  }

  @Test
  void budgetsLeaveSomethingToSpend() {
    assertThat(Budget.UNLIMITED.withDepth(3).withNodes(9).nodes()).isEqualTo(9);
    java.time.Duration second = java.time.Duration.ofSeconds(1);
    assertThat(Budget.UNLIMITED.withTime(second).aim()).isEqualTo(second);
    assertThatThrownBy(() -> Budget.UNLIMITED.withTime(second).withAim(second.plusNanos(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Budget.UNLIMITED.withDepth(0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Budget.UNLIMITED.withTime(java.time.Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void scoresAreOrderedByWhatTheyMean() {
    List<Score> best =
        List.of(
            Score.win(1),
            Score.win(9),
            Score.estimate(30_000),
            Score.estimate(1),
            Score.draw(),
            Score.estimate(-30_000),
            Score.loss(9),
            Score.loss(1));
    List<Score> shuffled = new java.util.ArrayList<>(best);
    java.util.Collections.shuffle(shuffled, new java.util.Random(1));
    shuffled.sort(java.util.Comparator.reverseOrder());
    assertThat(shuffled).isEqualTo(best);
    assertThatThrownBy(() -> Score.win(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Score(Score.Kind.DRAW, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
