package org.papamu.core.view;

import java.util.EnumMap;
import java.util.Map;
import org.papamu.api.Look.Material;
import org.papamu.core.view.TextSettings.Tints;

/**
 * The colours of a board on a terminal: numbers of xterm's 256 colours, of which only the cube (16
 * to 231) and the greys (232 to 255) are used, since users redefine the first 16.
 *
 * <p>The board's ground is painted, so that black and white stones are black and white on any
 * terminal. The grounds are of middle lightness where both kinds of stones must stand out from it;
 * on light paper a white stone is a black ring.
 */
final class TextColours {

  /** In the order of {@link Ink}; the first is the ground. */
  private static final int[] DARK_STONE = {
    241, 248, 254, 251, 251, 16, 231, 222, 117, 120, 219, 227, 217, 159, 231, 231, 120, 254, 217
  };

  private static final int[] DARK_WOOD = {
    94, 248, 254, 223, 223, 16, 231, 222, 153, 157, 225, 227, 224, 159, 231, 231, 157, 255, 224
  };
  private static final int[] DARK_PAPER = {
    60, 248, 254, 251, 251, 16, 231, 222, 117, 120, 219, 227, 217, 159, 231, 231, 120, 254, 217
  };
  private static final int[] LIGHT_STONE = {
    243, 240, 16, 254, 254, 16, 231, 223, 159, 157, 225, 229, 224, 195, 231, 231, 157, 255, 224
  };
  private static final int[] LIGHT_WOOD = {
    137, 240, 16, 52, 52, 16, 231, 52, 17, 16, 53, 17, 52, 17, 231, 231, 17, 16, 52
  };
  private static final int[] LIGHT_PAPER = {
    255, 240, 16, 243, 243, 16, 16, 130, 25, 28, 90, 25, 124, 25, 16, 16, 28, 240, 124
  };

  // Blue for what is good or open, yellow and orange for what is lost or over: all eyes tell these
  // apart.
  private static final int[] SAFE_STONE = {
    241, 248, 254, 251, 251, 16, 231, 222, 153, 159, 225, 228, 222, 159, 231, 231, 159, 255, 222
  };
  private static final int[] SAFE_WOOD = {
    94, 248, 254, 223, 223, 16, 231, 222, 153, 159, 225, 228, 222, 159, 231, 231, 159, 255, 222
  };
  private static final int[] SAFE_PAPER = {
    60, 248, 254, 251, 251, 16, 231, 222, 117, 159, 225, 228, 222, 159, 231, 231, 159, 255, 222
  };

  private final Map<Ink, Integer> inks = new EnumMap<>(Ink.class);

  private TextColours(int[] numbers) {
    int next = 0;
    for (Ink ink : Ink.values()) {
      inks.put(ink, numbers[next++]);
    }
  }

  static TextColours of(Tints tints, Material material) {
    return new TextColours(
        switch (material) {
          case STONE -> chosen(tints, DARK_STONE, LIGHT_STONE, SAFE_STONE);
          case WOOD -> chosen(tints, DARK_WOOD, LIGHT_WOOD, SAFE_WOOD);
          case PAPER -> chosen(tints, DARK_PAPER, LIGHT_PAPER, SAFE_PAPER);
        });
  }

  private static int[] chosen(Tints tints, int[] dark, int[] light, int[] safe) {
    return switch (tints) {
      case DARK -> dark;
      case LIGHT -> light;
      case COLOUR_BLIND -> safe;
    };
  }

  /** The colour of the board. */
  int ground() {
    return ink(Ink.NONE);
  }

  /** The colour of a character. */
  int ink(Ink ink) {
    return inks.getOrDefault(ink, 16);
  }

  /**
   * Whether what is filled with an ink is still told from what is dark: a light stone on white
   * paper is a black ring, and stays one.
   */
  boolean canFill(Ink ink) {
    return ink == Ink.DARK || ink(ink) != ink(Ink.DARK);
  }

  /** What an xterm shows for a number from 16 on. */
  static Colour shown(int number) {
    if (number < 16 || number > 255) {
      throw new IllegalArgumentException("not a fixed colour: " + number);
    }
    if (number >= 232) {
      int grey = 8 + 10 * (number - 232);
      return Colour.of(grey, grey, grey);
    }
    int cube = number - 16;
    return Colour.of(level(cube / 36), level(cube / 6 % 6), level(cube % 6));
  }

  private static int level(int step) {
    return step == 0 ? 0 : 55 + 40 * step;
  }
}
