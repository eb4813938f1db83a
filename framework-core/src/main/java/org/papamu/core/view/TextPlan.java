package org.papamu.core.view;

import java.util.List;
import org.papamu.api.Look;
import org.papamu.api.Look.Surface;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Coordinates;

/**
 * Where everything goes on a terminal: the roomiest of the densities at which a board fits, else
 * the tightest one.
 *
 * <p>Rows and columns here are those of the sheet, counted from 0 at the top left.
 */
final class TextPlan {

  /**
   * How far apart neighbours are.
   *
   * @param across columns between neighbours in a row
   * @param down rows between neighbours in a column
   */
  private record Density(int across, int down) {}

  private static final Density VAST = new Density(8, 4);
  private static final Density AMPLE = new Density(6, 3);
  private static final Density ROOMY = new Density(4, 2);
  private static final Density WIDE = new Density(3, 1);
  private static final Density TIGHT = new Density(2, 1);
  private static final Density NARROW_LINES = new Density(2, 2);

  /** A narrower terminal shows no board in more room than it needs. */
  private static final int LARGE = 100;

  /** Columns that a board leaves to what stands beside it before it takes more than it needs. */
  private static final int LEFT_BESIDE = 40;

  private final Topology board;
  private final Slant slant;
  private final Density density;
  private final boolean lined;
  private final boolean framed;
  private final boolean labelled;
  private final int left;
  private final int top;

  private TextPlan(Scene scene, Density density) {
    board = scene.board();
    slant = Slant.of(board);
    this.density = density;
    lined = scene.look().surface() == Surface.LINES && density.down > 1;
    framed = isFramed(scene.look());
    labelled = scene.labels() == Scene.Labels.SHOWN;
    left = (labelled ? rowDigits() + 1 : 0) + beside();
    top = above() + (framed ? 1 : 0);
  }

  /** The plan of a scene for a terminal. */
  static TextPlan of(Scene scene, TextSettings settings) {
    boolean lines = scene.look().surface() == Surface.LINES;
    boolean upright = Slant.of(scene.board()).isUpright();
    // Between large pieces lines are seen only where they are far apart.
    List<Density> densities =
        upright
            ? lines ? List.of(VAST, ROOMY, NARROW_LINES) : List.of(AMPLE, ROOMY, WIDE, TIGHT)
            : lines ? List.of(VAST, ROOMY, TIGHT) : List.of(VAST, AMPLE, ROOMY, TIGHT);
    int caption = scene.words().line().isEmpty() ? 0 : 1;
    for (Density density : densities) {
      TextPlan plan = new TextPlan(scene, density);
      if (plan.isLarge()) {
        if (settings.width() >= LARGE
            && plan.width() + LEFT_BESIDE <= settings.width()
            && plan.height() + caption <= settings.height()) {
          return plan;
        }
        continue;
      }
      // Lines need their rows whatever the height, since diagonals run between them.
      boolean high = plan.height() + caption > settings.height() && !(lines && upright);
      if (plan.width() <= settings.width() && !high) {
        return plan;
      }
    }
    return new TextPlan(scene, densities.get(densities.size() - 1));
  }

  /** A frame follows the cells where there is room for that, else only a full board has one. */
  private boolean isFramed(Look look) {
    return slant.isUpright()
        && look.surface() != Surface.LINES
        && (density.down > 1 || board.size() == board.rows() * board.columns());
  }

  private int rowDigits() {
    return Integer.toString(board.rows()).length();
  }

  /** Whether the board leans, so that three directions are alike. */
  boolean isSlanted() {
    return !slant.isUpright();
  }

  /** Whether lines are drawn between the points. */
  boolean isLined() {
    return lined;
  }

  /** Whether an outline is drawn around the cells. */
  boolean isFramed() {
    return framed;
  }

  /** Whether the coordinates are shown. */
  boolean isLabelled() {
    return labelled;
  }

  /** Whether there are rows between neighbours in a column. */
  boolean isRoomy() {
    return density.down > 1;
  }

  /** Whether points are so far apart that a piece takes three rows and five columns. */
  boolean isLarge() {
    return density.down > ROOMY.down;
  }

  /** How far what belongs to a point reaches up and down. */
  int above() {
    return isLarge() ? 1 : 0;
  }

  /** How far from a point the marks around it stand. */
  int aside() {
    return 1 + above();
  }

  /** How far the board's ground reaches to both sides of a point. */
  int beside() {
    return Math.max(2, density.across / 2);
  }

  int across() {
    return density.across;
  }

  int down() {
    return density.down;
  }

  int row(int point) {
    return top + (board.rows() - 1 - board.row(point)) * density.down;
  }

  int column(int point) {
    return left + (int) Math.round(board.x(point) * density.across);
  }

  /** The sheet's row of a board's row. */
  int rowOf(int boardRow) {
    return top + (board.rows() - 1 - boardRow) * density.down;
  }

  /** The sheet's column of a board's column in its bottom row. */
  int columnOf(int boardColumn) {
    return left + boardColumn * density.across;
  }

  /** The row below the board, frame included. */
  int bottom() {
    return rowOf(0) + 1 + top;
  }

  /** Where the number of a row ends: beside the board, or beside the row where the board leans. */
  int labelEnd(int boardRow) {
    if (slant.isUpright()) {
      return rowDigits() - 1;
    }
    for (int column = 0; column < board.columns(); column++) {
      int point = board.point(boardRow, column);
      if (point != Topology.NONE) {
        return column(point) - beside() - 2;
      }
    }
    return rowDigits() - 1;
  }

  /** Where the letters of a column stand, below the bottom row. */
  int labelColumn(int boardColumn) {
    return columnOf(boardColumn) - (slant.isUpright() ? 0 : 1 + above());
  }

  /** Whether the letters of a column stand one above the other for want of width. */
  boolean isStacked() {
    return Coordinates.column(board.columns() - 1).length() >= density.across;
  }

  /** The rows that the columns' letters take. */
  int labelRows() {
    return !labelled ? 0 : isStacked() ? Coordinates.column(board.columns() - 1).length() : 1;
  }

  /** The rows of the sheet without the caption. */
  int height() {
    return bottom() + labelRows();
  }

  /** The columns of the sheet. */
  int width() {
    int right = 0;
    for (int point = 0; point < board.size(); point++) {
      right = Math.max(right, column(point));
    }
    return right + beside() + 1;
  }
}
