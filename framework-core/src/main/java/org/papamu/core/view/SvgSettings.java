package org.papamu.core.view;

/**
 * How a picture is made.
 *
 * @param theme its colours
 * @param backdrop what lies behind the board
 * @param size the length of one side in pixels; a picture is sharp at any size, this is how large
 *     it shows itself. 0 for a size that suits the board: at most 800 for up to 40 rows and columns
 * @param side which side has that length
 */
public record SvgSettings(Theme theme, Backdrop backdrop, int size, Side side) {

  /** The light theme with its page behind the board, sized to suit the board. */
  public static final SvgSettings LIGHT =
      new SvgSettings(Theme.LIGHT, Backdrop.PAGE, 0, Side.LONGER);

  /** Refuses sizes that cannot be. */
  public SvgSettings {
    if (size < 0) {
      throw new IllegalArgumentException("size " + size);
    }
  }

  /** What lies behind the board. */
  public enum Backdrop {
    /** The theme's page colour. */
    PAGE,
    /** Nothing: whatever the picture is put on shows around the board. */
    NONE
  }

  /** Which side of a picture. */
  public enum Side {
    /** Width or height, whichever is more. */
    LONGER,
    /** The width; the height follows. */
    WIDTH
  }

  /** The same settings with another theme. */
  public SvgSettings withTheme(Theme other) {
    return new SvgSettings(other, backdrop, size, side);
  }

  /** The same settings with another backdrop. */
  public SvgSettings withBackdrop(Backdrop other) {
    return new SvgSettings(theme, other, size, side);
  }

  /** The same settings with the longer side given, in pixels; 0 for one that suits the board. */
  public SvgSettings withSize(int pixels) {
    return new SvgSettings(theme, backdrop, pixels, Side.LONGER);
  }

  /** The same settings with the width given, in pixels; 0 for one that suits the board. */
  public SvgSettings withWidth(int pixels) {
    return new SvgSettings(theme, backdrop, pixels, Side.WIDTH);
  }
}
