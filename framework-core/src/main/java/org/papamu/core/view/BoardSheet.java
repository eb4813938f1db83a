package org.papamu.core.view;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A board without pieces, for whoever places the pieces on it: a page that is drawn once and then
 * only changed.
 *
 * @param svg an SVG document of the empty board, whose definitions hold a symbol for each piece
 *     number, drawn around the origin; see {@link SvgBoard#sheet}
 * @param width the width of its view box, which begins at 0, 0
 * @param height the height of its view box
 * @param unit the distance between neighbours
 * @param spots where each point is, by point
 */
public record BoardSheet(String svg, double width, double height, double unit, List<Spot> spots) {

  /** Copies the list. */
  public BoardSheet {
    spots = List.copyOf(spots);
  }

  /** A place in the view box, from the top left, downwards. */
  public record Spot(double x, double y) {}

  static BoardSheet of(String svg, SvgPlan plan, int points) {
    return new BoardSheet(
        svg,
        plan.width(),
        plan.height(),
        SvgPlan.UNIT,
        IntStream.range(0, points).mapToObj(p -> new Spot(plan.x(p), plan.y(p))).toList());
  }
}
