package org.papamu.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.papamu.api.Look;
import org.papamu.api.Look.Material;
import org.papamu.api.Look.Outline;
import org.papamu.api.Look.Piece;
import org.papamu.api.Look.Shape;
import org.papamu.api.Look.Surface;
import org.papamu.api.Look.Tone;
import org.papamu.api.PointSet;
import org.papamu.api.board.Topology;
import org.papamu.core.view.Scene.Labels;
import org.papamu.core.view.Scene.Prospect;
import org.papamu.core.view.TextSettings.Characters;
import org.papamu.core.view.TextSettings.Colouring;

class TextBoardTest {

  private static final TextBoard UNICODE = new TextBoard(TextSettings.PLAIN);
  private static final TextBoard ASCII =
      new TextBoard(TextSettings.PLAIN.withCharacters(Characters.ASCII));

  static Stream<Arguments> scenes() {
    return Scenes.all().entrySet().stream().map(e -> Arguments.of(e.getKey(), e.getValue()));
  }

  // --- what holds of every board ---

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenes")
  void asciiHasNothingAbove7f(String name, Scene scene) {
    String drawn = ASCII.draw(scene.withCaption("Kōnane – “×” … 石"));
    assertThat(drawn.chars().filter(c -> c != '\n')).allMatch(c -> c >= ' ' && c <= '~');
    assertThat(drawn).endsWith("Konane - \"x\" ... ?\n");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenes")
  void withoutColourThereIsNoEscape(String name, Scene scene) {
    assertThat(UNICODE.draw(scene)).doesNotContain("\u001b");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenes")
  void coloursAddNothingButColours(String name, Scene scene) {
    for (TextSettings.Tints tints : TextSettings.Tints.values()) {
      List<String> coloured =
          new TextBoard(TextSettings.PLAIN.withColour(Colouring.ON).withTints(tints)).lines(scene);
      assertThat(coloured).anyMatch(line -> line.contains("\u001b[0;38;5;"));
      assertThat(coloured)
          .filteredOn(line -> line.contains("\u001b"))
          .allMatch(line -> line.endsWith("\u001b[0m"));
      assertThat(coloured.stream().map(TextBoardTest::withoutEscapes).toList())
          .isEqualTo(UNICODE.lines(scene));
    }
  }

  private static String withoutEscapes(String line) {
    StringBuilder out = new StringBuilder();
    for (int at = 0; at < line.length(); at++) {
      if (line.charAt(at) == '\u001b') {
        at = line.indexOf('m', at);
      } else {
        out.append(line.charAt(at));
      }
    }
    return out.toString().stripTrailing();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scenes")
  void everyPieceIsThere(String name, Scene scene) {
    Glyphs glyphs = new Glyphs(scene.look(), Characters.ASCII);
    String drawn = ASCII.draw(scene.withLabels(Labels.HIDDEN).withToMove("").withCaption(""));
    scene.pieces().stream()
        .filter(piece -> piece > 0)
        .distinct()
        .forEach(
            piece ->
                assertThat(drawn.chars().filter(c -> c == glyphs.piece(piece)).count())
                    .as("piece %d", piece)
                    .isEqualTo(scene.pieces().stream().filter(p -> p.equals(piece)).count()));
  }

  @ParameterizedTest
  @CsvSource({"13, 20", "18, 18", "14, 17", "20, 13", "5, 9", "19, 19", "3, 37", "37, 37"})
  void fitsOn80Columns(int rows, int columns) {
    Topology hexagonal = Topology.hexagonal(rows, Math.min(columns, 20));
    for (Scene scene :
        List.of(
            Scenes.chequered(rows, columns, Scenes.PITS),
            Scenes.chequered(rows, columns, Scenes.LINES),
            Scene.of(hexagonal, Scenes.CELLS))) {
      assertThat(UNICODE.lines(scene)).allMatch(line -> line.length() <= 80);
    }
  }

  @Test
  void aBoardTooWideIsDrawnAsTightlyAsItCanBe() {
    assertThat(UNICODE.lines(Scenes.chequered(2, 100, Scenes.PITS)).get(0).length())
        .isEqualTo(2 + 2 * 99 + 1 + 4);
  }

  @ParameterizedTest
  @CsvSource({"8, 8", "10, 10", "13, 20", "18, 18", "3, 3"})
  void fitsOn24Rows(int rows, int columns) {
    Scene scene = Scenes.chequered(rows, columns, Scenes.PITS).withToMove("black");
    assertThat(UNICODE.lines(scene)).hasSizeLessThanOrEqualTo(24);
  }

  @Test
  void isDrawnMoreDenselyWhereRowsAreFew() {
    Scene scene = Scenes.chequered(8, 8, Scenes.PITS);
    assertThat(UNICODE.lines(scene)).hasSize(18);
    assertThat(new TextBoard(TextSettings.PLAIN.withHeight(17)).lines(scene)).hasSize(11);
  }

  // --- lines ---

  @Test
  void diagonalsOfALatticeAlternate() {
    assertThat(UNICODE.draw(Scene.of(Topology.lattice(3, 5), Scenes.LINES)))
        .isEqualTo(
            """
            3   ·───·───·───·───·
                │ ╲ │ ╱ │ ╲ │ ╱ │
            2   ·───·───·───·───·
                │ ╱ │ ╲ │ ╱ │ ╲ │
            1   ·───·───·───·───·
                a   b   c   d   e
            """);
  }

  @Test
  void bothDiagonalsCross() {
    Scene scene = Scene.of(Topology.gridWithDiagonals(2, 3), Scenes.LINES);
    assertThat(UNICODE.lines(scene).get(1)).isEqualTo("    │ ╳ │ ╳ │");
    assertThat(ASCII.lines(scene).get(1)).isEqualTo("    | X | X |");
  }

  @Test
  void longLinksAreDrawnOverTheGap() {
    assertThat(ASCII.draw(Scenes.mill()))
        .isEqualTo(
            """
            7   .-----------.-----------.
                |           |           |
            6   |   .-------.-------.   |
                |   |       |       |   |
            5   |   |   .---.---.   |   |
                |   |   |       |   |   |
            4   .---.---.       .---.---.
                |   |   |       |   |   |
            3   |   |   .---.---.   |   |
                |   |       |       |   |
            2   |   .-------w-------.   |
                |           |           |
            1   b-----------.-----------.
                a   b   c   d   e   f   g
            """);
  }

  @Test
  void linksAroundTheBackAreNotDrawn() {
    assertThat(ASCII.draw(Scenes.torus()))
        .isEqualTo(
            """
            2   b---w---.---b

            1   .---b---w---.
                a   b   c   d
            """);
  }

  // --- outlines ---

  @Test
  void theOutlineFollowsTheCells() {
    assertThat(ASCII.draw(Scene.of(Scenes.DIAMOND, Scenes.pegs(Outline.POINTS))))
        .isEqualTo(
            """
                      +---+
            5         | . |
                  +---+   +---+
            4     | .   .   . |
              +---+           +---+
            3 | .   .   .   .   . |
              +---+           +---+
            2     | .   .   . |
                  +---+   +---+
            1         | . |
                      +---+
                a   b   c   d   e
            """);
  }

  @Test
  void trianglesLeanToTheirShape() {
    assertThat(UNICODE.draw(Scene.of(Topology.triangle(3), Scenes.LINES)))
        .isEqualTo(
            """
                3   ·
                   ╱ ╲
              2   ·───·
                 ╱ ╲ ╱ ╲
            1   ·───·───·
               a   b   c
            """);
  }

  // --- coordinates ---

  @Test
  void columnsOfTwoLettersStandOneAboveTheOther() {
    List<String> lines = ASCII.lines(Scenes.chequered(2, 28, Scenes.PITS).withLabels(Labels.SHOWN));
    List<String> tight =
        new TextBoard(TextSettings.PLAIN.withWidth(70)).lines(Scenes.chequered(2, 28, Scenes.PITS));
    assertThat(lines.get(lines.size() - 1)).endsWith("z a b");
    assertThat(tight.get(tight.size() - 2)).isEqualTo(" ".repeat(56) + "a a");
    assertThat(tight.get(tight.size() - 1)).startsWith("    a b c d").endsWith(" y z a b");
  }

  @Test
  void columnsOfTwoLettersStandBesideOneAnotherWhereThereIsRoom() {
    List<String> wide =
        new TextBoard(TextSettings.PLAIN.withWidth(100))
            .lines(Scenes.chequered(20, 28, Scenes.PITS));
    assertThat(wide.get(wide.size() - 1)).endsWith("y  z  aa ab");
  }

  @Test
  void rowNumbersEndInOneColumn() {
    List<String> lines = ASCII.lines(Scenes.chequered(100, 2, Scenes.PITS));
    assertThat(lines.get(1)).startsWith("100 | ");
    assertThat(lines.get(2)).startsWith(" 99 | ");
    assertThat(lines.get(100)).startsWith("  1 | ");
  }

  @Test
  void coordinatesCanBeHidden() {
    Scene scene = Scenes.chequered(2, 2, Scenes.LINES).withLabels(Labels.HIDDEN);
    assertThat(ASCII.draw(scene)).isEqualTo("  w---b\n  | / |\n  b---w\n");
  }

  // --- marks ---

  @Test
  void marksAreReadWithoutColour() {
    Scene scene = Scenes.rows(Topology.grid(3, 4), Scenes.PITS, ".... bw.w b..w");
    Topology board = scene.board();
    Scene marked =
        scene
            .withTrail(Scenes.points(board, "c1", "a1", "a2"))
            .withTaken(PointSet.of(board.find("b1")))
            .withSelected(board.find("b2"))
            .withTarget(board.find("c2"), Prospect.OPEN)
            .withTarget(board.find("d2"), Prospect.OPEN)
            .withTarget(board.find("a3"), Prospect.WIN)
            .withTarget(board.find("c3"), Prospect.DRAW)
            .withTarget(board.find("d1"), Prospect.LOSS);
    assertThat(ASCII.draw(Scenes.with(marked, "a1", 0)))
        .isEqualTo(
            """
              +---------------+
            3 |<W>  .  <D>  . |
              |               |
            2 |[b] (w)  *  *w*|
              |               |
            1 | +   x   +  *wL|
              +---------------+
                a   b   c   d
            """);
    assertThat(UNICODE.draw(Scenes.with(marked, "a1", 0)))
        .contains("│[●] (○)  *  *○*│")
        .contains("│ ▫   ×   ▫  *○L│");
  }

  @Test
  void theCursorAndWhatIsAboutToBeTakenStandAroundTheirPoints() {
    Scene scene =
        Scenes.rows(Topology.grid(1, 4), Scenes.MARKS, "xo..").withTaken(PointSet.of(1, 2));
    TextBoard board = new TextBoard(TextSettings.PLAIN);
    assertThat(board.lines(scene, OptionalInt.of(0)).get(1)).endsWith("│>x< ×o×  ×   · │");
    assertThat(board.lines(scene, OptionalInt.of(3)).get(1)).endsWith("│ x  ×o×  ×  >·<│");
    assertThat(board.lines(scene, OptionalInt.empty())).isEqualTo(board.lines(scene));
  }

  @Test
  void theTrailAlongALineHasTheColourOfTheLastMove() {
    Scene scene = Scenes.rows(Topology.grid(1, 2), Scenes.LINES, ".b");
    Scene moved = scene.withTrail(List.of(0, 1));
    TextBoard board = new TextBoard(TextSettings.PLAIN.withColour(Colouring.ON));
    int last = TextColours.of(TextSettings.Tints.DARK, Material.WOOD).ink(Ink.LAST);
    assertThat(board.draw(scene)).doesNotContain("38;5;" + last);
    assertThat(board.draw(moved)).contains("38;5;" + last + ";48;5;94m▫──[");
  }

  @Test
  void aTakenPieceIsNotMistakenForAPieceCalledX() {
    Scene scene = Scenes.rows(Topology.grid(1, 3), Scenes.MARKS, "x..").withTaken(PointSet.of(1));
    assertThat(ASCII.draw(scene)).contains("| x   #   . |");
  }

  // --- pieces ---

  @Test
  void everyPieceOfALookHasItsOwnCharacter() {
    for (Scene scene : Scenes.all().values()) {
      for (Characters characters : Characters.values()) {
        Glyphs glyphs = new Glyphs(scene.look(), characters);
        List<Character> all =
            IntStream.rangeClosed(1, scene.look().pieces().size()).mapToObj(glyphs::piece).toList();
        assertThat(all).doesNotHaveDuplicates().doesNotContain(glyphs.empty());
      }
    }
  }

  @Test
  void kingsAndBlocksHaveTheirOwnCharacters() {
    assertThat(UNICODE.legend(Scenes.MEN_AND_KINGS))
        .isEqualTo("● black man   ○ white man   ◆ black king   ◇ white king");
    assertThat(UNICODE.legend(Scenes.MARKS)).isEqualTo("x cross   o nought   ■ half domino");
    assertThat(ASCII.legend(Scenes.PITS)).isEqualTo("b black stone   w white stone");
  }

  @Test
  void aLetterThatATerminalCannotShowBecomesADigit() {
    Look look =
        new Look(
            Surface.CELLS,
            Material.PAPER,
            Outline.RECTANGLE,
            List.of(
                new Piece("piece", 'ж', Shape.LETTER, Tone.DARK),
                new Piece("escape", '\u001b', Shape.LETTER, Tone.DARK)));
    Scene scene = Scene.of(Topology.grid(1, 3), look).withPieces(List.of(1, 2, 11));
    assertThat(UNICODE.draw(scene)).contains("│ 1   2   1 │").doesNotContain("\u001b");
  }

  // --- text from outside ---

  @Test
  void nothingInACaptionIsObeyed() {
    Scene scene =
        Scenes.chequered(2, 2, Scenes.PITS)
            .withCaption("a\u001b[2Jb\rc\u0007d\u009be\u202ef\u200bg\nh\ud800i");
    assertThat(UNICODE.lines(scene)).last().isEqualTo("a?[2Jb?c?d?e?f?g?h?i");
  }

  @Test
  void aLongCaptionIsBrokenAtBlanks() {
    Scene scene =
        Scenes.chequered(1, 2, Scenes.PITS).withCaption("one two three four five six seven");
    List<String> lines = new TextBoard(TextSettings.PLAIN.withWidth(13)).lines(scene);
    assertThat(lines.subList(lines.size() - 3, lines.size()))
        .containsExactly("one two three", "four five six", "seven");
  }

  @Test
  void isTheSameUnderEveryLocale() {
    Map<String, Scene> scenes = Scenes.all();
    List<String> usual = scenes.values().stream().map(UNICODE::draw).toList();
    Locale before = Locale.getDefault();
    try {
      for (String tag : Set.of("tr-TR", "ar-EG-u-nu-arab")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(scenes.values().stream().map(UNICODE::draw).toList()).isEqualTo(usual);
      }
    } finally {
      Locale.setDefault(before);
    }
  }
}
