package org.papamu.fanorona;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.PointSet;

/** The return game. */
class VelaTest {

  private static final FanoronaGame VELA = Games.game("fanorona:5x9,vela=on");
  private static final FanoronaGame USUAL = Games.game("fanorona:5x9");

  /** In the first part White takes one stone a turn and Black none; then the usual rules resume. */
  @Test
  void whiteAloneCapturesUntilFiveAreLeft() {
    SplittableRandom random = new SplittableRandom(5);
    int resumed = 0;
    for (int number = 0; number < 300; number++) {
      FanoronaPosition position = VELA.rules().initial();
      for (MoveList moves = Games.moves(VELA, position);
          !moves.isEmpty();
          moves = Games.moves(VELA, position)) {
        int black = Long.bitCount(position.stones(FanoronaPosition.BLACK));
        if (black == 5 && position.quiet == 0 && position.turn == FanoronaPosition.BLACK) {
          resumed++;
        }
        if (black <= 5) {
          assertThat(moves.toArray()).isEqualTo(Games.moves(USUAL, position).toArray());
        } else {
          checkFirstPart(position, moves);
        }
        VELA.rules().play(position, moves.get(random.nextInt(moves.size())));
      }
      checkEnd(position);
    }
    assertThat(resumed).isPositive();
  }

  private static void checkFirstPart(FanoronaPosition position, MoveList moves) {
    for (int i = 0; i < moves.size(); i++) {
      Move move = VELA.rules().describe(position, moves.get(i));
      assertThat(move.steps()).hasSize(1);
      assertThat(move.taken().size()).isEqualTo(position.turn == FanoronaPosition.WHITE ? 1 : 0);
    }
  }

  private static void checkEnd(FanoronaPosition position) {
    String key = Outcome.of(VELA, position).orElseThrow().reason().key();
    boolean firstPart = Long.bitCount(position.stones(FanoronaPosition.BLACK)) > 5;
    if (position.turn == FanoronaPosition.WHITE && firstPart) {
      assertThat(key).isEqualTo("fanorona.vela-no-capture");
      assertThat(VELA.rules().score(position, FanoronaPosition.WHITE)).isEqualTo(-1);
    } else {
      assertThat(key).isIn("fanorona.no-stones", "fanorona.no-move", "fanorona.quiet");
    }
  }

  @Test
  void onlyTheStoneNextToTheStepIsTaken() {
    FanoronaPosition position = VELA.notation().read("bbb6/bbb6/9/bw1bbbb2/9 w 0");
    long approach = Games.read(VELA, position, "b2-c2A");
    long withdrawal = Games.read(VELA, position, "b2-c2W");
    assertThat(VELA.rules().describe(position, approach).taken())
        .isEqualTo(PointSet.of(VELA.board().find("d2")));
    assertThat(VELA.rules().describe(position, withdrawal).taken())
        .isEqualTo(PointSet.of(VELA.board().find("a2")));
    VELA.rules().play(position, approach);
    assertThat(VELA.notation().write(position)).isEqualTo("bbb6/bbb6/9/b1w1bbb2/9 b 0");
  }

  @Test
  void blackMovesWithoutCapturingThoughAStoneLiesInLine() {
    FanoronaPosition position = VELA.notation().read("bbbbbb3/9/b1w6/9/9 b 0");
    long move = Games.read(VELA, position, "a3-b3");
    assertThat(VELA.rules().describe(position, move).taken()).isEqualTo(PointSet.EMPTY);
    assertThat(VELA.notation().writeMove(position, move)).isEqualTo("a3-b3");
    VELA.rules().play(position, move);
    assertThat(VELA.notation().write(position)).isEqualTo("bbbbbb3/9/1bw6/9/9 w 1");
  }
}
