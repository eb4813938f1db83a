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
  private static final Paint ORANGE = paint(0xffe0b0, 0xee9a3a, 0x9c5510, 0x1c1005, 0x1c1005);
  private static final Paint BLUE = paint(0xd6f0ff, 0x5fb4e5, 0x22699a, 0x08151d, 0x08151d);
  private static final Paint GREEN = paint(0xc4f5e2, 0x2fae86, 0x0c6148, 0x04160f, 0x04160f);
  private static final Paint PURPLE = paint(0xffe3f2, 0xd98ab6, 0x8a3d6a, 0x1b0914, 0x1b0914);

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
                  0x77706a, 0x69635d, 0x3f3a36, 0x24201d, 0xfffaf0, 0x79736c, 0x443f3b, 0x26221f),
              Material.WOOD,
              ground(
                  0xb0824a, 0xa07341, 0x5e3f1c, 0x2c1a09, 0x120903, 0xac7f49, 0x6f4a21, 0x3a2610),
              Material.PAPER,
              ground(
                  0xf8f4ec, 0xeee8db, 0xa89f8f, 0x7f7567, 0x3a342c, 0xfffdf8, 0xa89f8f, 0x4a443c)),
          paints(
              paint(0xffffff, 0xfdf8ee, 0xcfc2ac, 0x2b241b, 0x6b5d49),
              paint(0x6a6560, 0x1f1c1a, 0x060505, 0x060505, 0xb9b0a6)),
          MARKS);

  static final Palette DARK =
      new Palette(
          new Colour(0x171513),
          new Colour(0xece6dc),
          new Colour(0x0b0908),
          Map.of(
              Material.STONE,
              ground(
                  0x6c6762, 0x635e59, 0x34302d, 0x1a1715, 0xfff8ea, 0x6b6661, 0x37332f, 0x1d1a18),
              Material.WOOD,
              ground(
                  0x80603b, 0x785733, 0x432b13, 0xe6cfa6, 0xfff3df, 0x7d5d39, 0x462e15, 0x24160a),
              Material.PAPER,
              ground(
                  0x64686d, 0x5f6367, 0x3a3d40, 0xd7d9db, 0xffffff, 0x686c71, 0x3a3d40, 0x26282a)),
          paints(
              paint(0xfdf7ec, 0xeee6d8, 0xb5a993, 0x17120c, 0x5d5140),
              paint(0x4a4642, 0x0f0d0c, 0x000000, 0x000000, 0xa39a90)),
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
