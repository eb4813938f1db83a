package org.papamu.api;

import java.util.List;

/**
 * How a game looks: plain data from which every renderer (terminal, picture, page) draws it. No
 * game draws anything itself.
 *
 * @param surface what a point looks like
 * @param material what the board is made of
 * @param outline the shape of the board
 * @param pieces the look of piece 1, 2, …; a piece beyond the list is drawn as a disc
 */
public record Look(Surface surface, Material material, Outline outline, List<Piece> pieces) {

  /** The usual dark piece: letter b. */
  public static final Piece BLACK_STONE = new Piece("black stone", 'b', Shape.DISC, Tone.DARK);

  /** The usual light piece: letter w. */
  public static final Piece WHITE_STONE = new Piece("white stone", 'w', Shape.RINGED, Tone.LIGHT);

  /** Copies the list. */
  public Look {
    pieces = List.copyOf(pieces);
  }

  /** What a point looks like. */
  public enum Surface {
    /** A square (or hexagonal) cell. */
    CELLS,
    /** A crossing of drawn lines. */
    LINES,
    /** A carved hollow. */
    PITS,
    /** A drilled hole. */
    HOLES
  }

  /** What the board is made of. */
  public enum Material {
    /** Dark carved stone. */
    STONE,
    /** Warm wood. */
    WOOD,
    /** Plain paper. */
    PAPER
  }

  /** The shape of the board. */
  public enum Outline {
    /** A rectangle around all points. */
    RECTANGLE,
    /** A disc around all points. */
    DISC,
    /** The outline of the points themselves. */
    POINTS
  }

  /** The form of a piece. Pieces differ by form or mark as well as by tone, never by tone alone. */
  public enum Shape {
    /** A round stone. */
    DISC,
    /** A round stone with a ring on it. */
    RINGED,
    /** A peg in a hole. */
    PEG,
    /** A round stone with a king's mark. */
    KING,
    /** A filled cell, such as half a domino. */
    BLOCK,
    /** The piece's letter. */
    LETTER
  }

  /** The tone of a piece; renderers choose the colour for their theme. */
  public enum Tone {
    /** Near white. */
    LIGHT,
    /** Near black. */
    DARK,
    /** A first colour. */
    ACCENT1,
    /** A second colour. */
    ACCENT2,
    /** A third colour. */
    ACCENT3,
    /** A fourth colour. */
    ACCENT4
  }

  /**
   * The look of one piece.
   *
   * @param name its name for people, in the singular, such as {@code black stone}
   * @param letter its letter in a position's text and on a plain terminal
   * @param shape its form
   * @param tone its tone
   */
  public record Piece(String name, char letter, Shape shape, Tone tone) {}

  /** Cells on paper with black and white discs: for a game that declares nothing. */
  public static Look plain() {
    return new Look(
        Surface.CELLS, Material.PAPER, Outline.RECTANGLE, List.of(BLACK_STONE, WHITE_STONE));
  }

  /** A wooden board with a rectangle around all points. */
  public static Look wooden(Surface surface, Piece... pieces) {
    return new Look(surface, Material.WOOD, Outline.RECTANGLE, List.of(pieces));
  }

  /** The same look with another outline. */
  public Look with(Outline other) {
    return new Look(surface, material, other, pieces);
  }

  /** The look of a piece number from 1 on. */
  public Piece piece(int number) {
    return number <= pieces.size()
        ? pieces.get(number - 1)
        : new Piece("piece " + number, (char) ('0' + number % 10), Shape.LETTER, Tone.ACCENT1);
  }
}
