package org.papamu.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.papamu.api.Look.Outline;
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
            White to move.\
            """);
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
  void speaksTheLanguageOfTheScene() {
    Scene scene =
        Scenes.rows(Topology.grid(1, 6), Scenes.PITS, "..bw..")
            .withTrail(List.of(0, 2))
            .withSelected(3)
            .withTarget(5, Scene.Prospect.WIN)
            .withTarget(4, Scene.Prospect.DRAW)
            .withToMove("белые")
            .withLanguage(Locale.forLanguageTag("ru"));
    assertThat(BoardWords.board(scene))
        .isEqualTo(
            """
            1 горизонталь, 6 вертикалей: black 1, white 1, пусто 4.
            Горизонталь 1: black c1; white d1.
            Последний ход: a1–c1.
            Выбрано: d1.
            Можно пойти на e1 (ничья) или f1 (выигрыш).
            Ход: белые.\
            """);
  }
}
