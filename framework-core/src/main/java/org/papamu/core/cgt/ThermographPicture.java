package org.papamu.core.cgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.core.text.Printable;
import org.papamu.core.view.SvgCurves;
import org.papamu.core.view.SvgCurves.Axis;
import org.papamu.core.view.SvgCurves.Curve;
import org.papamu.core.view.SvgCurves.Growth;
import org.papamu.core.view.SvgCurves.Point;
import org.papamu.core.view.Theme;

/**
 * Draws a thermograph as SVG, the way books do: values grow to the left, so that Left's wall is on
 * the left, and the temperature grows upwards.
 */
public final class ThermographPicture {

  /** A mast goes on above the last corner for this part of the height. */
  private static final double MAST = 0.2;

  private static final int TITLE = 80;

  private final Thermograph graph;
  private final Axis values;
  private final Axis temperatures;

  /** A picture of a thermograph. */
  public ThermographPicture(Thermograph graph) {
    this.graph = graph;
    double least = graph.right(Dyadic.ZERO).toDouble();
    double most = graph.left(Dyadic.ZERO).toDouble();
    double spare = Math.max(1, (most - least) / 8);
    values = new Axis("value", least - spare, most + spare, Growth.REVERSED);
    temperatures = new Axis("temperature", 0, Math.max(1, hottest() / (1 - MAST)));
  }

  private double hottest() {
    return Math.max(graph.temperature().toDouble(), 0);
  }

  /**
   * The picture.
   *
   * @param title what it shows
   */
  public String draw(String title, Theme theme) {
    double mean = graph.mean().toDouble();
    List<Point> mast = List.of(new Point(mean, hottest()), new Point(mean, temperatures.high()));
    return new SvgCurves(theme)
        .draw(
            Printable.of(title, TITLE),
            values,
            temperatures,
            Optional.empty(),
            List.of(
                new Curve("left wall", wall(graph.leftCorners())),
                new Curve("right wall", wall(graph.rightCorners())),
                new Curve("mast", mast)));
  }

  private static List<Point> wall(List<List<Dyadic>> corners) {
    List<Point> points = new ArrayList<>();
    for (List<Dyadic> corner : corners) {
      points.add(new Point(corner.get(1).toDouble(), corner.get(0).toDouble()));
    }
    return points;
  }
}
