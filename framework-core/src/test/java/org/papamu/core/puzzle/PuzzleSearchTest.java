package org.papamu.core.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.puzzle.Prospect.Verdict;
import org.papamu.core.toy.Maze;
import org.papamu.core.toy.Maze.Room;
import org.papamu.core.toy.Maze.Shape;
import org.papamu.core.toy.Ring;

class PuzzleSearchTest {

  private static final long PLENTY = 10_000_000;

  private static int goal(Maze maze) {
    return maze.info().utility(maze.info().best());
  }

  /** Plays a line, checks that every move of it is legal, and answers the last room's utility. */
  private static int utilityAfter(Maze maze, Room from, List<Long> line) {
    Room now = maze.rules().copy(from);
    MoveList moves = new MoveList();
    for (long move : line) {
      maze.rules().moves(now, moves);
      assertThat(moves.contains(move)).isTrue();
      maze.rules().play(now, move);
    }
    maze.rules().moves(now, moves);
    assertThat(moves.isEmpty()).as("the line goes to an end").isTrue();
    return maze.info().utility(maze.rules().score(now, 0));
  }

  private static boolean isOver(Maze maze, Room room) {
    MoveList moves = new MoveList();
    maze.rules().moves(room, moves);
    return moves.isEmpty();
  }

  private static Question<Room> question(Maze maze, Room room) {
    return Question.of(
        History.startingAt(maze, room), Budget.UNLIMITED.withNodes(PLENTY).withDepth(1_000_000));
  }

  @ParameterizedTest
  @EnumSource(Shape.class)
  void theVerdictIsThatOfLookingEverywhere(Shape shape) {
    int solvable = 0;
    int hopeless = 0;
    for (int seed = 0; seed < 60; seed++) {
      Maze maze = Maze.random(seed, 40, 4, shape, seed % 3 == 0 ? 0 : 9);
      PuzzleSearch<Room> search = PuzzleSearch.of(maze, 1);
      for (int number = 0; number < maze.size(); number++) {
        Room room = maze.room(number);
        Prospect prospect = search.prospect(room, PLENTY, Stop.NEVER);
        boolean can = maze.bestFrom(number) == goal(maze);
        assertThat(prospect.verdict())
            .as("maze %s from room %s", seed, number)
            .isEqualTo(can ? Verdict.SOLVABLE : Verdict.HOPELESS);
        if (can && !isOver(maze, room)) {
          assertThat(utilityAfter(maze, room, prospect.line())).isEqualTo(goal(maze));
        } else {
          assertThat(prospect.line()).isEmpty();
        }
        solvable += can ? 1 : 0;
        hopeless += can ? 0 : 1;
      }
    }
    assertThat(solvable).isGreaterThan(100);
    assertThat(hopeless).isGreaterThan(100);
  }

  @ParameterizedTest
  @EnumSource(Shape.class)
  void theLineGoesToTheBestEndThereIs(Shape shape) {
    int losses = 0;
    for (int seed = 0; seed < 60; seed++) {
      Maze maze = Maze.random(seed, 40, 4, shape, seed % 3 == 0 ? 0 : 9);
      PuzzleSearch<Room> search = PuzzleSearch.of(maze, 1);
      for (int number = 0; number < maze.size(); number++) {
        Room room = maze.room(number);
        int best = maze.bestFrom(number);
        if (isOver(maze, room) || best == Integer.MIN_VALUE) {
          continue;
        }
        Thought.Line line = search.think(question(maze, room)).best();
        assertThat(utilityAfter(maze, room, line.moves()))
            .as("maze %s from room %s", seed, number)
            .isEqualTo(best);
        int plies = line.moves().size();
        assertThat(line.score())
            .isEqualTo(best == goal(maze) ? Score.win(plies) : Score.loss(plies));
        losses += best == goal(maze) ? 0 : 1;
      }
    }
    assertThat(losses).isGreaterThan(100);
  }

  @Test
  void withLoopsTheFirstSolutionIsAShortestOne() {
    for (int seed = 0; seed < 60; seed++) {
      Maze maze = Maze.random(seed, 16, 3, Shape.LOOPS, 9);
      int distance = maze.distance(0);
      Prospect prospect = PuzzleSearch.of(maze).prospect(maze.room(0), PLENTY, Stop.NEVER);
      if (distance == Maze.NO_WAY) {
        assertThat(prospect.verdict()).isEqualTo(Verdict.HOPELESS);
      } else {
        assertThat(prospect.line()).as("maze %s", seed).hasSize(distance);
      }
    }
  }

  @Test
  void whatWasFoundOutIsRemembered() {
    for (int seed = 0; seed < 30; seed++) {
      Maze maze = Maze.random(seed, 60, 4, Shape.DOWNWARDS, 9);
      PuzzleSearch<Room> search = PuzzleSearch.of(maze, 1);
      Thought first = search.think(question(maze, maze.room(0)));
      List<Long> line = new ArrayList<>(first.best().moves());
      Room now = maze.room(0);
      while (line.size() > 1) {
        maze.rules().play(now, line.remove(0));
        Thought next = search.think(question(maze, now));
        assertThat(next.nodes()).isZero();
        assertThat(next.best().moves()).isEqualTo(line);
        assertThat(next.best().score().kind()).isEqualTo(first.best().score().kind());
        assertThat(search.prospect(now, 1, Stop.NEVER).nodes()).isZero();
      }
    }
  }

