package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Player.Stop;
import org.papamu.api.Question;
import org.papamu.core.search.AlphaBetaProvider;
import org.papamu.core.table.TableValue;
import org.papamu.core.table.TableValue.Result;
import org.papamu.core.table.TableWork;
import org.papamu.core.table.Tables;

/** Alpha-beta plays won endings of few stones by the shortest way, however little it searches. */
class SmallTablesTest {

  @Test
  void wonEndingsAreWonByTheShortestWay() {
    FanoronaGame game = Games.game("fanorona:5x5");
    Tables<FanoronaPosition> tables =
        TableWork.inMemory(
                game,
                Tables.none(game),
                new TableWork.Settings(
                    4, 1, 1L << 28, false, Stop.NEVER, () -> 0, (name, level, done, of) -> {}))
            .tables();
    SplittableRandom random = new SplittableRandom(11);
    Budget little = Budget.UNLIMITED.withNodes(300);
    int won = 0;
    try (Player player =
        new AlphaBetaProvider().player(Map.of("hash", "1", "tables", "small"), random)) {
      for (int i = 0; i < 200 && won < 20; i++) {
        FanoronaPosition position = game.rules().initial();
        for (MoveList moves = Games.moves(game, position);
            !moves.isEmpty();
            moves = Games.moves(game, position)) {
          TableValue value = tables.value(position).orElse(new TableValue(Result.DRAW, 0));
          if (value.result() == Result.WIN && value.plies() < 40) {
            won++;
            long move =
                player.choose(Question.of(History.startingAt(game, position), little)).move();
            game.rules().play(position, move);
            if (game.rules().isOver(position, new MoveList())) {
              assertThat(value.plies()).isEqualTo(1);
            } else {
              assertThat(tables.value(position))
                  .contains(new TableValue(Result.LOSS, value.plies() - 1));
            }
            break;
          }
          game.rules().play(position, moves.pick(random));
        }
      }
    }
    assertThat(won).isGreaterThan(10);
  }
}
