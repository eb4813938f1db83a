package org.papamu.core.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A sheet of characters, each with its ink, some of them on the board's ground. */
final class TextCanvas {

  private static final char ESCAPE = '\u001b';

  private final char[][] characters;
  private final Ink[][] inks;
  private final boolean[][] grounds;
  private final Ink[][] fills;

  TextCanvas(int rows, int columns) {
    characters = new char[rows][columns];
    inks = new Ink[rows][columns];
    grounds = new boolean[rows][columns];
    fills = new Ink[rows][columns];
    for (int row = 0; row < rows; row++) {
      Arrays.fill(characters[row], ' ');
      Arrays.fill(inks[row], Ink.NONE);
      Arrays.fill(fills[row], Ink.NONE);
    }
  }

  private boolean isInside(int row, int column) {
    return row >= 0 && row < characters.length && column >= 0 && column < characters[row].length;
  }

  /** Writes a character; outside the sheet nothing happens. */
  void put(int row, int column, char character, Ink ink) {
    if (isInside(row, column)) {
      characters[row][column] = character;
      inks[row][column] = ink;
    }
  }

  /** Changes the ink of what is written at a place; outside the sheet nothing happens. */
  void tint(int row, int column, Ink ink) {
    if (isInside(row, column)) {
      inks[row][column] = ink;
    }
  }

  /** Writes a text to the right of a place. */
  void put(int row, int column, String text, Ink ink) {
    for (int i = 0; i < text.length(); i++) {
      put(row, column + i, text.charAt(i), ink);
    }
  }

  /** The character at a place; a blank outside the sheet. */
  char at(int row, int column) {
    return isInside(row, column) ? characters[row][column] : ' ';
  }

  /** Lays the board's ground under a place; outside the sheet nothing happens. */
  void ground(int row, int column) {
    if (isInside(row, column)) {
      grounds[row][column] = true;
    }
  }

  /**
   * Fills a place with an ink where there are colours, so that a character of the same ink is seen
   * in the colour of the ground; outside the sheet nothing happens.
   */
  void fill(int row, int column, Ink ink) {
    if (isInside(row, column)) {
      fills[row][column] = ink;
    }
  }

  /** The rows without trailing blanks, in colours if there are any. */
  List<String> lines(Optional<TextColours> colours) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < characters.length; row++) {
      lines.add(colours.isPresent() ? coloured(row, colours.get()) : plain(row));
    }
    return lines;
  }

  private String plain(int row) {
    return new String(characters[row]).stripTrailing();
  }

  private String coloured(int row, TextColours colours) {
    int length = characters[row].length;
    while (length > 0 && characters[row][length - 1] == ' ' && !grounds[row][length - 1]) {
      length--;
    }
    StringBuilder out = new StringBuilder();
    String current = "";
    for (int column = 0; column < length; column++) {
      String wanted = code(row, column, colours);
      if (!wanted.equals(current)) {
        out.append(ESCAPE).append("[0").append(wanted).append('m');
        current = wanted;
      }
      out.append(characters[row][column]);
    }
    if (!current.isEmpty()) {
      out.append(ESCAPE).append("[0m");
    }
    return out.toString();
  }

  private String code(int row, int column, TextColours colours) {
    // A blank shows its ground only, so it goes on in whatever ink the ground has.
    Ink ink = characters[row][column] == ' ' ? Ink.NONE : inks[row][column];
    Ink fill = colours.canFill(fills[row][column]) ? fills[row][column] : Ink.NONE;
    StringBuilder code = new StringBuilder();
    if (ink.isBold()) {
      code.append(";1");
    }
    if (ink != Ink.NONE) {
      code.append(";38;5;").append(ink == fill ? colours.ground() : colours.ink(ink));
    }
    if (fill != Ink.NONE) {
      code.append(";48;5;").append(colours.ink(fill));
    } else if (grounds[row][column]) {
      code.append(";48;5;").append(colours.ground());
    }
    return code.toString();
  }
}
