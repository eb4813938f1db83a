package org.papamu.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.papamu.api.Look.Outline;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;

class BoardWordsTest {

  @Test
  void tellsTheBoardRowByRow() {
    Scene scene =
        Scenes.rows(Topology.grid(3, 5), Scenes.PITS, "bbbb. w.w.b .....").withToMove("white");
    assertThat(BoardWords.board(scene))
        .isEqualTo(
            """
            3 rows, 5 columns: black 5, white 2, empty 8.
            Row 3: black a3 to d3.
            Row 2: black e2; white a2 c2.
            Row 1: empty.
            White to move.""");
  }

  @Test
  void tellsWhatIsPointedOut() {
    Scene scene =
        Scenes.rows(Topology.grid(1, 6), Scenes.PITS, "..bw..")
            .withTrail(List.of(0, 2))
            .withTaken(PointSet.of(1))
            .withSelected(3)
            .withTarget(4, Scene.Prospect.OPEN)
            .withTarget(5, Scene.Prospect.WIN)
            .withTarget(1, Scene.Prospect.LOSS);
    assertThat(BoardWords.board(scene).lines().skip(2))
        .containsExactly(
            "Last move: a1 to c1.",
            "Taken: b1.",
            "Chosen: d1.",
            "It may go to b1 (loses), e1 or f1 (wins).");
  }

  @Test
  void aBoardWithoutTitleIsCalledByItsSize() {
    assertThat(BoardWords.title(Scenes.chequered(3, 5, Scenes.PITS)))
        .isEqualTo("A board of 3 by 5");
    assertThat(BoardWords.title(Scenes.grid8x8())).isEqualTo("Kōnane 8×8");
  }

  @Test
  void namesAreShortWhereTheyShareTheirNoun() {
    assertThat(BoardWords.name(Scenes.PITS, 1)).isEqualTo("black");
    assertThat(BoardWords.name(Scenes.MEN_AND_KINGS, 3)).isEqualTo("black king");
    assertThat(BoardWords.name(Scenes.pegs(Outline.DISC), 1)).isEqualTo("peg");
    assertThat(BoardWords.name(Scenes.PITS, 7)).isEqualTo("piece 7");
  }

  @Test
  void tellsACapture() {
    Scene scene = Scenes.lattice5x9();
    Topology board = scene.board();
    Step step =
        Step.shift(board.find("f2"), board.find("e3"))
            .taking(PointSet.of(board.find("d4"), board.find("c5")))
            .marked("A");
    assertThat(BoardWords.move(scene, "white", Move.of(1, step)))
        .isEqualTo("White moved f2–e3 (A) and took d4 and c5.");
  }

  @Test
  void tellsASequenceStepByStep() {
    Scene scene = Scenes.chequered(5, 5, Scenes.PITS);
    Move move =
        new Move(
            1,
            List.of(
                Step.shift(0, 2).taking(PointSet.of(1)),
                Step.shift(2, 4),
                Step.shift(4, 14).taking(PointSet.of(9, 8, 7))));
    assertThat(BoardWords.move(scene, "black", move))
        .isEqualTo(
            "Black moved a1–c1 and took b1, then moved c1–e1, then moved e1–e3 and took c2, d2 and"
                + " e2.");
  }

  @Test
  void tellsPlacingRemovingAndPassing() {
    Scene scene = Scenes.chequered(2, 2, Scenes.PITS);
    assertThat(BoardWords.move(scene, "black", Move.of(1, Step.remove(0))))
        .isEqualTo("Black removed the black stone from a1.");
    assertThat(BoardWords.move(scene, "black", Move.of(1, Step.place(3))))
        .isEqualTo("Black placed a piece on b2.");
    assertThat(BoardWords.move(scene, "black", Move.of(1, Step.place(3, 2))))
        .isEqualTo("Black placed a white stone on b2.");
    assertThat(BoardWords.move(scene, "black", Move.of(1, Step.shift(0, 3).becoming(2))))
        .isEqualTo("Black moved a1–b2, becoming a white stone.");
    Scene pegs = Scene.of(Topology.grid(1, 1), Scenes.pegs(Outline.DISC));
    assertThat(BoardWords.move(pegs, "solver", Move.of(1, Step.place(0))))
        .isEqualTo("Solver placed a peg on a1.");
    assertThat(BoardWords.move(scene, "white", new Move(1, List.of()))).isEqualTo("White passed.");
  }
}
