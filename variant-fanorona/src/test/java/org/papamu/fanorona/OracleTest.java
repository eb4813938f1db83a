package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Player.Stop;
import org.papamu.api.Question;
import org.papamu.core.exact.LoopPlayers;
import org.papamu.core.exact.MoveWorth;
import org.papamu.core.exact.Oracle;
import org.papamu.core.exact.Worth;
import org.papamu.core.exact.Worth.Result;
import org.papamu.core.table.TableWork;
import org.papamu.core.table.Tables;

/** What is said of moves of Fanorona, against the table of the whole board. */
class OracleTest {

  private static final Oracle.Limits LIMITS = new Oracle.Limits(100_000, Stop.NEVER);

  private static FanoronaPosition after(FanoronaGame game, FanoronaPosition position, long move) {
    FanoronaPosition child = game.rules().copy(position);
    game.rules().play(child, move);
    return child;
  }

  @Test
  void theStartOfTheSmallestBoard() {
    FanoronaGame game = Games.game("fanorona:3x3");
    FanoronaPosition start = game.rules().initial();
    Oracle<FanoronaPosition> oracle = Oracle.of(game, 1 << 24);
    List<String> told =
        oracle.moves(start, LIMITS).stream()
            .map(
                each ->
                    "%s %s %s"
                        .formatted(
                            game.notation().writeMove(start, each.move()),
                            each.worth().result(),
                            each.worth().plies().orElse(-1)))
            .toList();
    assertThat(told)
        .containsExactlyInAnyOrder(
            "c1-b2A WIN 11", "c2-b2A WIN 11", "a1-b2A LOSS 10", "b1-b2A LOSS 8");
    assertThat(oracle.worth(start, LIMITS))
        .isEqualTo(new Worth(1, 1, OptionalInt.of(11), OptionalInt.empty()));
  }

  /** The oracle may make tables of three stones at most, so most of it is proof search. */
  @Test
  void agreesWithTheTableOfTheWholeBoard() {
    FanoronaGame game = Games.game("fanorona:3x3");
    Tables<FanoronaPosition> all =
        TableWork.inMemory(
                game,
                Tables.none(game),
                new TableWork.Settings(
                    8, 1, 1L << 28, false, Stop.NEVER, () -> 0, (name, level, done, of) -> {}))
            .tables();
    Oracle<FanoronaPosition> oracle = Oracle.of(game, 1 << 11);
    SplittableRandom random = new SplittableRandom(3);
    int known = 0;
    for (int i = 0; i < 30; i++) {
      FanoronaPosition position = game.rules().initial();
      for (MoveList moves = Games.moves(game, position);
          !moves.isEmpty();
          moves = Games.moves(game, position)) {
        for (MoveWorth told : oracle.moves(position, LIMITS)) {
          FanoronaPosition child = after(game, position, told.move());
          if (all.value(child).isPresent()) {
            int sign = -Integer.signum(all.sign(child));
            assertThat(told.worth().least()).isLessThanOrEqualTo(sign);
            assertThat(told.worth().most()).isGreaterThanOrEqualTo(sign);
            known += told.worth().isKnown() ? 1 : 0;
          }
        }
        game.rules().play(position, moves.pick(random));
      }
    }
    assertThat(known).isGreaterThan(200);
  }

  @Test
  void perfectWinsWithinTheLengthOfTheWin() {
    FanoronaGame game = Games.game("fanorona:3x3");
    SplittableRandom random = new SplittableRandom(5);
    try (Player perfect = new LoopPlayers().player(Map.of("hash", "4"), random)) {
      for (int i = 0; i < 40; i++) {
        FanoronaPosition position = game.rules().initial();
        long[] played = {};
        for (MoveList moves = Games.moves(game, position);
            !moves.isEmpty();
            moves = Games.moves(game, position)) {
          History<FanoronaPosition> history = History.of(game, game.rules().initial(), played);
          long move =
              position.turn() == 0
                  ? perfect.choose(Question.of(history, Budget.UNLIMITED)).move()
                  : moves.pick(random);
          played = java.util.Arrays.copyOf(played, played.length + 1);
          played[played.length - 1] = move;
          game.rules().play(position, move);
        }
        assertThat(game.rules().score(position, 0)).isEqualTo(1);
        assertThat(played.length).isLessThanOrEqualTo(11);
      }
    }
  }

  @Test
  void theBestComeFirst() {
    Worth quick = new Worth(1, 1, OptionalInt.of(3), OptionalInt.empty());
    Worth slow = new Worth(1, 1, OptionalInt.of(9), OptionalInt.empty());
    Worth won = new Worth(1, 1, OptionalInt.empty(), OptionalInt.empty());
    Worth hopeful = new Worth(0, 1, OptionalInt.empty(), OptionalInt.empty());
    Worth drawn = new Worth(0, 0, OptionalInt.empty(), OptionalInt.empty());
    Worth open = new Worth(-1, 1, OptionalInt.empty(), OptionalInt.empty());
    Worth late = new Worth(-1, -1, OptionalInt.of(8), OptionalInt.empty());
    Worth soon = new Worth(-1, -1, OptionalInt.of(2), OptionalInt.empty());
    List<Worth> mixed = List.of(soon, open, drawn, late, won, slow, hopeful, quick);
    assertThat(mixed.stream().sorted(Worth.bestFirst()).toList())
        .containsExactly(quick, slow, won, hopeful, drawn, open, late, soon);
    assertThat(open.result()).isEqualTo(Result.UNKNOWN);
  }
}
