package org.papamu.core.view;

/** Outlines as SVG path data. Only sums, products and square roots: the same on every machine. */
final class Shapes {

  private static final double HALF_ROOT_3 = Math.sqrt(3) / 2;

  private final StringBuilder data = new StringBuilder();

  Shapes move(double x, double y) {
    return to('M', x, y);
  }

  Shapes line(double x, double y) {
    return to('L', x, y);
  }

  private Shapes to(char letter, double x, double y) {
    data.append(letter).append(SvgWriter.number(x)).append(' ').append(SvgWriter.number(y));
    return this;
  }

  Shapes close() {
    data.append('Z');
    return this;
  }

  /** A place that a round stroke makes a disc of. */
  Shapes dot(double x, double y) {
    move(x, y);
    data.append("h.01");
    return this;
  }

  /** A square with its sides along the axes. */
  Shapes square(double x, double y, double half) {
    return move(x - half, y - half)
        .line(x + half, y - half)
        .line(x + half, y + half)
        .line(x - half, y + half)
        .close();
  }

  /** A hexagon with a corner at the top; {@code half} from its centre to a side. */
  Shapes hexagon(double x, double y, double half) {
    double corner = half / HALF_ROOT_3;
    return move(x, y - corner)
        .line(x + half, y - corner / 2)
        .line(x + half, y + corner / 2)
        .line(x, y + corner)
        .line(x - half, y + corner / 2)
        .line(x - half, y - corner / 2)
        .close();
  }

  /** A cross with arms along the diagonals. */
  Shapes cross(double x, double y, double half) {
    return move(x - half, y - half)
        .line(x + half, y + half)
        .move(x + half, y - half)
        .line(x - half, y + half);
  }

  /** A king's crown of three points. */
  Shapes crown(double x, double y, double half) {
    return move(x - half, y + half * 0.62)
        .line(x - half, y - half * 0.42)
        .line(x - half * 0.45, y + half * 0.08)
        .line(x, y - half * 0.72)
        .line(x + half * 0.45, y + half * 0.08)
        .line(x + half, y - half * 0.42)
        .line(x + half, y + half * 0.62)
        .close();
  }

  /** The head of an arrow that points from one place to another, its tip at the latter. */
  Shapes head(double fromX, double fromY, double x, double y, double length) {
    double distance = Math.sqrt((x - fromX) * (x - fromX) + (y - fromY) * (y - fromY));
    double alongX = (x - fromX) / distance * length;
    double alongY = (y - fromY) / distance * length;
    double wide = 0.62;
    return move(x, y)
        .line(x - alongX - alongY * wide, y - alongY + alongX * wide)
        .line(x - alongX * 0.72, y - alongY * 0.72)
        .line(x - alongX + alongY * wide, y - alongY - alongX * wide)
        .close();
  }

  @Override
  public String toString() {
    return data.toString();
  }
}
