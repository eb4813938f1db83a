package org.papamu.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.papamu.api.Look.Outline;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;

class MoveSentenceTest {

  private static String told(Scene before, String seat, Move move) {
    Map<String, String> manners = Map.of("A", "approach", "W", "withdrawal");
    return MoveSentence.of(before, seat, mark -> Optional.ofNullable(manners.get(mark)), move);
  }

  @Test
  void shiftsOfOnePieceAreToldInOneBreath() {
    Scene scene = Scenes.chequered(5, 5, Scenes.PITS);
    Move jumps =
        new Move(
            1,
            List.of(
                Step.shift(0, 2).taking(PointSet.of(1)), Step.shift(2, 4).taking(PointSet.of(3))));
    assertThat(told(scene, "black", jumps)).isEqualTo("Black moved a1–c1–e1 and took b1 and d1.");
  }

  @Test
  void eachStepWithAMarkIsToldByItself() {
    Scene scene = Scenes.lattice5x9();
    Move turn =
        new Move(
            1,
            List.of(
                Step.shift(0, 1).taking(PointSet.of(2, 3)).marked("A"),
                Step.shift(1, 10).taking(PointSet.of(19)).marked("W"),
                Step.shift(10, 11).marked("?")));
    assertThat(told(scene, "white", turn))
        .isEqualTo(
            "White moved a1–b1 by approach and took c1 and d1, then moved b1–b2 by withdrawal and"
                + " took b3, then moved b2–c2 (?).");
  }

  @Test
  void advisesAMoveThatMayBePlayed() {
    Scene scene = Scenes.lattice5x9();
    Move turn =
        new Move(
            1,
            List.of(
                Step.shift(0, 1).taking(PointSet.of(2)).marked("A"),
                Step.shift(1, 10).taking(PointSet.of(19)).marked("W")));
    Map<String, String> manners = Map.of("A", "approach", "W", "withdrawal");
    assertThat(MoveSentence.advising(scene, mark -> Optional.ofNullable(manners.get(mark)), turn))
        .isEqualTo(
            "Move a1–b1 by approach and take c1, then move b1–b2 by withdrawal and take b3.");
  }

  @Test
  void whatComesFromAPluginCannotSteerATerminal() {
    Scene scene = Scenes.chequered(2, 2, Scenes.PITS);
    Move move = Move.of(1, Step.shift(0, 3).marked("\u001b[2J"));
    assertThat(told(scene, "black", move)).isEqualTo("Black moved a1–b2 (\\x1b[2J).");
  }

  @Test
  void tellsACapture() {
    Scene scene = Scenes.lattice5x9();
    Topology board = scene.board();
    Step step =
        Step.shift(board.find("f2"), board.find("e3"))
            .taking(PointSet.of(board.find("d4"), board.find("c5")))
            .marked("A");
    assertThat(told(scene, "white", Move.of(1, step)))
        .isEqualTo("White moved f2–e3 by approach and took d4 and c5.");
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
    assertThat(told(scene, "black", move))
        .isEqualTo(
            "Black moved a1–c1 and took b1, then moved c1–e1, then moved e1–e3 and took c2, d2 and"
                + " e2.");
  }

  @Test
  void tellsPlacingRemovingAndPassing() {
    Scene scene = Scenes.chequered(2, 2, Scenes.PITS);
    assertThat(told(scene, "black", Move.of(1, Step.remove(0))))
        .isEqualTo("Black removed the black stone from a1.");
    assertThat(told(scene, "black", Move.of(1, Step.place(3))))
        .isEqualTo("Black placed a piece on b2.");
    assertThat(told(scene, "black", Move.of(1, Step.place(3, 2))))
        .isEqualTo("Black placed a white stone on b2.");
    assertThat(told(scene, "black", Move.of(1, Step.shift(0, 3).becoming(2))))
        .isEqualTo("Black moved a1–b2, becoming a white stone.");
    Scene pegs = Scene.of(Topology.grid(1, 1), Scenes.pegs(Outline.DISC));
    assertThat(told(pegs, "solver", Move.of(1, Step.place(0))))
        .isEqualTo("Solver placed a peg on a1.");
    assertThat(told(scene, "white", new Move(1, List.of()))).isEqualTo("White passed.");
  }

  @Test
  void tellsItInTheLanguageOfTheScene() {
    Step step = Step.shift(0, 1).taking(PointSet.of(2, 3)).marked("A").becoming(2);
    Move move = new Move(1, List.of(step, Step.remove(4)));
    Scene scene = Scenes.lattice5x9();
    assertThat(told(scene.withLanguage(Locale.forLanguageTag("ru")), "белые", move))
        .isEqualTo(
            "Белые: ход a1–b1 (approach), взято: c1 и d1, превращение: white stone, затем с e1"
                + " снимается white stone.");
    assertThat(told(scene.withLanguage(Locale.forLanguageTag("sv")), "vit", move))
        .isEqualTo(
            "Vit flyttade a1–b1 genom approach och slog c1 och d1 och blev white stone, sedan tog"
                + " bort white stone från e1.");
  }
}
