package org.papamu.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where everything goes on a screen. */
final class SheetIT {

  private static final String RED = "\u001b[31m";
  private static final String PLAIN = "\u001b[0m";

  @Test
  void coloursTakeNoRoom() {
    String line = RED + "abc" + PLAIN + "de";
    assertThat(Sheet.columns(line)).isEqualTo(5);
    assertThat(Sheet.cut(line, 3)).isEqualTo(RED + "abc" + PLAIN);
    assertThat(Sheet.cut(line, 9)).isEqualTo(line);
  }

  @Test
  void longLinesAreBrokenAtBlanksAndGoOnIndented() {
    assertThat(Sheet.folded(List.of("one two three four"), 10))
        .containsExactly("one two", "  three", "  four");
    assertThat(Sheet.folded(List.of("0123456789abcdef"), 10))
        .containsExactly("0123456789", "  abcdef");
    // A word is not cut in two where it fits a line of its own.
    assertThat(Sheet.folded(List.of("to incomprehensibly do"), 18))
        .containsExactly("to", "  incomprehensibly", "  do");
    assertThat(Sheet.folded(List.of("  a", "  0123456789abcdef"), 10))
        .containsExactly("  a", "  01234567", "  89abcdef");
    assertThat(Sheet.folded(List.of("0123456789"), 1)).containsExactly("01234567", "  89");
  }

  @Test
  void theScreenIsFilledAndNeverPassed() {
    List<String> many = Collections.nCopies(99, "said ".repeat(40));
    for (int width = 48; width < 130; width += 7) {
      for (int height = 14; height < 50; height += 3) {
        List<String> board = Collections.nCopies(10, "x".repeat(40));
        int most = width;
        List<String> lines = new Sheet(width, height).lines("title", board, many, many);
        assertThat(lines).hasSize(height - Sheet.PROMPT);
        assertThat(lines).allSatisfy(line -> assertThat(Sheet.columns(line)).isBetween(0, most));
      }
    }
  }

  @Test
  void whatStandsBesideTheBoardDoes() {
    List<String> lines =
        new Sheet(80, 10).lines("title", List.of("###", "###"), List.of("white"), List.of("said"));
    assertThat(lines).containsExactly("title", "###   white", "###", "said", "", "", "", "");
  }

  @Test
  void aSmallBoardCutsNothingOffThatStandsBesideIt() {
    List<String> beside = List.of("1", "2", "3", "4", "5");
    assertThat(new Sheet(80, 20).lines("title", List.of("###", "###"), beside, List.of("said")))
        .startsWith("title", "", "###   1", "###   2", "      3", "      4", "      5", "", "said");
    // Some rows are left to what is said all the same.
    List<String> many = Collections.nCopies(99, "beside");
    List<String> lines =
        new Sheet(80, 20).lines("title", List.of("###", "###"), many, List.of("said"));
    assertThat(lines).contains("said");
    assertThat(lines.stream().filter(line -> line.contains("beside"))).hasSizeGreaterThan(6);
  }

  @Test
  void thereAreColumnsBesideABoardOrThoseOfTheScreen() {
    Sheet sheet = new Sheet(80, 20);
    assertThat(sheet.beside(List.of("#".repeat(35)))).isEqualTo(42);
    assertThat(sheet.beside(List.of("#".repeat(70)))).isEqualTo(80);
  }

  @Test
  void beyondABoardThatFillsTheWidthItStandsBelow() {
    String row = "#".repeat(70);
    List<String> lines =
        new Sheet(80, 10).lines("title", List.of(row, row), List.of("white"), List.of("said"));
    assertThat(lines).startsWith("title", row, row, "white", "said");
  }
}
