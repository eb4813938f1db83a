package org.papamu.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.Look.Material;
import org.papamu.api.Look.Outline;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;
import org.papamu.core.view.TextSettings.Characters;
import org.papamu.core.view.TextSettings.Colouring;
import org.papamu.core.view.TextSettings.Tints;

/** Boards on terminals that are larger than 80 by 24. */
class LargeTextBoardTest {

  private static final TextSettings LARGE = TextSettings.PLAIN.withWidth(120).withHeight(36);
  private static final TextBoard UNICODE = new TextBoard(LARGE);
  private static final TextBoard ASCII = new TextBoard(LARGE.withCharacters(Characters.ASCII));

  @Test
  void diagonalsKeepTheirDirectionBetweenStones() {
    assertThat(UNICODE.draw(Scenes.rows(Topology.lattice(2, 3), Scenes.LINES, "w.b .b.")))
        .isEqualTo(
            """
                 ▄▄▄             ▄▄▄
            2   ▐   ▌─────·─────▐███▌
                 ▀▀▀    ╱ │ ╲    ▀▀▀
                  │   ╱   │   ╲   │
                  │ ╱    ▄▄▄    ╲ │
            1     ·─────▐███▌─────·
                         ▀▀▀
                  a       b       c
            """);
  }

  @Test
  void bothDiagonalsCross() {
    Scene scene = Scene.of(Topology.gridWithDiagonals(2, 2), Scenes.LINES);
    assertThat(ASCII.draw(scene))
        .isEqualTo(
            """

            2     .-------.
                  | \\   / |
                  |   X   |
                  | /   \\ |
            1     .-------.

                  a       b
            """);
    assertThat(new TextBoard(LARGE.withHeight(7)).draw(scene))
        .isEqualTo(
            """
            2   ·───·
                │ ╳ │
            1   ·───·
                a   b
            """);
  }

  @Test
  void theOutlineFollowsTheCells() {
    assertThat(UNICODE.draw(Scene.of(Scenes.DIAMOND, Scenes.pegs(Outline.POINTS))))
        .isEqualTo(
            """
                          ╭─────╮
                          │     │
            5             │  ◦  │
                    ╭─────╯     ╰─────╮
                    │                 │
            4       │  ◦     ◦     ◦  │
              ╭─────╯                 ╰─────╮
              │                             │
            3 │  ◦     ◦     ◦     ◦     ◦  │
              │                             │
              ╰─────╮                 ╭─────╯
            2       │  ◦     ◦     ◦  │
                    │                 │
                    ╰─────╮     ╭─────╯
            1             │  ◦  │
                          │     │
                          ╰─────╯
                 a     b     c     d     e
            """);
  }

  @Test
  void trianglesLeanToTheirShape() {
    assertThat(UNICODE.draw(Scene.of(Topology.triangle(3), Scenes.LINES)))
        .isEqualTo(
            """

                    3     ·
                         ╱ ╲
                        ╱   ╲
                       ╱     ╲
                2     ·───────·
                     ╱ ╲     ╱ ╲
                    ╱   ╲   ╱   ╲
                   ╱     ╲ ╱     ╲
            1     ·───────·───────·

                a       b       c
            """);
  }

  @Test
  void everyPieceShowsWhatItIs() {
    assertThat(UNICODE.draw(Scenes.rows(Topology.grid(1, 5), Scenes.MEN_AND_KINGS, "bwBW.")))
        .isEqualTo(
            """
              ╭─────────────────────────────╮
              │ ▄▄▄   ▄▄▄   ▄▄▄   ▄▄▄       │
            1 │▐███▌ ▐   ▌ ▐ ◆ ▌ ▐ ◇ ▌   ·  │
              │ ▀▀▀   ▀▀▀   ▀▀▀   ▀▀▀       │
              ╰─────────────────────────────╯
                 a     b     c     d     e
            """);
    assertThat(ASCII.draw(Scenes.rows(Topology.grid(1, 4), Scenes.MARKS, "xo#.")))
        .isEqualTo(
            """
              +-----------------------+
              |.---. .---. .---.      |
            1 || x | | o | | # |   .  |
              |'---' '---' '---'      |
              +-----------------------+
                 a     b     c     d
            """);
  }

  @Test
  void marksStandAtThePiece() {
    Scene scene =
        Scenes.rows(Topology.grid(1, 4), Scenes.PITS, "bw.b")
            .withTaken(PointSet.of(1, 2))
            .withTrail(List.of(2, 3));
    assertThat(UNICODE.lines(scene, OptionalInt.of(0)).get(2))
        .isEqualTo("1 │>███< ×   ×   ▫   [███]│");
  }

  @ParameterizedTest
  @CsvSource({"13, 20, 28", "8, 8, 27", "10, 10, 33", "12, 12, 26"})
  void takesTheRoomThatThereIs(int rows, int columns, int lines) {
    assertThat(UNICODE.lines(Scenes.chequered(rows, columns, Scenes.PITS))).hasSize(lines);
  }

  @ParameterizedTest
  @CsvSource({"80, 36, 10", "114, 36, 10", "115, 36, 20", "120, 20, 20", "120, 19, 10"})
  void linesTakeTheRoomThatThereIs(int width, int height, int lines) {
    TextBoard board = new TextBoard(LARGE.withWidth(width).withHeight(height));
    assertThat(board.lines(Scenes.chequered(5, 9, Scenes.LINES))).hasSize(lines);
  }

  static Stream<Arguments> scenes() {
    return Scenes.all().entrySet().stream()
        .map(entry -> Arguments.of(entry.getKey(), entry.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenes")
  void coloursAddNothingButColours(String name, Scene scene) {
    for (Tints tints : Tints.values()) {
      String coloured = new TextBoard(LARGE.withColour(Colouring.ON).withTints(tints)).draw(scene);
      List<String> plain =
          coloured.replaceAll("\u001b\\[[0-9;]*m", "").lines().map(String::stripTrailing).toList();
      assertThat(plain).isEqualTo(UNICODE.lines(scene));
    }
  }

  @Test
  void aLightStoneIsFilledUnlessThatMakesItDark() {
    Scene onStone = Scenes.rows(Topology.grid(1, 2), Scenes.PITS, "wb");
    Scene onPaper = Scenes.rows(Topology.grid(1, 2), Scenes.CELLS, "wb");
    TextBoard light = new TextBoard(LARGE.withColour(Colouring.ON).withTints(Tints.LIGHT));
    assertThat(Scenes.CELLS.material()).isEqualTo(Material.PAPER);
    assertThat(light.lines(onStone).get(2)).contains("48;5;231m   \u001b");
    assertThat(light.lines(onPaper).get(2)).contains("▐\u001b[0;48;5;255m   \u001b");
  }

  @Test
  void aLetterOnAFilledPieceHasTheColourOfTheGround() {
    Scene scene = Scenes.rows(Topology.grid(1, 1), Scenes.MEN_AND_KINGS, "W");
    assertThat(new TextBoard(LARGE.withColour(Colouring.ON)).lines(scene).get(2))
        .contains("\u001b[0;1;38;5;94;48;5;231m◇");
  }
}
