package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.MoveList;
import org.papamu.core.loop.LoopSolver;
import org.papamu.core.table.TableValue;
import org.papamu.core.table.TableValue.Result;
import org.papamu.core.table.TableWork;
import org.papamu.core.table.Tables;

/** Tables and proofs of Fanorona, against values worked out without either. */
class TablesTest {

  private static Tables<FanoronaPosition> tables(FanoronaGame game, int pieces) {
    return TableWork.inMemory(
            game,
            Tables.none(game),
            new TableWork.Settings(
                pieces,
                1,
                1L << 30,
                true,
                () -> false,
                () -> 0,
                (name, level, done, entries) -> {}))
        .tables();
  }

  /** Positions of random games. */
  private static List<FanoronaPosition> some(FanoronaGame game, int games) {
    List<FanoronaPosition> found = new java.util.ArrayList<>();
    SplittableRandom random = new SplittableRandom(7);
    FanoronaRules rules = game.withoutDrawRules().rules();
    MoveList moves = new MoveList();
    for (int i = 0; i < games; i++) {
      FanoronaPosition position = rules.initial();
      for (int ply = 0; ply < 40; ply++) {
        found.add(rules.copy(position));
        rules.moves(position, moves);
        if (moves.isEmpty()) {
          break;
        }
        rules.play(position, moves.pick(random));
      }
    }
    return found;
  }

  /** All that can be reached from the start of 3x3, by rounds over an explicit graph. */
  @Test
  void smallestBoardAgreesWithAPlainFixedPoint() {
    FanoronaGame game = Games.game("fanorona:3x3").withoutDrawRules();
    FanoronaRules rules = game.rules();
    Map<FanoronaPosition, List<FanoronaPosition>> graph = new HashMap<>();
    List<FanoronaPosition> open = new java.util.ArrayList<>(List.of(rules.initial()));
    while (!open.isEmpty()) {
      FanoronaPosition at = open.remove(open.size() - 1);
      if (graph.containsKey(at)) {
        continue;
      }
      MoveList moves = Games.moves(game, at);
      List<FanoronaPosition> next =
          Arrays.stream(moves.toArray())
              .mapToObj(
                  move -> {
                    FanoronaPosition child = rules.copy(at);
                    rules.play(child, move);
                    return child;
                  })
              .toList();
      graph.put(at, next);
      open.addAll(next);
    }
    Map<FanoronaPosition, Integer> wins = new HashMap<>();
    Map<FanoronaPosition, Integer> losses = new HashMap<>();
    for (int plies = 0; plies < 60; plies++) {
      Map<FanoronaPosition, Integer> newWins = new HashMap<>();
      Map<FanoronaPosition, Integer> newLosses = new HashMap<>();
      for (Map.Entry<FanoronaPosition, List<FanoronaPosition>> entry : graph.entrySet()) {
        FanoronaPosition at = entry.getKey();
        if (wins.containsKey(at) || losses.containsKey(at)) {
          continue;
        }
        List<FanoronaPosition> next = entry.getValue();
        if (next.isEmpty() && rules.score(at, at.turn()) > 0) {
          newWins.put(at, plies);
        } else if (next.stream().anyMatch(losses::containsKey)) {
          newWins.put(at, plies);
        } else if (next.stream().allMatch(wins::containsKey)) {
          newLosses.put(at, plies);
        }
      }
      wins.putAll(newWins);
      losses.putAll(newLosses);
    }
    assertThat(graph).hasSizeGreaterThan(900);
    Tables<FanoronaPosition> tables = tables(game, 8);
    int compared = 0;
    for (FanoronaPosition at : graph.keySet()) {
      if (at.own == 0 || at.enemy == 0) {
        continue;
      }
      TableValue expected =
          wins.containsKey(at)
              ? new TableValue(Result.WIN, wins.getOrDefault(at, -1))
              : losses.containsKey(at)
                  ? new TableValue(Result.LOSS, losses.getOrDefault(at, -1))
                  : new TableValue(Result.DRAW, 0);
      assertThat(tables.value(at)).as(game.notation().write(at)).contains(expected);
      compared++;
    }
    assertThat(compared).isGreaterThan(800);
    assertThat(tables.value(rules.initial())).contains(new TableValue(Result.WIN, 11));
  }

  /** What a proof says with few tables is what larger tables say. */
  @Test
  void proofsAgreeWithTables() {
    FanoronaGame game = Games.game("fanorona:3x3");
    Tables<FanoronaPosition> all = tables(game, 8);
    LoopSolver<FanoronaPosition> bare = new LoopSolver<>(game, Tables.none(game), 1 << 20);
    LoopSolver<FanoronaPosition> few = new LoopSolver<>(game, tables(game, 3), 1 << 20);
    int proofs = 0;
    for (FanoronaPosition position : some(game, 60)) {
      if (all.value(position).isEmpty()) {
        continue;
      }
      int expected = Integer.signum(all.sign(position));
      for (LoopSolver<FanoronaPosition> solver : List.of(bare, few)) {
        LoopSolver.Result result = solver.solve(position, () -> false, (seen, proof) -> {});
        assertThat(result.least()).as(game.notation().write(position)).isEqualTo(expected);
        assertThat(result.isKnown()).isTrue();
        proofs += result.proof() > 0 ? 1 : 0;
      }
    }
    assertThat(proofs).isGreaterThan(100);
  }

  /** The published values of the starts. */
  @ParameterizedTest
  @CsvSource({"3x3, 3, 1", "3x5, 5, 1", "5x3, 5, 1", "5x5, 5, 0", "3x7, 5, 1", "7x3, 5, 1"})
  void startsHaveTheirPublishedValues(String board, int pieces, int expected) {
    FanoronaGame game = Games.game("fanorona:" + board);
    LoopSolver<FanoronaPosition> solver = new LoopSolver<>(game, tables(game, pieces), 1 << 26);
    LoopSolver.Result result =
        solver.solve(game.rules().initial(), () -> false, (seen, proof) -> {});
    assertThat(result.isKnown()).isTrue();
    assertThat(result.least()).isEqualTo(expected);
    assertThat(result.proof()).isPositive();
  }

  /** On 5x5 b2-c3A draws and every other first move loses. */
  @Test
  @Tag("deep")
  void onlyOneFirstMoveDraws() {
    FanoronaGame game = Games.game("fanorona:5x5");
    LoopSolver<FanoronaPosition> solver = new LoopSolver<>(game, tables(game, 6), 1 << 28);
    FanoronaPosition start = game.rules().initial();
    MoveList moves = Games.moves(game, start);
    assertThat(moves.size()).isEqualTo(5);
    for (int i = 0; i < moves.size(); i++) {
      FanoronaPosition next = game.rules().copy(start);
      game.rules().play(next, moves.get(i));
      LoopSolver.Result result = solver.solve(next, () -> false, (seen, proof) -> {});
      String move = game.notation().writeMove(start, moves.get(i));
      assertThat(result.isKnown()).isTrue();
      assertThat(result.least()).as(move).isEqualTo(move.equals("b2-c3A") ? 0 : 1);
    }
  }

  /** Whole boards: the published lengths. */
  @ParameterizedTest
  @Tag("deep")
  @CsvSource({"3x5, 11", "5x3, 13"})
  void wholeBoardsHaveTheirPublishedLengths(String board, int plies) {
    FanoronaGame game = Games.game("fanorona:" + board);
    Tables<FanoronaPosition> tables = tables(game, 14);
    assertThat(tables.value(game.rules().initial())).contains(new TableValue(Result.WIN, plies));
  }
}
