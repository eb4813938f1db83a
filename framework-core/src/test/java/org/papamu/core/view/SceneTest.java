package org.papamu.core.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.papamu.api.Look;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.board.Topology;
import org.papamu.core.view.Scene.LastMove;

class SceneTest {

  private static final Scene EMPTY = Scene.of(Topology.grid(2, 3), Look.plain());

  /** A position that holds its point's number on every second point. */
  private record Numbers() implements Position {
    @Override
    public int turn() {
      return 0;
    }

    @Override
    public int at(int point) {
      return point % 2 * point;
    }

    @Override
    public long hash() {
      return 0;
    }
  }

  @Test
  void takesThePiecesOfAPosition() {
    assertThat(EMPTY.withPosition(new Numbers()).pieces()).containsExactly(0, 1, 0, 3, 0, 5);
  }

  @Test
  void refusesWhatIsNotOnTheBoard() {
    assertThatIllegalArgumentException().isThrownBy(() -> EMPTY.withPieces(List.of(1)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EMPTY.withPieces(List.of(0, 0, -1, 0, 0, 0)));
    assertThatIllegalArgumentException().isThrownBy(() -> EMPTY.withSelected(6));
    assertThatIllegalArgumentException().isThrownBy(() -> EMPTY.withTrail(List.of(0, -1)));
    assertThatIllegalArgumentException().isThrownBy(() -> EMPTY.withTrail(List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> EMPTY.withTaken(PointSet.of(64)));
    assertThatIllegalArgumentException().isThrownBy(() -> EMPTY.withTargets(PointSet.of(6)));
    assertThatIllegalArgumentException().isThrownBy(() -> EMPTY.withArrow(List.of(0, 6), 1));
    assertThatIllegalArgumentException().isThrownBy(() -> EMPTY.withArrow(List.of(0), 1));
    assertThatIllegalArgumentException().isThrownBy(() -> EMPTY.withArrow(List.of(0, 1), 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EMPTY.withArrow(List.of(0, 1), Double.NaN));
  }

  @Test
  void shiftsInARowAreOneTrail() {
    LastMove last =
        LastMove.of(
            new Move(
                1,
                List.of(
                    Step.shift(0, 2).taking(PointSet.of(1)),
                    Step.shift(2, 8).taking(PointSet.of(5)))));
    assertThat(last.trails()).containsExactly(List.of(0, 2, 8));
    assertThat(last.taken()).isEqualTo(PointSet.of(1, 5));
  }

  @Test
  void whatIsPlacedIsATrailOfItsOwn() {
    LastMove last =
        LastMove.of(new Move(1, List.of(Step.shift(0, 2), Step.place(5), Step.place(6))));
    assertThat(last.trails()).containsExactly(List.of(0, 2), List.of(5), List.of(6));
  }

  @Test
  void whatIsRemovedIsTaken() {
    LastMove last = LastMove.of(Move.of(1, Step.remove(4)));
    assertThat(last.trails()).isEmpty();
    assertThat(last.taken()).isEqualTo(PointSet.of(4));
  }

  @Test
  void aMoveByTwoPiecesIsTwoTrails() {
    LastMove last = LastMove.of(new Move(1, List.of(Step.shift(0, 1), Step.shift(3, 4))));
    assertThat(last.trails()).containsExactly(List.of(0, 1), List.of(3, 4));
  }

  @Test
  void theCaptionIsWhoIsToMoveUnlessSomethingIsSaid() {
    assertThat(EMPTY.words().line()).isEmpty();
    assertThat(EMPTY.withToMove("white").words().line()).isEqualTo("White to move");
    assertThat(EMPTY.withToMove("white").withCaption("Over.").words().line()).isEqualTo("Over.");
  }

  @Test
  void remarksStandBehindWhoIsToMove() {
    Scene told = EMPTY.withToMove("white").withRemarks(List.of("white has 3 in hand", "black 4"));
    assertThat(told.words().line()).isEqualTo("White to move; white has 3 in hand; black 4");
    assertThat(told.withCaption("Over.").words().line()).isEqualTo("Over.");
    assertThat(EMPTY.withRemarks(List.of("3 in hand")).words().line()).isEmpty();
  }
}
