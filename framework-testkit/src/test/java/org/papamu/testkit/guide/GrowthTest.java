package org.papamu.testkit.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.BoardPosition;
import org.papamu.api.Budget;
import org.papamu.api.GameProvider;
import org.papamu.api.GameSpec;
import org.papamu.api.History;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Question;
import org.papamu.testkit.GameLaws;

class GrowthTest extends GameLaws {

  @Override
  protected GameProvider provider() {
    return new GrowthProvider();
  }

  private Growth game() {
    return (Growth) provider().game(GameSpec.parse(provider(), "growth:3x4"));
  }

  @Test
  void whoCannotGrowPasses() {
    Growth game = game();
    BoardPosition position = game.read("w1bw/wwbw/bbbw w");
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    assertThat(game.writeMove(position, moves.get(0))).isEqualTo("b3");
    BoardPosition shut = game.read("b1bw/bbbw/wbbw w");
    game.rules().moves(shut, moves);
    assertThat(moves.toArray()).containsExactly(game.rules().pass());
  }

  @Test
  void rowsGoRound() {
    Growth game = game();
    BoardPosition position = game.read("4/4/b3 b");
    MoveList moves = new MoveList();
    game.rules().moves(position, moves);
    assertThat(moves.toArray())
        .containsExactlyInAnyOrder(
            game.board().find("b1"), game.board().find("d1"), game.board().find("a2"));
  }

  @Test
  void thePlayerCramps() {
    Growth game = game();
    try (Player player = new CrampedProvider().player(Map.of(), new SplittableRandom(1))) {
      BoardPosition position = game.read("2b1/bw2/4 b");
      History<BoardPosition> history = History.startingAt(game, position);
      long move = player.choose(Question.of(history, Budget.UNLIMITED)).move();
      assertThat(game.writeMove(position, move)).isEqualTo("c2");
    }
  }
}
