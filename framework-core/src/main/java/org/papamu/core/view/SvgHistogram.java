package org.papamu.core.view;

import java.util.List;
import org.papamu.api.Look.Material;
import org.papamu.core.view.Palette.Ground;

/**
 * Draws counts as bars in an SVG picture, in the style and colours of boards. The same counts give
 * the same text, and each bar carries its number for readers that cannot see it.
 */
public final class SvgHistogram {

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
    ChartFrame frame = new ChartFrame(theme, title);
    Ground ground = frame.palette().ground(Material.WOOD);
    double most = bars.stream().mapToDouble(Bar::height).max().orElse(0);
    double step = step(most);
    double top = Math.max(step, Math.ceil(most / step) * step);
    SvgWriter svg = frame.svg();
    for (double value = 0; value <= top * 1.000001; value += step) {
      double y = y(value, top);
      frame.rule(
          ChartFrame.LEFT, y, ChartFrame.WIDTH - ChartFrame.RIGHT, y, value == 0 ? 0.8 : 0.18);
      frame.text(shortly(value), ChartFrame.LEFT - 8, y + 4, "end");
    }
    double room = (ChartFrame.WIDTH - ChartFrame.LEFT - ChartFrame.RIGHT) / bars.size();
    int every = (int) Math.max(1, Math.ceil(LABEL_ROOM / room));
    for (int i = 0; i < bars.size(); i++) {
      Bar bar = bars.get(i);
      double x = ChartFrame.LEFT + i * room;
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
        frame.text(bar.label(), x + room / 2, ChartFrame.HEIGHT - ChartFrame.BOTTOM + 18, "middle");
      }
    }
    frame.across(across);
    return frame.finished();
  }

  private static double y(double value, double top) {
    return ChartFrame.HEIGHT
        - ChartFrame.BOTTOM
        - value / top * (ChartFrame.HEIGHT - ChartFrame.TOP - ChartFrame.BOTTOM);
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
}
