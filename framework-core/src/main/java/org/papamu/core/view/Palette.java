package org.papamu.core.view;

import java.util.Map;
import org.papamu.api.Look.Material;
import org.papamu.api.Look.Tone;
import org.papamu.core.view.Scene.Prospect;

/**
 * All colours of a picture, as data for every renderer that knows sRGB.
 *
 * <h2>Contrast</h2>
 *
 * <p>Text has at least 4.5:1 against what it stands on. A stone has at least 3:1 against its board,
 * by its body on {@link Material#STONE} and {@link Material#WOOD}, whose grounds are of middle
 * lightness for that very reason: both near black and near white stand out from them. Where that
 * cannot be, for coloured pieces and on light paper, its rim has it. Marks are drawn as a bright
 * core on a dark casing, so that one or the other has 3:1 against whatever lies under them. Since
 * all this is lightness, not hue, it holds for colour-blind eyes too.
 *
 * @param page what lies around the board
 * @param ink text on the page
 * @param casing the dark edge of marks
 * @param grounds the boards
 * @param paints the pieces
 * @param marks the colours of marks
 */
public record Palette(
    Colour page,
    Colour ink,
    Colour casing,
    Map<Material, Ground> grounds,
    Map<Tone, Paint> paints,
    Marks marks) {

  /** Copies the maps. */
  public Palette {
    grounds = Map.copyOf(grounds);
    paints = Map.copyOf(paints);
  }

  /**
   * A board.
   *
   * @param from its colour at the top left
   * @param to its colour at the bottom right
   * @param edge its rim
   * @param line lines drawn on it
   * @param text text on it
   * @param hollow the floor of a pit, or a cell
   * @param shade the shaded side of a pit, a groove
   * @param hole a drilled hole
   */
  public record Ground(
      Colour from,
      Colour to,
      Colour edge,
      Colour line,
      Colour text,
      Colour hollow,
      Colour shade,
      Colour hole) {}

  /**
   * A piece.
   *
   * @param shine where the light falls on it
   * @param body most of it
   * @param shade the side away from the light
   * @param rim its outline
   * @param mark what is drawn on it
   */
  public record Paint(Colour shine, Colour body, Colour shade, Colour rim, Colour mark) {}

  /**
   * Marks.
   *
   * @param last the last move
   * @param selected the chosen point and where it may go
   * @param taken where a piece was taken
   * @param arrow a line of play
   * @param win a winning target
   * @param draw a drawing target
   * @param loss a losing target
   */
  public record Marks(
      Colour last,
      Colour selected,
      Colour taken,
      Colour arrow,
      Colour win,
      Colour draw,
      Colour loss) {

    /** The colour of a target. */
    public Colour of(Prospect prospect) {
      return switch (prospect) {
        case OPEN -> selected;
        case WIN -> win;
        case DRAW -> draw;
        case LOSS -> loss;
      };
    }
  }

  /** The palette of a theme. */
  public static Palette of(Theme theme) {
    return theme == Theme.DARK ? Palettes.DARK : Palettes.LIGHT;
  }

  /** A board's colours. */
  public Ground ground(Material material) {
    return known(grounds, material);
  }

  /** A piece's colours. */
  public Paint paint(Tone tone) {
    return known(paints, tone);
  }

  private static <K, V> V known(Map<K, V> map, K key) {
    V value = map.get(key);
    if (value == null) {
      throw new IllegalStateException("the palette has no " + key);
    }
    return value;
  }
}
