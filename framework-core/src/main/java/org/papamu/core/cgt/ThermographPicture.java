package org.papamu.core.cgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.papamu.core.text.Printable;

/**
 * Draws a thermograph as SVG, the way books do: values grow to the left, so that Left's wall is on
 * the left, and the temperature grows upwards. Colours follow the reader's light or dark setting.
 */
public final class ThermographPicture {

  private static final double WIDTH = 520;
  private static final double HEIGHT = 420;
  private static final double MARGIN = 48;

  /** A mast goes on above the last corner for this part of the height. */
  private static final double MAST = 0.2;

  private static final int MOST_TICKS = 8;

  private final Thermograph graph;
  private final double low;
  private final double high;
  private final double top;

  /** A picture of a thermograph. */
  public ThermographPicture(Thermograph graph) {
    this.graph = graph;
    double least = graph.right(Dyadic.ZERO).toDouble();
    double most = graph.left(Dyadic.ZERO).toDouble();
    double spare = Math.max(1, (most - least) / 8);
    low = least - spare;
    high = most + spare;
    double hottest = Math.max(graph.temperature().toDouble(), 0);
    top = Math.max(1, hottest / (1 - MAST));
  }

  /**
   * The picture.
   *
   * @param title what it shows, for readers that cannot see it
   */
  public String draw(String title) {
    StringBuilder svg = new StringBuilder();
    svg.append(
        format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %s %s\" role=\"img\">\n",
            number(WIDTH), number(HEIGHT)));
    svg.append(format("<title>%s</title>\n", escaped(Printable.of(title, 200))));
    svg.append(
        format(
            """
            <style>
            svg { background: #fdfcf8; font: 13px sans-serif; fill: #333 }
            .grid { stroke: #ddd8cc }
            .left { stroke: #1f5fa8 }
            .right { stroke: #b3392c }
            .mast { stroke: #333 }
            .wall { fill: none; stroke-width: 3; stroke-linejoin: round; stroke-linecap: round }
            @media (prefers-color-scheme: dark) {
              svg { background: #1d1c1a; fill: #ddd }
              .grid { stroke: #3a3833 } .mast { stroke: #ddd }
              .left { stroke: #6aa9ee } .right { stroke: #f0806f }
            }
            </style>
            """));
    grid(svg);
    wall(svg, "left", graph.leftCorners());
    wall(svg, "right", graph.rightCorners());
    double mean = graph.mean().toDouble();
    double temperature = Math.max(graph.temperature().toDouble(), 0);
    svg.append(
        format(
            "<path class=\"wall mast\" d=\"M%s %sV%s\"/>\n",
            number(x(mean)), number(y(temperature)), number(MARGIN / 2)));
    svg.append("</svg>\n");
    return svg.toString();
  }

  private void grid(StringBuilder svg) {
    double step = step(high - low);
    for (double value = Math.ceil(low / step) * step; value <= high; value += step) {
      svg.append(
          format(
              "<path class=\"grid\" d=\"M%s %sV%s\"/>\n<text x=\"%s\" y=\"%s\""
                  + " text-anchor=\"middle\">%s</text>\n",
              number(x(value)),
              number(y(0)),
              number(MARGIN / 2),
              number(x(value)),
              number(HEIGHT - MARGIN / 2),
              Dyadic.of(value)));
    }
    double rise = step(top);
    for (double temperature = 0; temperature <= top; temperature += rise) {
      svg.append(
          format(
              "<path class=\"grid\" d=\"M%s %sH%s\"/>\n<text x=\"%s\" y=\"%s\""
                  + " text-anchor=\"end\">%s</text>\n",
              number(MARGIN),
              number(y(temperature)),
              number(WIDTH - MARGIN / 2),
              number(MARGIN - 8),
              number(y(temperature) + 4),
              Dyadic.of(temperature)));
    }
  }

  /** A power of two that gives a handful of lines. */
  private static double step(double length) {
    double step = 1;
    while (length / step > MOST_TICKS) {
      step *= 2;
    }
    while (length / step < MOST_TICKS / 2.0 && step > 1.0 / (1 << 16)) {
      step /= 2;
    }
    return step;
  }

  private void wall(StringBuilder svg, String side, List<List<Dyadic>> corners) {
    List<String> points = new ArrayList<>();
    for (List<Dyadic> corner : corners) {
      double temperature = corner.get(0).toDouble();
      points.add(number(x(corner.get(1).toDouble())) + " " + number(y(temperature)));
    }
    svg.append(format("<path class=\"wall %s\" d=\"M%s\"/>\n", side, String.join("L", points)));
  }

  private double x(double value) {
    return MARGIN + (high - value) / (high - low) * (WIDTH - 1.5 * MARGIN);
  }

  private double y(double temperature) {
    return HEIGHT - MARGIN - temperature / top * (HEIGHT - 1.5 * MARGIN);
  }

  private static String number(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }

  private static String format(String form, Object... parts) {
    return String.format(Locale.ROOT, form, parts);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
