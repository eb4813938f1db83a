package org.papamu.core.view;

/**
 * Kinds of eyes: how each sees a colour, after Machado, Oliveira and Fernandes, A
 * Physiologically-based Model for Simulation of Color Vision Deficiency (2009), at full severity;
 * the matrices work on linear red, green and blue.
 */
enum Sight {
  TRICHROMATIC(1, 0, 0, 0, 1, 0, 0, 0, 1),
  PROTANOPIA(
      0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
  DEUTERANOPIA(
      0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
  TRITANOPIA(
      1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

  /** What red, green and blue add to the luminance seen; out-of-range parts are cut off first. */
  private static final double[] WEIGHTS = {0.2126, 0.7152, 0.0722};

  @SuppressWarnings("ImmutableEnumChecker") // filled once, never handed out
  private final double[] matrix;

  Sight(double... matrix) {
    this.matrix = matrix;
  }

  double luminance(Colour colour) {
    double[] parts = {linear(colour.red()), linear(colour.green()), linear(colour.blue())};
    double luminance = 0;
    for (int row = 0; row < 3; row++) {
      double seen = 0;
      for (int column = 0; column < 3; column++) {
        seen += matrix[3 * row + column] * parts[column];
      }
      luminance += WEIGHTS[row] * Math.max(0, Math.min(1, seen));
    }
    return luminance;
  }

  private static double linear(int part) {
    double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  double contrast(Colour one, Colour other) {
    double first = luminance(one) + 0.05;
    double second = luminance(other) + 0.05;
    return Math.max(first, second) / Math.min(first, second);
  }
}
