package org.papamu.pegsolitaire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.core.exact.MoveWorth;
import org.papamu.core.exact.Oracle;
import org.papamu.core.exact.Worth;
import org.papamu.core.exact.Worth.Result;

/** What is said of the moves of puzzles, against looking at everything. */
class OracleTest {

  private static final int NONE = 1000;

  private final Map<List<Object>, Integer> fewest = new HashMap<>();

  /** The fewest sweeps to a solution, if the peg on a point moved last. */
  private int sweeps(PegSolitaire game, PegPosition position, int last) {
    List<Object> key = List.of(game.notation().write(position), last);
    Integer known = fewest.get(key);
    if (known != null) {
      return known;
    }
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    int best = moves.isEmpty() && game.rules().score(position, 0) == game.info().best() ? 0 : NONE;
    for (int i = 0; i < moves.size(); i++) {
      best = Math.min(best, sweepsBy(game, position, moves.get(i), last));
    }
    fewest.put(key, best);
    return best;
  }

  private int sweepsBy(PegSolitaire game, PegPosition position, long move, int last) {
    List<Integer> trail = game.rules().describe(position, move).trails().get(0);
    PegPosition child = game.rules().copy(position);
    game.rules().play(child, move);
    int after = sweeps(game, child, trail.get(trail.size() - 1));
    return after >= NONE ? NONE : after + (trail.get(0) == last ? 0 : 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"triangle15", "triangle15,start=a3", "triangle10,start=a2"})
  void everyMoveOfRandomGames(String board) {
    PegSolitaire game = Games.game(board);
    Oracle<PegPosition> oracle = Oracle.of(game, 1 << 24);
    SplittableRandom random = new SplittableRandom(9);
    int solvable = 0;
    int dead = 0;
    for (int i = 0; i < 12; i++) {
      PegPosition position = game.rules().initial();
      MoveList moves = new MoveList();
      game.rules().moves(position, moves);
      while (!moves.isEmpty()) {
        for (MoveWorth told : oracle.moves(position, new Oracle.Limits(10_000, Stop.NEVER))) {
          int expected = sweepsBy(game, position, told.move(), -1);
          Worth worth = told.worth();
          assertThat(worth.result()).isEqualTo(expected < NONE ? Result.WIN : Result.LOSS);
          if (expected < NONE) {
            assertThat(worth.sweeps()).hasValue(expected);
            solvable++;
          } else {
            dead++;
          }
        }
        game.rules().play(position, moves.pick(random));
        game.rules().moves(position, moves);
      }
    }
    assertThat(dead).isGreaterThan(10);
    assertThat(solvable + dead).isGreaterThan(60);
  }
}
