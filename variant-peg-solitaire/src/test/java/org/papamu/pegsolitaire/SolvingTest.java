package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.core.puzzle.Prospect;
import org.papamu.core.puzzle.Prospect.Verdict;
import org.papamu.core.puzzle.PuzzleSearch;
import org.papamu.core.puzzle.exact.Solution;
import org.papamu.core.puzzle.exact.WordSolver;

/**
 * The framework's search for puzzles on these boards: it finds the solutions that there are, proves
 * that there are none, and agrees with looking at everything where that can be done.
 */
final class SolvingTest {

  private static final long QUICK = 400_000;

  @ParameterizedTest
  @ValueSource(
      strings = {"english", "wiegleb", "asymmetric", "triangle15", "triangle21", "square6"})
  void solvesTheUsualStart(String board) {
    PegSolitaire game = Games.game(board);
    PegPosition start = game.rules().initial();
    requireSolution(game, start, PuzzleSearch.of(game).prospect(start, QUICK, Stop.NEVER));
  }

  @Test
  void solvesWhatCanBeSolved() {
    int solved = 0;
    List<JsonNode> lines = Vectors.lines("solutions.jsonl");
    for (int i = 0; i < lines.size(); i += 3) {
      JsonNode each = lines.get(i);
      PegSolitaire game = Games.game(each.get("game").textValue());
      PegPosition position = Games.read(game, each.get("position").textValue());
      Prospect prospect = PuzzleSearch.of(game, 8).prospect(position, QUICK, Stop.NEVER);
      assertThat(prospect.verdict()).as("%s", each).isNotEqualTo(Verdict.HOPELESS);
      if (prospect.verdict() == Verdict.SOLVABLE) {
        requireSolution(game, position, prospect);
        solved++;
      }
    }
    assertThat(solved).isGreaterThanOrEqualTo(45);
  }

  @Test
  @Tag("deep")
  void solvesAllThatCanBeSolved() {
    for (JsonNode each : Vectors.lines("solutions.jsonl")) {
      PegSolitaire game = Games.game(each.get("game").textValue());
      PegPosition position = Games.read(game, each.get("position").textValue());
      requireSolution(
          game, position, PuzzleSearch.of(game).prospect(position, 50 * QUICK, Stop.NEVER));
    }
  }

  @Test
  void provesWhatCannotBeSolved() {
    List<JsonNode> lines = Vectors.lines("unsolvable.jsonl");
    assertThat(lines).hasSizeGreaterThan(50);
    for (JsonNode each : lines) {
      PegSolitaire game = Games.game(each.get("game").textValue());
      PegPosition position = Games.read(game, each.get("position").textValue());
      PuzzleSearch<PegPosition> search = PuzzleSearch.of(game, 8);
      Prospect prospect = search.prospect(position, QUICK, Stop.NEVER);
      assertThat(prospect.verdict()).as("%s", each).isEqualTo(Verdict.HOPELESS);
      assertThat(search.prospect(position, 1, Stop.NEVER).nodes()).isZero();
    }
  }

  /**
   * From all that can be reached from these positions, the best end is as by looking everywhere.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "triangle10 | 1/oo/ooo/oooo -",
        "triangle10 | o/oo/1oo/oooo -",
        "triangle10 | o/o1/ooo/oooo a3",
        "english | 3/1o1/3o3/1ooooo1/3o3/1o1/3 d4",
        "triangle15 | 1/oo/ooo/oooo/ooooo -"
      })
  void reachesTheBestEndThereIs(String text) {
    String[] parts = text.split(" \\| ", 2);
    PegSolitaire game = Games.game(parts[0]);
    Map<PegPosition, Integer> fewest = new HashMap<>();
    fewestPegs(game, Games.read(game, parts[1]), fewest);
    assertThat(fewest).hasSizeGreaterThan(40);
    PuzzleSearch<PegPosition> search = PuzzleSearch.of(game, 1);
    fewest.forEach(
        (position, score) -> {
          MoveList moves = new MoveList();
          game.rules().moves(position, moves);
          if (moves.isEmpty()) {
            return;
          }
          Thought thought =
              search.think(Question.of(History.startingAt(game, position), Budget.UNLIMITED));
          PegPosition end = end(game, position, thought.best().moves());
          assertThat(game.rules().score(end, 0)).as("%s", position).isEqualTo(score);
          int plies = thought.best().moves().size();
          assertThat(thought.best().score())
              .isEqualTo(score == 0 ? Score.win(plies) : Score.loss(plies));
        });
  }

  /** The least score that can be reached, of a position and of all below it. */
  private static int fewestPegs(
      PegSolitaire game, PegPosition position, Map<PegPosition, Integer> fewest) {
    Integer known = fewest.get(position);
    if (known != null) {
      return known;
    }
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    int least = moves.isEmpty() ? game.rules().score(position, 0) : Integer.MAX_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      PegPosition next = game.rules().copy(position);
      game.rules().play(next, moves.get(i));
      least = Math.min(least, fewestPegs(game, next, fewest));
    }
    fewest.put(game.rules().copy(position), least);
    return least;
  }

  /** Where the fewest sweeps are known from elsewhere and proved here, they are the same. */
  @Test
  void findsTheFewestSweeps() {
    int proved = 0;
    for (JsonNode each : Vectors.lines("solutions.jsonl")) {
      if (!each.has("min_sweeps")) {
        continue;
      }
      PegSolitaire game = Games.game(each.get("game").textValue());
      PegPosition position = Games.read(game, each.get("position").textValue());
      WordSolver.Limits limits =
          new WordSolver.Limits(1, 1L << 28, Long.MAX_VALUE, 20_000, Stop.NEVER);
      Solution solution = WordSolver.of(game).orElseThrow().solve(position, limits);
      int fewest = each.get("min_sweeps").intValue();
      assertThat(solution.verdict()).isEqualTo(Solution.Verdict.SOLVABLE);
      assertThat(solution.sweeps()).as("%s", each).isGreaterThanOrEqualTo(fewest);
      if (solution.isFewest()) {
        assertThat(solution.sweeps()).as("%s", each).isEqualTo(fewest);
        proved++;
      }
      end(game, position, solution.line());
    }
    assertThat(proved).isGreaterThanOrEqualTo(40);
  }

  @Test
  @Tag("deep")
  void theEnglishGameTakesEighteenSweeps() {
    PegSolitaire game = Games.game("english");
    WordSolver.Limits limits =
        new WordSolver.Limits(2, 1L << 30, Long.MAX_VALUE, Long.MAX_VALUE, Stop.NEVER);
    Solution solution = WordSolver.of(game).orElseThrow().solve(game.rules().initial(), limits);
    assertThat(solution.isFewest()).isTrue();
    assertThat(solution.sweeps()).isEqualTo(18);
  }

  private static void requireSolution(PegSolitaire game, PegPosition position, Prospect prospect) {
    assertThat(prospect.verdict()).as("%s", position).isEqualTo(Verdict.SOLVABLE);
    PegPosition end = end(game, position, prospect.line());
    assertThat(game.rules().score(end, 0)).isZero();
  }

  /** Plays a line whose moves must be legal. */
  private static PegPosition end(PegSolitaire game, PegPosition from, List<Long> line) {
    PegPosition now = game.rules().copy(from);
    MoveList moves = new MoveList();
    for (long move : line) {
      game.rules().moves(now, moves);
      assertThat(moves.contains(move)).isTrue();
      game.rules().play(now, move);
    }
    return now;
  }
}
