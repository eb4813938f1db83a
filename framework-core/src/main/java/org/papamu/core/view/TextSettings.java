package org.papamu.core.view;

/**
 * How a terminal shows a board.
 *
 * @param characters the characters it can show
 * @param colour whether it shows colours
 * @param tints which colours; matters with colours only
 * @param width the columns it has
 * @param height the rows that a board may take, coordinates and caption included, before it is
 *     drawn more densely
 */
public record TextSettings(
    Characters characters, Colouring colour, Tints tints, int width, int height) {

  /** Unicode without colours, for 80 columns and 24 rows. */
  public static final TextSettings PLAIN =
      new TextSettings(Characters.UNICODE, Colouring.OFF, Tints.DARK, 80, 24);

  /** Refuses sizes that hold nothing. */
  public TextSettings {
    if (width < 1 || height < 1) {
      throw new IllegalArgumentException("width %s, height %s".formatted(width, height));
    }
  }

  /** The characters that a terminal can show. */
  public enum Characters {
    /** Stones, lines and corners of Unicode. */
    UNICODE,
    /** No character above 0x7f. */
    ASCII
  }

  /** Whether a terminal shows colours. */
  public enum Colouring {
    /** No escape sequence at all. */
    OFF,
    /** The 256 colours of xterm. */
    ON
  }

  /** The colours that a terminal shows. */
  public enum Tints {
    /** For a dark terminal. */
    DARK,
    /** For a light terminal. */
    LIGHT,
    /**
     * For a dark terminal, with marks that differ in blue and yellow only, not in red and green.
     */
    COLOUR_BLIND
  }

  /** The same settings with other characters. */
  public TextSettings withCharacters(Characters other) {
    return new TextSettings(other, colour, tints, width, height);
  }

  /** The same settings with or without colours. */
  public TextSettings withColour(Colouring other) {
    return new TextSettings(characters, other, tints, width, height);
  }

  /** The same settings with other colours. */
  public TextSettings withTints(Tints other) {
    return new TextSettings(characters, colour, other, width, height);
  }

  /** The same settings with another width, in columns. */
  public TextSettings withWidth(int columns) {
    return new TextSettings(characters, colour, tints, columns, height);
  }

  /** The same settings with another height, in rows. */
  public TextSettings withHeight(int rows) {
    return new TextSettings(characters, colour, tints, width, rows);
  }
}
