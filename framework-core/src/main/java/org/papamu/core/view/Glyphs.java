package org.papamu.core.view;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Look;
import org.papamu.api.Look.Piece;
import org.papamu.api.Look.Surface;
import org.papamu.api.Look.Tone;
import org.papamu.core.view.TextSettings.Characters;

/**
 * The characters of one look on one kind of terminal. Every piece of the look has its own, so that
 * a board is read without colour.
 */
final class Glyphs {

  private static final char NO_CHARACTER = '\0';

  private final Look look;
  private final Characters characters;
  private final List<Character> pieces = new ArrayList<>();

  Glyphs(Look look, Characters characters) {
    this.look = look;
    this.characters = characters;
    for (int number = 1; number <= look.pieces().size(); number++) {
      Piece piece = look.piece(number);
      char glyph = isAscii() ? NO_CHARACTER : firstFree(candidates(piece));
      pieces.add(glyph == NO_CHARACTER ? letter(number) : glyph);
    }
  }

  private boolean isAscii() {
    return characters == Characters.ASCII;
  }

  private char firstFree(String candidates) {
    for (int i = 0; i < candidates.length(); i++) {
      if (!pieces.contains(candidates.charAt(i))) {
        return candidates.charAt(i);
      }
    }
    return NO_CHARACTER;
  }

  /** The pictures that suit a piece, the best first; none for one that its letter suits better. */
  private static String candidates(Piece piece) {
    boolean accent = piece.tone() != Tone.DARK && piece.tone() != Tone.LIGHT;
    boolean dark = piece.tone() != Tone.LIGHT;
    return switch (piece.shape()) {
      case PEG -> "●○";
      case BLOCK -> dark ? "■□" : "□■";
      case DISC, RINGED -> accent ? "" : dark ? "●" : "○";
      case KING -> accent ? "" : dark ? "◆" : "◇";
      case LETTER -> "";
    };
  }

  /** The look's letter if a plain terminal can show it and no earlier piece has it, or a digit. */
  private char letter(int number) {
    char letter = look.piece(number).letter();
    return letter > ' ' && letter <= '~' && !pieces.contains(letter)
        ? letter
        : (char) ('0' + number % 10);
  }

  /** A piece, from 1 on. */
  char piece(int number) {
    return number <= pieces.size() ? pieces.get(number - 1) : (char) ('0' + number % 10);
  }

  /**
   * A piece where there is room: three rows of five characters. In a full one the middle is
   * covered, in others it shows what tells the piece from a full one, or nothing where the ring
   * alone does; blanks at the corners belong to the board.
   */
  List<String> large(int number) {
    char glyph = piece(number);
    String middle =
        switch (glyph) {
          case '●', '■' -> "███";
          case '○', '□' -> "   ";
          default -> " " + glyph + " ";
        };
    if (isAscii()) {
      return List.of(".---.", "|" + middle + "|", "'---'");
    }
    return glyph == '■' || glyph == '□'
        ? List.of("▄▄▄▄▄", "█" + middle + "█", "▀▀▀▀▀")
        : List.of(" ▄▄▄ ", "▐" + middle + "▌", " ▀▀▀ ");
  }

  /** Whether the middle of a large piece can be filled in its colour. */
  boolean isFilled() {
    return !isAscii();
  }

  /** A point without a piece. */
  char empty() {
    return isAscii() ? '.' : look.surface() == Surface.HOLES ? '◦' : '·';
  }

  /** A point that a piece was taken from. */
  char taken() {
    return isAscii() ? pieces.contains('x') ? '#' : 'x' : '×';
  }

  /** A point that the last move came from or through. */
  char passed() {
    return isAscii() ? '+' : '▫';
  }

  /** A point that the chosen piece may go to. */
  char target() {
    return '*';
  }

  /** A stroke along a row. */
  char across() {
    return isAscii() ? '-' : '─';
  }

  /** A stroke along a column. */
  char upright() {
    return isAscii() ? '|' : '│';
  }

  /** A stroke that goes up to the right. */
  char rising() {
    return isAscii() ? '/' : '╱';
  }

  /** A stroke that goes down to the right. */
  char falling() {
    return isAscii() ? '\\' : '╲';
  }

  /** What two strokes make where they meet; the earlier one if they do not cross. */
  char crossing(char earlier, char later) {
    if ((earlier == across() && later == upright())
        || (earlier == upright() && later == across())) {
      return isAscii() ? '+' : '┼';
    }
    if ((earlier == rising() && later == falling())
        || (earlier == falling() && later == rising())) {
      return isAscii() ? 'X' : '╳';
    }
    return earlier;
  }

  /**
   * The node of an outline.
   *
   * @param arms where strokes leave it: 1 to the right, 2 up, 4 to the left, 8 down
   */
  char node(int arms) {
    if (isAscii()) {
      return arms == 0 ? ' ' : arms == 5 ? '-' : arms == 10 ? '|' : '+';
    }
    return " ─│╰──╯┴│╭│├╮┬┤┼".charAt(arms);
  }
}
