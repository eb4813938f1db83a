package org.papamu.core.view;

/**
 * A colour of sRGB.
 *
 * @param rgb red, green and blue, 8 bits each, red highest
 */
public record Colour(int rgb) {

  /** Refuses bits outside the three bytes. */
  public Colour {
    if ((rgb & 0xff000000) != 0) {
      throw new IllegalArgumentException("more than three bytes: " + rgb);
    }
  }

  /** A colour of three parts, each 0 to 255. */
  public static Colour of(int red, int green, int blue) {
    return new Colour(part(red) << 16 | part(green) << 8 | part(blue));
  }

  private static int part(int value) {
    if (value < 0 || value > 255) {
      throw new IllegalArgumentException("not a byte: " + value);
    }
    return value;
  }

  /** Red, 0 to 255. */
  public int red() {
    return rgb >> 16;
  }

  /** Green, 0 to 255. */
  public int green() {
    return rgb >> 8 & 0xff;
  }

  /** Blue, 0 to 255. */
  public int blue() {
    return rgb & 0xff;
  }

  /** The colour as {@code #rrggbb}. */
  public String hex() {
    StringBuilder hex = new StringBuilder("#");
    for (int shift = 20; shift >= 0; shift -= 4) {
      hex.append("0123456789abcdef".charAt(rgb >> shift & 0xf));
    }
    return hex.toString();
  }

  /** The relative luminance, 0 to 1, as the Web Content Accessibility Guidelines 2.2 define it. */
  public double luminance() {
    return 0.2126 * linear(red()) + 0.7152 * linear(green()) + 0.0722 * linear(blue());
  }

  private static double linear(int part) {
    double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  /** The contrast with another colour, 1 to 21, as the same guidelines define it. */
  public double contrast(Colour other) {
    double one = luminance() + 0.05;
    double two = other.luminance() + 0.05;
    return Math.max(one, two) / Math.min(one, two);
  }
}
