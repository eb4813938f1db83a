package org.papamu.core.view;

import java.util.Map;
import org.papamu.api.Look.Material;
import org.papamu.api.Look.Tone;
import org.papamu.core.view.Palette.Ground;
import org.papamu.core.view.Palette.Marks;
import org.papamu.core.view.Palette.Paint;

/**
 * The colours of the themes. Whoever changes one is told by a test whether it can still be seen.
 */
final class Palettes {

  // The coloured pieces are after Okabe and Ito, Color Universal Design (2008): orange, sky blue,
  // bluish green and reddish purple, which all kinds of colour blindness tell apart.
  private static final Paint ORANGE = paint(0xffe0b0, 0xee9a3a, 0x9c5510, 0x120a03, 0x1c1005);
  private static final Paint BLUE = paint(0xd6f0ff, 0x5fb4e5, 0x22699a, 0x040b10, 0x08151d);
  private static final Paint GREEN = paint(0xc4f5e2, 0x2fae86, 0x0c6148, 0x030d09, 0x04160f);
  private static final Paint PURPLE = paint(0xffe3f2, 0xd98ab6, 0x8a3d6a, 0x10050c, 0x1b0914);

  private static final Marks MARKS =
      new Marks(
          new Colour(0xffd34d),
          new Colour(0x8ff0e4),
          new Colour(0xffa08c),
          new Colour(0xa9d4ff),
          new Colour(0x9be38a),
          new Colour(0xe4e0da),
          new Colour(0xffa08c));

  static final Palette LIGHT =
      new Palette(
          new Colour(0xf5f2ec),
          new Colour(0x1d1b19),
          new Colour(0x14110e),
          Map.of(
              Material.STONE,
              ground(
                  0x7a736c, 0x6f6963, 0x413c38, 0x14110f, 0xfffdf8, 0x7a746d, 0x47423d, 0x1c1917),
              Material.WOOD,
              ground(
                  0xb0824b, 0xa77a46, 0x5e3f1c, 0x2c1a09, 0x0f0702, 0xae804a, 0x6f4a21, 0x3a2610),
              Material.PAPER,
              ground(
                  0xf8f4ec, 0xf1ece0, 0xa89f8f, 0x7f7567, 0x3a342c, 0xfffdf8, 0xa89f8f, 0x4a443c)),
          paints(
              paint(0xffffff, 0xfdf8ee, 0xcfc2ac, 0x2b241b, 0x6b5d49),
              paint(0x625d58, 0x171513, 0x040303, 0x040303, 0xb9b0a6)),
          MARKS);

  static final Palette DARK =
      new Palette(
          new Colour(0x171513),
          new Colour(0xece6dc),
          new Colour(0x0b0908),
          Map.of(
              Material.STONE,
              ground(
                  0x6f6a65, 0x67625d, 0x34302d, 0xd2ccc4, 0xfffaf0, 0x6e6964, 0x3a3632, 0x141210),
              Material.WOOD,
              ground(
                  0x86653f, 0x805f3a, 0x432b13, 0xecd7b2, 0xfff3df, 0x83623c, 0x4a3117, 0x160d05),
              Material.PAPER,
              ground(
                  0x686c71, 0x64686c, 0x3a3d40, 0xd7d9db, 0xffffff, 0x6a6e73, 0x3a3d40, 0x16181a)),
          paints(
              paint(0xfdf7ec, 0xeee6d8, 0xb5a993, 0x17120c, 0x5d5140),
              paint(0x4a4642, 0x0d0c0b, 0x000000, 0x000000, 0xa39a90)),
          MARKS);

  private Palettes() {}

  private static Map<Tone, Paint> paints(Paint light, Paint dark) {
    return Map.of(
        Tone.LIGHT, light,
        Tone.DARK, dark,
        Tone.ACCENT1, ORANGE,
        Tone.ACCENT2, BLUE,
        Tone.ACCENT3, GREEN,
        Tone.ACCENT4, PURPLE);
  }

  private static Paint paint(int shine, int body, int shade, int rim, int mark) {
    return new Paint(
        new Colour(shine), new Colour(body), new Colour(shade), new Colour(rim), new Colour(mark));
  }

  private static Ground ground(
      int from, int to, int edge, int line, int text, int hollow, int shade, int hole) {
    return new Ground(
        new Colour(from),
        new Colour(to),
        new Colour(edge),
        new Colour(line),
        new Colour(text),
        new Colour(hollow),
        new Colour(shade),
        new Colour(hole));
  }
}
