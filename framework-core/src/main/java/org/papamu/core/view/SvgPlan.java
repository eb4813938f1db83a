package org.papamu.core.view;

import java.util.ArrayList;
import java.util.List;
import org.papamu.api.Look.Outline;
import org.papamu.api.Look.Surface;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Coordinates;
import org.papamu.core.view.SvgSettings.Side;

/**
 * Where everything goes in a picture, in user units: {@link #UNIT} between neighbours, from the top
 * left, downwards.
 *
 * <p>The coordinates stand along the sides of a rectangle. On any other board the number of a row
 * stands beside the row's first point and the letters of a column below the column's lowest one, so
 * that they are outside the points and on the board whatever its outline.
 */
final class SvgPlan {

  /** The distance between neighbours in a row. */
  static final double UNIT = 60;

  /** The least and the most pixels between neighbours, and the longer side where neither binds. */
  private static final double LEAST_PIXELS = 18;

  private static final double MOST_PIXELS = 96;
  private static final double USUAL_SIDE = 800;

  /** The least height of letters, in pixels. */
  private static final double LEAST_LETTER = 12.5;

  /** The least height of a caption's letters, in pixels; their width and lines' height in it. */
  private static final double CAPTION_LETTER = 15;

  private static final double LETTER_WIDTH = 0.53;
  private static final double LINE_HEIGHT = 1.3;
  private static final double PADDING = 10;

  /** A place, and how far what stands there reaches. */
  record Spot(double x, double y, double reach) {}

  /** A coordinate and where its middle is. */
  record Label(String text, double x, double y) {}

  private final Topology board;
  private final Outline outline;
  private final Slant slant;
  private final boolean labelled;

  /** From a point to its label. */
  private final double aside;

  private final List<Label> labels = new ArrayList<>();
  private final Spot disc;
  private final double left;
  private final double top;
  private final double boardWidth;
  private final double boardHeight;
  private final List<String> caption;
  private final double captionSize;
  private final double captionHeight;
  private final double scale;

  SvgPlan(Scene scene, SvgSettings settings) {
    board = scene.board();
    outline = scene.look().outline();
    slant = Slant.of(board);
    labelled = scene.labels() == Scene.Labels.SHOWN;
    double cell = scene.look().surface() == Surface.CELLS ? 0.08 : 0;
    double digits = 0.08 * (Integer.toString(board.rows()).length() - 1);
    aside = UNIT * (0.66 + cell + digits);
    if (labelled) {
      addLabels();
    }
    List<Spot> spots = spots();
    disc = outline == Outline.DISC ? disc(spots) : new Spot(0, 0, 0);
    List<Spot> extent = outline == Outline.DISC ? List.of(disc) : spots;
    left = extent.stream().mapToDouble(s -> s.x - s.reach).min().orElse(0) - PADDING;
    top = extent.stream().mapToDouble(s -> s.y - s.reach).min().orElse(0) - PADDING;
    boardWidth = extent.stream().mapToDouble(s -> s.x + s.reach).max().orElse(0) + PADDING - left;
    boardHeight = extent.stream().mapToDouble(s -> s.y + s.reach).max().orElse(0) + PADDING - top;
    double side = Math.max(boardWidth, boardHeight);
    double pixels = Math.max(LEAST_PIXELS, Math.min(MOST_PIXELS, USUAL_SIDE / side * UNIT));
    double natural = pixels / UNIT;
    boolean across = settings.side() == Side.WIDTH;
    double fixed = settings.size() / (across ? boardWidth : side);
    captionSize = Math.max(17, CAPTION_LETTER / (settings.size() > 0 ? fixed : natural));
    int letters = (int) ((boardWidth - 2 * PADDING) / (LETTER_WIDTH * captionSize));
    caption = PlainText.broken(scene.words().line(), letters);
    captionHeight = caption.isEmpty() ? 0 : captionSize * (LINE_HEIGHT * caption.size() + 0.6);
    scale =
        settings.size() > 0
            ? settings.size()
                / (across ? boardWidth : Math.max(boardWidth, boardHeight + captionHeight))
            : natural;
  }

  private double rawX(int point) {
    return board.x(point) * UNIT;
  }

  private double rawY(int point) {
    return -board.y(point) * UNIT;
  }

  /** On a rectangle that stands upright the labels stand along its sides. */
  private boolean isFramed() {
    return outline == Outline.RECTANGLE && slant.isUpright();
  }