  @Test
  void afterASearchForTheVerdictTheBestEndIsStillFound() {
    for (int seed = 0; seed < 60; seed++) {
      Maze maze = Maze.random(seed, 40, 3, Shape.DOWNWARDS, 9);
      PuzzleSearch<Room> search = PuzzleSearch.of(maze, 1);
      search.prospect(maze.room(0), PLENTY, Stop.NEVER);
      List<Long> line = search.think(question(maze, maze.room(0))).best().moves();
      assertThat(utilityAfter(maze, maze.room(0), line)).isEqualTo(maze.bestFrom(0));
    }
  }

  @Test
  void severalLinesHaveAnotherFirstMoveEach() {
    Maze maze = Maze.random(4, 60, 5, Shape.DOWNWARDS, 9);
    Thought thought = PuzzleSearch.of(maze, 1).think(question(maze, maze.room(0)).withLines(3));
    List<Long> firsts = thought.lines().stream().map(Thought.Line::move).toList();
    assertThat(firsts).doesNotHaveDuplicates().hasSizeBetween(1, 3);
    assertThat(thought.lines())
        .allSatisfy(line -> utilityAfter(maze, maze.room(0), line.moves()))
        .isSortedAccordingTo((a, b) -> b.score().compareTo(a.score()));
  }

  @Test
  void aDepthIsKept() {
    for (int seed = 0; seed < 60; seed++) {
      Maze maze = Maze.random(seed, 40, 4, Shape.DOWNWARDS, 9);
      Question<Room> short3 =
          question(maze, maze.room(0)).withBudget(Budget.UNLIMITED.withDepth(3).withNodes(PLENTY));
      Thought thought = PuzzleSearch.of(maze, 1).think(short3);
      assertThat(thought.best().moves()).hasSizeBetween(1, 3);
      int distance = maze.distance(0);
      boolean near = distance != Maze.NO_WAY && distance <= 3;
      assertThat(thought.best().score().kind() == Score.Kind.WIN).isEqualTo(near);
    }
  }

  @ParameterizedTest
  @EnumSource(Shape.class)
  void fewNodesGiveALegalMoveAndNoWrongProof(Shape shape) {
    for (int seed = 0; seed < 60; seed++) {
      for (int nodes = 1; nodes < 40; nodes += 3) {
        Maze maze = Maze.random(seed, 60, 4, shape, 9);
        Room start = maze.room(0);
        Question<Room> hasty = question(maze, start).withBudget(Budget.UNLIMITED.withNodes(nodes));
        Thought.Line line = PuzzleSearch.of(maze, 1).think(hasty).best();
        MoveList moves = new MoveList();
        maze.rules().moves(start, moves);
        assertThat(moves.contains(line.move())).isTrue();
        Score.Kind kind = line.score().kind();
        boolean can = maze.bestFrom(0) == goal(maze);
        assertThat(kind).isNotEqualTo(can ? Score.Kind.LOSS : Score.Kind.WIN);
      }
    }
  }

  @Test
  void aStopEndsTheSearchSoon() {
    Maze maze = Maze.random(2, 250, 6, Shape.DOWNWARDS, 9);
    AtomicInteger asked = new AtomicInteger();
    Question<Room> stopped =
        question(maze, maze.room(0)).withStop(() -> asked.incrementAndGet() > 0);
    Thought thought = PuzzleSearch.of(maze, 1).think(stopped);
    assertThat(thought.nodes()).isLessThan(100);
    assertThat(asked.get()).isBetween(1, 3);
  }

  @Test
  void theListenerHearsOfEachBetterEnd() {
    Maze maze = Maze.random(10, 200, 4, Shape.DOWNWARDS, 9);
    List<Thought> heard = new ArrayList<>();
    Thought last =
        PuzzleSearch.of(maze, 1).think(question(maze, maze.room(0)).withListener(heard::add));
    assertThat(heard).isNotEmpty();
    List<Integer> utilities =
        heard.stream().map(t -> utilityAfter(maze, maze.room(0), t.best().moves())).toList();
    assertThat(utilities).isSorted().doesNotHaveDuplicates();
    assertThat(utilities.get(utilities.size() - 1))
        .isEqualTo(utilityAfter(maze, maze.room(0), last.best().moves()));
  }

  @Test
  void theSameQuestionGetsTheSameAnswer() {
    Maze maze = Maze.random(12, 400, 4, Shape.DOWNWARDS, 9);
    Thought once = PuzzleSearch.of(maze).think(question(maze, maze.room(0)));
    Thought twice = PuzzleSearch.of(maze).think(question(maze, maze.room(0)));
    assertThat(twice).isEqualTo(once);
  }

  @Test
  void otherGamesAreRefused() {
    assertThatThrownBy(() -> PuzzleSearch.of(Ring.standard()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ring:9 has 2 seats, a puzzle has one");
    Maze maze = Maze.random(1, 10, 2, Shape.LOOPS, 9);
    assertThatThrownBy(() -> PuzzleSearch.of(maze, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
