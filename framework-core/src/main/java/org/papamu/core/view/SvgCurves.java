package org.papamu.core.view;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.papamu.api.Look.Material;

/**
 * Draws curves over two axes in an SVG picture, in the style and colours of boards: how a number
 * goes, with the band in which it may be. The same numbers give the same text. Curves differ by
 * their dashes too, not by colour alone.
 */
public final class SvgCurves {

  private static final int MOST_LINES = 8;

  private static final double AXIS = 0.8;
  private static final double LINE = 0.18;

  /** Dashes of the first curve, the second one and so on. */
  private static final List<String> DASHES = List.of("", "7 5", "2 4");

  private final Theme theme;

  /** Draws for a theme. */
  public SvgCurves(Theme theme) {
    this.theme = theme;
  }

  /** A point of a curve, in what the axes count. */
  public record Point(double x, double y) {

    /** Refuses what is nowhere. */
    public Point {
      if (!Double.isFinite(x) || !Double.isFinite(y)) {
        throw new IllegalArgumentException("a point at " + x + ", " + y);
      }
    }
  }

  /**
   * A curve.
   *
   * @param name what it shows, for readers that cannot see it and in the legend
   * @param points its points, from one end to the other; at least one
   */
  public record Curve(String name, List<Point> points) {

    /** Copies the points. */
    public Curve {
      points = List.copyOf(points);
      if (points.isEmpty()) {
        throw new IllegalArgumentException("a curve without points");
      }
    }
  }

  /**
   * A band: what lies between two curves.
   *
   * @param name what it shows
   * @param low its lower edge, from left to right
   * @param high its upper edge, from left to right
   */
  public record Band(String name, List<Point> low, List<Point> high) {

    /** Copies the points. */
    public Band {
      low = List.copyOf(low);
      high = List.copyOf(high);
    }
  }

  /** Which way numbers grow along an axis. */
  public enum Growth {
    /** To the right, or upwards. */
    USUAL,
    /** To the left, or downwards. */
    REVERSED
  }

  /**
   * An axis.
   *
   * @param what what it counts
   * @param low its lower end
   * @param high its upper end, greater
   * @param growth which way it goes
   */
  public record Axis(String what, double low, double high, Growth growth) {

    /** Refuses an axis without length. */
    public Axis {
      if (!(low < high) || !Double.isFinite(high - low)) {
        throw new IllegalArgumentException("an axis from " + low + " to " + high);
      }
    }

    /** An axis that grows the usual way. */
    public Axis(String what, double low, double high) {
      this(what, low, high, Growth.USUAL);
    }

    /** How far along a number is, from 0 to 1. */
    private double share(double number) {
      double share = Math.min(1, Math.max(0, (number - low) / (high - low)));
      return growth == Growth.USUAL ? share : 1 - share;
    }

    /** Round numbers along it, some. */
    private List<Double> ticks() {
      double step = Math.pow(10, Math.ceil(Math.log10(high - low)));
      double[] factors = {2, 2.5, 2};
      for (int i = 0; (high - low) / (step / factors[i % factors.length]) <= MOST_LINES; i++) {
        step /= factors[i % factors.length];
      }
      List<Double> ticks = new ArrayList<>();
      for (long i = (long) Math.ceil(low / step); i * step <= high; i++) {
        ticks.add(i * step);
      }
      return ticks;
    }
  }

  /**
   * The picture as an SVG document.
   *
   * @param title what it shows
   * @param across the axis across
   * @param upwards the axis upwards
   * @param band the band behind the curves, if there is one
   * @param curves the curves, at least one
   */
  public String draw(
      String title, Axis across, Axis upwards, Optional<Band> band, List<Curve> curves) {
    if (curves.isEmpty()) {
      throw new IllegalArgumentException("no curve");
    }
    ChartFrame frame = new ChartFrame(theme, title);
    Plot plot = new Plot(frame, across, upwards);
    plot.grid();
    band.ifPresent(plot::band);
    for (int i = 0; i < curves.size(); i++) {
      plot.curve(curves.get(i), DASHES.get(i % DASHES.size()));
    }
    if (curves.size() > 1) {
      plot.legend(curves);
    }
    frame.across(across.what());
    frame.text(upwards.what(), ChartFrame.LEFT, ChartFrame.TOP - 10, "start");
    return frame.finished();
  }