  private void addLabels() {
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        int point = board.point(row, column);
        if (point != Topology.NONE) {
          double x = isFramed() ? 0 : rawX(point);
          labels.add(new Label(Integer.toString(row + 1), x - aside, rawY(point)));
          break;
        }
      }
    }
    double length = Math.sqrt(slant.right() * slant.right() + slant.up() * slant.up());
    double back = aside / length;
    for (int column = 0; column < board.columns(); column++) {
      for (int row = 0; row < board.rows(); row++) {
        int point = board.point(row, column);
        if (point != Topology.NONE) {
          double y = isFramed() ? 0 : rawY(point);
          labels.add(
              new Label(
                  Coordinates.column(column),
                  rawX(point) - back * slant.right(),
                  y + back * slant.up()));
          break;
        }
      }
    }
  }

  /** What the board must hold: its points with room around them, and the labels. */
  private List<Spot> spots() {
    List<Spot> spots = new ArrayList<>();
    double around =
        switch (outline) {
          case RECTANGLE -> isFramed() && labelled ? aside / UNIT + 0.38 : 0.9;
          case DISC -> 0.85;
          case POINTS -> pointReach() / UNIT;
        };
    for (int point = 0; point < board.size(); point++) {
      spots.add(new Spot(rawX(point), rawY(point), around * UNIT));
    }
    for (Label label : labels) {
      spots.add(new Spot(label.x, label.y, (outline == Outline.POINTS ? 0.3 : 0.4) * UNIT));
    }
    return spots;
  }

  /** How far the board goes around a point where its outline follows the points. */
  double pointReach() {
    return labelled ? aside + 0.32 * UNIT : 0.78 * UNIT;
  }

  /**
   * A disc around all spots, near enough the smallest: from the middle, step by step towards the
   * spot that reaches farthest, by ever less (Badoiu and Clarkson, 2003).
   */
  private static Spot disc(List<Spot> spots) {
    double x = spots.stream().mapToDouble(Spot::x).average().orElse(0);
    double y = spots.stream().mapToDouble(Spot::y).average().orElse(0);
    double radius = 0;
    for (int step = 1; step <= 400; step++) {
      Spot farthest = spots.get(0);
      radius = 0;
      for (Spot spot : spots) {
        double reach = distance(x, y, spot) + spot.reach;
        if (reach > radius) {
          radius = reach;
          farthest = spot;
        }
      }
      x += (farthest.x - x) / (step + 1);
      y += (farthest.y - y) / (step + 1);
    }
    double middleX = x;
    double middleY = y;
    radius =
        spots.stream()
            .mapToDouble(s -> distance(middleX, middleY, s) + s.reach)
            .max()
            .orElse(radius);
    return new Spot(x, y, radius);
  }

  private static double distance(double x, double y, Spot spot) {
    return Math.sqrt((x - spot.x) * (x - spot.x) + (y - spot.y) * (y - spot.y));
  }

  boolean isUpright() {
    return slant.isUpright();
  }

  double x(int point) {
    return rawX(point) - left;
  }

  double y(int point) {
    return rawY(point) - top;
  }

  List<Label> labels() {
    return labels.stream().map(l -> new Label(l.text, l.x - left, l.y - top)).toList();
  }

  /** The disc, where the outline is one. */
  Spot disc() {
    return new Spot(disc.x - left, disc.y - top, disc.reach);
  }

  /** From the picture's edge to the board's. */
  double padding() {
    return PADDING;
  }

  double width() {
    return boardWidth;
  }

  /** The height without the caption. */
  double boardHeight() {
    return boardHeight;
  }

  /** The height with the caption. */
  double height() {
    return boardHeight + captionHeight;
  }

  /** The caption's lines: texts and the middles of their base lines. */
  List<Label> caption() {
    List<Label> lines = new ArrayList<>();
    for (String text : caption) {
      double y = boardHeight + captionSize * (LINE_HEIGHT * lines.size() + 0.95);
      lines.add(new Label(text, boardWidth / 2, y));
    }
    return lines;
  }

  /** The height of the caption's letters. */
  double captionSize() {
    return captionSize;
  }

  /** Pixels per unit at the size that the picture shows itself in. */
  double scale() {
    return scale;
  }

  /** The height of the coordinates' letters. */
  double letterSize() {
    return Math.max(0.25 * UNIT, Math.min(0.42 * UNIT, LEAST_LETTER / scale));
  }
}
