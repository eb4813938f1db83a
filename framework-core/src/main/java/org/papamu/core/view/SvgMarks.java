package org.papamu.core.view;

import static org.papamu.core.view.SvgPlan.UNIT;

import java.util.Comparator;
import java.util.List;
import org.papamu.core.view.Scene.Arrow;
import org.papamu.core.view.Scene.Prospect;

/**
 * What a picture points out. Every mark is drawn twice, a dark casing under a bright core, so that
 * it is seen on whatever lies under it.
 */
final class SvgMarks {

  private static final double RING = 0.46 * UNIT;
  private static final double CASING = 2.6;

  private final SvgWriter svg;
  private final Scene scene;
  private final SvgPlan plan;
  private final Palette palette;

  SvgMarks(SvgWriter svg, Scene scene, SvgPlan plan, Palette palette) {
    this.svg = svg;
    this.scene = scene;
    this.plan = plan;
    this.palette = palette;
  }

  /** Dashed outlines with a cross where pieces were taken and nothing stands now. */
  void drawTaken() {
    scene
        .last()
        .taken()
        .forEach(
            point -> {
              if (scene.piece(point) == 0) {
                ghost(plan.x(point), plan.y(point));
              }
            });
  }

  private void ghost(double x, double y) {
    String cross = new Shapes().cross(x, y, 0.13 * UNIT).toString();
    for (int layer = 0; layer < 2; layer++) {
      Colour colour = layer == 0 ? palette.casing() : palette.marks().taken();
      double width = layer == 0 ? 2.4 + CASING : 2.4;
      svg.begin("circle")
          .with("cx", x)
          .with("cy", y)
          .with("r", 0.35 * UNIT)
          .with("fill", "none")
          .with("stroke", colour)
          .with("stroke-width", width)
          .with("stroke-dasharray", "7 6.2")
          .end();
      stroke(cross, colour, width + 0.4);
    }
  }

  private void stroke(String path, Colour colour, double width) {
    svg.begin("path")
        .with("d", path)
        .with("fill", "none")
        .with("stroke", colour)
        .with("stroke-width", width)
        .with("stroke-linecap", "round")
        .with("stroke-linejoin", "round")
        .end();
  }

  /** The way of the last move: a dot at its start, a line with a head that ends at the landing. */
  void drawTrails() {
    for (List<Integer> trail : scene.last().trails()) {
      if (trail.size() > 1) {
        trail(trail);
      }
    }
  }

  private void trail(List<Integer> trail) {
    Colour core = palette.marks().last();
    double x = plan.x(trail.get(0));
    double y = plan.y(trail.get(0));
    Shapes dots = new Shapes().dot(x, y);
    for (int point : trail.subList(1, trail.size() - 1)) {
      dots.dot(plan.x(point), plan.y(point));
    }
    Line line = line(trail, 0.47 * UNIT, 0.2 * UNIT);
    stroke(line.path, palette.casing(), 0.075 * UNIT + CASING);
    stroke(dots.toString(), palette.casing(), 0.2 * UNIT + CASING);
    head(line.head, core);
    stroke(line.path, core, 0.075 * UNIT);
    stroke(dots.toString(), core, 0.2 * UNIT);
  }

  private void head(String path, Colour core) {
    svg.begin("path")
        .with("d", path)
        .with("fill", core)
        .with("stroke", palette.casing())
        .with("stroke-width", CASING)
        .with("stroke-linejoin", "round")
        .with("paint-order", "stroke")
        .end();
  }

  /** A line through points and the head at its end. */
  private record Line(String path, String head) {}