  /** A chart being drawn. */
  private record Plot(ChartFrame frame, Axis across, Axis upwards) {

    double x(double number) {
      return ChartFrame.LEFT
          + across.share(number) * (ChartFrame.WIDTH - ChartFrame.LEFT - ChartFrame.RIGHT);
    }

    double y(double number) {
      return ChartFrame.HEIGHT
          - ChartFrame.BOTTOM
          - upwards.share(number) * (ChartFrame.HEIGHT - ChartFrame.TOP - ChartFrame.BOTTOM);
    }

    void grid() {
      for (double tick : across.ticks()) {
        double x = x(tick);
        double foot = ChartFrame.HEIGHT - ChartFrame.BOTTOM;
        frame.rule(x, foot, x, ChartFrame.TOP, LINE);
        frame.text(SvgWriter.number(tick), x, foot + 18, "middle");
      }
      for (double tick : upwards.ticks()) {
        double y = y(tick);
        double end = ChartFrame.WIDTH - ChartFrame.RIGHT;
        frame.rule(ChartFrame.LEFT, y, end, y, tick == 0 ? AXIS : LINE);
        frame.text(SvgWriter.number(tick), ChartFrame.LEFT - 8, y + 4, "end");
      }
    }

    private Shapes way(List<Point> points) {
      Shapes shapes = new Shapes();
      for (int i = 0; i < points.size(); i++) {
        double x = x(points.get(i).x());
        double y = y(points.get(i).y());
        shapes = i == 0 ? shapes.move(x, y) : shapes.line(x, y);
      }
      return shapes;
    }

    void band(Band band) {
      List<Point> around = new ArrayList<>(band.low());
      List<Point> back = new ArrayList<>(band.high());
      Collections.reverse(back);
      around.addAll(back);
      if (around.size() < 3) {
        return;
      }
      SvgWriter svg = frame.svg();
      svg.begin("path")
          .with("d", way(around).close().toString())
          .with("fill", frame.palette().ground(Material.WOOD).from())
          .with("fill-opacity", 0.45);
      svg.begin("title").text(band.name()).end();
      svg.end();
    }

    /** The names of the curves, each behind a piece of its line, at the bottom right. */
    void legend(List<Curve> curves) {
      double end = ChartFrame.WIDTH - ChartFrame.RIGHT;
      for (int i = curves.size() - 1; i >= 0; i--) {
        frame.text(curves.get(i).name(), end, ChartFrame.HEIGHT - 12, "end");
        end -= curves.get(i).name().length() * ChartFrame.LETTER * 0.47 + 6;
        double y = ChartFrame.HEIGHT - 16;
        line(new Shapes().move(end - 28, y).line(end, y), DASHES.get(i % DASHES.size()));
        frame.svg().end();
        end -= 42;
      }
    }

    private void line(Shapes way, String dashes) {
      SvgWriter svg = frame.svg();
      svg.begin("path")
          .with("d", way.toString())
          .with("fill", "none")
          .with("stroke", frame.palette().ink())
          .with("stroke-width", 2.5)
          .with("stroke-linejoin", "round");
      if (!dashes.isEmpty()) {
        svg.with("stroke-dasharray", dashes);
      }
    }

    void curve(Curve curve, String dashes) {
      SvgWriter svg = frame.svg();
      List<Point> points = curve.points();
      if (points.size() == 1) {
        svg.begin("circle")
            .with("cx", x(points.get(0).x()))
            .with("cy", y(points.get(0).y()))
            .with("r", 3);
      } else {
        line(way(points), dashes);
      }
      svg.begin("title").text(curve.name()).end();
      svg.end();
    }
  }
}
