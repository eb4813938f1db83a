package org.papamu.core.view;

import java.util.List;
import org.papamu.api.Look.Material;
import org.papamu.core.view.Palette.Ground;

/**
 * Draws counts as bars in an SVG picture, in the style and colours of boards. The same counts give
 * the same text, and each bar carries its number for readers that cannot see it.
 */
public final class SvgHistogram {

  private static final double WIDTH = 720;
  private static final double HEIGHT = 400;
  private static final double LEFT = 84;
  private static final double RIGHT = 20;
  private static final double TOP = 44;
  private static final double BOTTOM = 56;
  private static final double LETTER = 13;
  private static final int MOST_LINES = 5;

  /** Labels of bars need so much room. */
  private static final double LABEL_ROOM = 26;

  private final Theme theme;

  /** Draws for a theme. */
  public SvgHistogram(Theme theme) {
    this.theme = theme;
  }

  /**
   * A bar.
   *
   * @param label what it stands for
   * @param height 0 or more
   * @param told its height in words
   */
  public record Bar(String label, double height, String told) {

    /** Refuses heights that cannot be. */
    public Bar {
      if (!(height >= 0) || Double.isInfinite(height)) {
        throw new IllegalArgumentException("height " + height);
      }
    }
  }

  /**
   * The picture as an SVG document.
   *
   * @param title what it shows
   * @param across what the bars' labels count
   * @param bars the bars from left to right, at least one
   */
  public String draw(String title, String across, List<Bar> bars) {
    if (bars.isEmpty()) {
      throw new IllegalArgumentException("no bar");
    }
    Palette palette = Palette.of(theme);
    Ground ground = palette.ground(Material.WOOD);
    double most = bars.stream().mapToDouble(Bar::height).max().orElse(0);
    double step = step(most);
    double top = Math.max(step, Math.ceil(most / step) * step);
    SvgWriter svg = new SvgWriter();
    svg.begin("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("width", WIDTH)
        .with("height", HEIGHT)
        .with("viewBox", "0 0 " + SvgWriter.number(WIDTH) + " " + SvgWriter.number(HEIGHT))
        .with("role", "img")
        .with("font-family", "system-ui, sans-serif")
        .with("font-size", LETTER)
        .with("fill", palette.ink());
    svg.begin("title").text(title).end();
    svg.begin("rect")
        .with("width", WIDTH)
        .with("height", HEIGHT)
        .with("fill", palette.page())
        .end();
    text(svg, title, WIDTH / 2, TOP / 2 + 6, "middle", 16);
    for (double value = 0; value <= top * 1.000001; value += step) {
      double y = y(value, top);
      svg.begin("path")
          .with("d", new Shapes().move(LEFT, y).line(WIDTH - RIGHT, y).toString())
          .with("stroke", palette.ink())
          .with("stroke-opacity", value == 0 ? 0.8 : 0.18)
          .end();
      text(svg, shortly(value), LEFT - 8, y + 4, "end", LETTER);
    }
    double room = (WIDTH - LEFT - RIGHT) / bars.size();
    int every = (int) Math.max(1, Math.ceil(LABEL_ROOM / room));
    for (int i = 0; i < bars.size(); i++) {
      Bar bar = bars.get(i);
      double x = LEFT + i * room;
      double y = y(bar.height(), top);
      svg.begin("rect")
          .with("x", x + room * 0.12)
          .with("y", y)
          .with("width", room * 0.76)
          .with("height", y(0, top) - y)
          .with("fill", ground.from())
          .with("stroke", ground.edge());
      svg.begin("title").text(bar.label() + ": " + bar.told()).end();
      svg.end();
      if (i % every == 0) {
        text(svg, bar.label(), x + room / 2, HEIGHT - BOTTOM + 18, "middle", LETTER);
      }
    }
    text(svg, across, LEFT + (WIDTH - LEFT - RIGHT) / 2, HEIGHT - 12, "middle", LETTER);
    return svg.end().finished();
  }

  private static double y(double value, double top) {
    return HEIGHT - BOTTOM - value / top * (HEIGHT - TOP - BOTTOM);
  }

  /** One, two or five times a power of ten that gives a handful of lines; at least 1. */
  private static double step(double most) {
    double step = 1;
    double[] factors = {2, 2.5, 2};
    for (int i = 0; most / step > MOST_LINES; i++) {
      step *= factors[i % factors.length];
    }
    return step;
  }

  /** A round number in few characters: {@code 250}, {@code 20k}, {@code 2.5M}. */
  private static String shortly(double value) {
    String[] units = {"", "k", "M", "G", "T", "P"};
    int unit = 0;
    double rest = value;
    while (rest >= 1000 && unit < units.length - 1) {
      rest /= 1000;
      unit++;
    }
    return SvgWriter.number(rest) + units[unit];
  }

  private static void text(
      SvgWriter svg, String text, double x, double y, String anchor, double size) {
    svg.begin("text")
        .with("x", x)
        .with("y", y)
        .with("text-anchor", anchor)
        .with("font-size", size)
        .text(text)
        .end();
  }
}