  /**
   * A line through points whose head stops short of the last one.
   *
   * @param gap how far short
   * @param length the length of the head
   */
  private Line line(List<Integer> points, double gap, double length) {
    int last = points.get(points.size() - 1);
    int before = points.get(points.size() - 2);
    double fromX = plan.x(before);
    double fromY = plan.y(before);
    double wayX = plan.x(last) - fromX;
    double wayY = plan.y(last) - fromY;
    double way = Math.sqrt(wayX * wayX + wayY * wayY);
    double tip = way > 0 ? Math.max(0.3, (way - gap) / way) : 0;
    double neck = way > 0 ? Math.max(0.05, (way - gap - 0.6 * length) / way) : 0;
    Shapes path = new Shapes().move(plan.x(points.get(0)), plan.y(points.get(0)));
    for (int point : points.subList(1, points.size() - 1)) {
      path.line(plan.x(point), plan.y(point));
    }
    path.line(fromX + wayX * neck, fromY + wayY * neck);
    Shapes head = new Shapes();
    if (way > 0) {
      head.head(fromX, fromY, fromX + wayX * tip, fromY + wayY * tip, length);
    }
    return new Line(path.toString(), head.toString());
  }

  /** Rings around what moved last and what is chosen; dots on what it may go to. */
  void drawFocus() {
    for (List<Integer> trail : scene.last().trails()) {
      ring(trail.get(trail.size() - 1), palette.marks().last(), "");
    }
    scene.focus().targets().forEach(this::target);
    scene.focus().selected().ifPresent(point -> ring(point, palette.marks().selected(), ""));
  }

  private void ring(int point, Colour core, String dashes) {
    for (int layer = 0; layer < 2; layer++) {
      svg.begin("circle")
          .with("cx", plan.x(point))
          .with("cy", plan.y(point))
          .with("r", RING)
          .with("fill", "none")
          .with("stroke", layer == 0 ? palette.casing() : core)
          .with("stroke-width", layer == 0 ? 3.2 + CASING : 3.2);
      if (!dashes.isEmpty()) {
        svg.with("stroke-dasharray", dashes).with("stroke-linecap", "round");
      }
      svg.end();
    }
  }

  private void target(int point, Prospect prospect) {
    Colour core = palette.marks().of(prospect);
    boolean occupied = scene.piece(point) > 0;
    if (occupied) {
      ring(point, core, "0.1 9.04");
    }
    if (prospect == Prospect.OPEN) {
      if (!occupied) {
        disc(plan.x(point), plan.y(point), 0.12 * UNIT, core);
      }
      return;
    }
    double x = plan.x(point) + (occupied ? 0.3 * UNIT : 0);
    double y = plan.y(point) - (occupied ? 0.3 * UNIT : 0);
    double radius = (occupied ? 0.16 : 0.24) * UNIT;
    disc(x, y, radius, core);
    svg.begin("text")
        .with("x", x)
        .with("y", y + radius * 0.46)
        .with("font-size", radius * 1.3)
        .with("font-weight", "700")
        .with("text-anchor", "middle")
        .with("fill", palette.casing())
        .text(String.valueOf(prospect.letter()))
        .end();
  }

  private void disc(double x, double y, double radius, Colour core) {
    svg.begin("circle")
        .with("cx", x)
        .with("cy", y)
        .with("r", radius)
        .with("fill", core)
        .with("stroke", palette.casing())
        .with("stroke-width", CASING / 2)
        .end();
  }

  /** Lines of play, the lightest first, so that the heaviest lies on top. */
  void drawArrows() {
    List<Arrow> rising =
        scene.arrows().stream().sorted(Comparator.comparingDouble(Arrow::weight)).toList();
    for (Arrow arrow : rising) {
      double width = (0.045 + 0.1 * arrow.weight()) * UNIT;
      Line line = line(arrow.path(), 0.1 * UNIT, 0.17 * UNIT + 1.1 * width);
      svg.begin("g").with("opacity", 0.5 + 0.45 * arrow.weight());
      stroke(line.path, palette.casing(), width + CASING);
      head(line.head, palette.marks().arrow());
      stroke(line.path, palette.marks().arrow(), width);
      svg.end();
    }
  }
}
