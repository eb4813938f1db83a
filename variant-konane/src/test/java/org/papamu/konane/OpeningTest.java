package org.papamu.konane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.MoveList;

/** The first two plies: what may be taken off, for every combination of odd and even sides. */
class OpeningTest {

  @ParameterizedTest
  @CsvSource({
    // Even by even: two stones of the middle four, two corners.
    "konane:8x8, a1 d4 e5 h8",
    "konane:6x6, a1 c3 d4 f6",
    "konane:2x2, a1 b2",
    "konane:14x14, a1 g7 h8 n14",
    // Odd by even and even by odd: one stone of the middle pair, two corners.
    "konane:13x20, a1 a13 k7",
    "konane:14x17, a1 i7 q1",
    "konane:3x4, a1 a3 b2",
    "konane:4x3, a1 b2 c1",
    // Odd by odd with a black middle: the middle, four corners.
    "konane:9x13, a1 a9 g5 m1 m9",
    "konane:3x3, a1 a3 b2 c1 c3",
    // Odd by odd with a white middle: the four around it, four corners.
    "konane:5x7, a1 a5 c3 d2 d4 e3 g1 g5",
    // A single row or column.
    "konane:1x1, a1",
    "konane:1x3, a1 c1",
    "konane:1x4, a1 c1",
    "konane:1x9, a1 e1 i1",
    "konane:9x1, a1 a5 a9",
    "konane:1x100, a1 ay1",
    // The other openings.
    "'konane:8x8,opening=centre', d4 e5",
    "'konane:8x8,opening=corner', a1 h8",
    "'konane:9x13,opening=centre', g5",
    "'konane:9x13,opening=corner', a1 a9 m1 m9",
    "'konane:5x7,opening=centre', c3 d2 d4 e3",
    "'konane:13x20,opening=centre', k7",
    "'konane:3x4,opening=any', a1 a3 b2 c1 c3 d2",
  })
  void blackTakesOff(String game, String points) {
    assertThat(first(Boards.game(game))).isEqualTo(List.of(points.split(" ", -1)));
  }

  private static <P extends KonanePosition> List<String> first(KonaneGame<P> game) {
    return Boards.moves(game, game.rules().initial());
  }

  @ParameterizedTest
  @CsvSource({
    "konane:8x8, wbwbwbwb/bwbwbwbw/wbwbwbwb/bwbwbwbw/wbw1wbwb/bwbwbwbw/wbwbwbwb/bwbwbwbw w r,"
        + " c4 d3 d5 e4",
    "konane:2x2, wb/1w w r, a2 b1",
    "konane:3x3, bwb/w1w/bwb w r, a2 b1 b3 c2",
    "konane:1x4, bw1w w r, b1 d1",
  })
  void whiteTakesOffANeighbour(String game, String position, String points) {
    assertThat(Boards.moves(Boards.game(game), position)).isEqualTo(List.of(points.split(" ", -1)));
  }

  @Test
  void aHoleThatTheOpeningForbidsIsAccepted() {
    assertThat(Boards.moves(Boards.game("konane:4x4"), "wbwb/bw1w/wbwb/bwbw w r"))
        .containsExactly("b3", "c2", "c4", "d3");
  }

  @Test
  void jumpsBeginWithBlackAfterBothRemovals() {
    KonaneGame<NarrowPosition> game = Boards.narrow(4, 4);
    NarrowPosition position = game.rules().initial();
    MoveList moves = new MoveList();
    game.readMoves(position, "b2", moves);
    game.rules().play(position, moves.get(0));
    assertThat(game.notation().write(position)).isEqualTo("wbwb/bwbw/w1wb/bwbw w r");
    game.readMoves(position, "b3", moves);
    game.rules().play(position, moves.get(0));
    assertThat(game.notation().write(position)).isEqualTo("wbwb/b1bw/w1wb/bwbw b j");
    assertThat(Boards.moves(game, position)).containsExactly("d2-b2");
  }
}
