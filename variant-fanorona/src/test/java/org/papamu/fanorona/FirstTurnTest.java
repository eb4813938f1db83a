package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.MoveList;

/** {@code first=single}, which a position decides, against the counting of turns. */
class FirstTurnTest {

  static List<String> allBoards() {
    List<String> boards = new ArrayList<>();
    for (int rows = 3; rows <= 21; rows += 2) {
      for (int columns = 3; rows * columns <= 63; columns += 2) {
        boards.add(rows + "x" + columns);
      }
    }
    return boards;
  }

  @ParameterizedTest
  @MethodSource("allBoards")
  void sameAsCountingTurnsOnEveryBoard(String board) {
    compare(board, 3);
  }

  @ParameterizedTest
  @CsvSource({"3x3, 11", "3x5, 6", "3x7, 6", "5x3, 8", "5x5, 5", "5x9, 4"})
  void sameAsCountingTurnsForLonger(String board, int plies) {
    compare(board, plies);
  }

  private static void compare(String board, int plies) {
    FanoronaGame game = Games.game("fanorona:%s,first=single".formatted(board));
    FanoronaGame usual = Games.game("fanorona:" + board);
    compare(game, usual, game.rules().initial(), 0, plies);
  }

  private static void compare(
      FanoronaGame game, FanoronaGame usual, FanoronaPosition position, int ply, int plies) {
    MoveList moves = Games.moves(game, position);
    if (ply < 2) {
      for (int i = 0; i < moves.size(); i++) {
        assertThat(game.rules().describe(position, moves.get(i)).steps()).hasSize(1);
      }
    } else {
      assertThat(moves.toArray()).isEqualTo(Games.moves(usual, position).toArray());
    }
    if (ply == plies) {
      return;
    }
    FanoronaPosition child = game.rules().copy(position);
    for (int i = 0; i < moves.size(); i++) {
      game.rules().copy(position, child);
      game.rules().play(child, moves.get(i));
      compare(game, usual, child, ply + 1, plies);
    }
  }

  /** Where it is the first turn, a longer sequence is cut to its first capture. */
  @Test
  void blacksFirstTurnIsCut() {
    FanoronaGame game = Games.game("fanorona:5x9,first=single");
    FanoronaPosition position = game.rules().initial();
    game.rules().play(position, Games.read(game, position, "e2-e3A"));
    int all = Games.moves(Games.game("fanorona:5x9"), position).size();
    assertThat(Games.moves(game, position).size()).isPositive().isLessThan(all);
  }
}
