package org.papamu.core.view;

import java.util.List;
import java.util.OptionalInt;
import org.papamu.api.Look;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Coordinates;
import org.papamu.core.view.Scene.Prospect;

/** One scene put down on a sheet of characters. */
final class TextSheet {

  private final Scene scene;
  private final Topology board;
  private final Look look;
  private final Glyphs glyphs;
  private final TextPlan plan;
  private final TextCanvas canvas;

  private TextSheet(Scene scene, TextSettings settings) {
    this.scene = scene;
    board = scene.board();
    look = scene.look();
    glyphs = new Glyphs(look, settings.characters());
    plan = TextPlan.of(scene, settings);
    canvas = new TextCanvas(plan.height(), plan.width());
  }

  /** The sheet of a scene, without the caption. */
  static TextCanvas of(Scene scene, TextSettings settings, OptionalInt cursor) {
    TextSheet sheet = new TextSheet(scene, settings);
    sheet.layGround();
    sheet.drawStrokes();
    sheet.drawOutline();
    sheet.drawTrails();
    for (int point = 0; point < sheet.board.size(); point++) {
      sheet.drawPoint(point);
    }
    sheet.drawTargets();
    sheet.drawVictims();
    sheet.drawBrackets();
    cursor.ifPresent(point -> sheet.drawAround(point, '>', '<', Ink.CURSOR));
    sheet.drawLabels();
    return sheet.canvas;
  }

  // --- the board ---

  private void layGround() {
    if (plan.isLarge() && plan.isSlanted()) {
      layGroundAlongLinks();
      return;
    }
    int beside = plan.across() >= 4 || plan.isFramed() ? plan.beside() : 1;
    int beyond = plan.isFramed() ? 1 + plan.above() : plan.down() - 1;
    for (int point = 0; point < board.size(); point++) {
      for (int row = plan.row(point) - beyond; row <= plan.row(point) + beyond; row++) {
        for (int column = -beside; column <= beside && row < plan.bottom(); column++) {
          canvas.ground(row, plan.column(point) + column);
        }
      }
    }
  }

  /** A board that leans has straight sides where there is room for them. */
  private void layGroundAlongLinks() {
    for (int point = 0; point < board.size(); point++) {
      layGroundAround(plan.row(point), plan.column(point));
      for (int direction = 0; direction < board.directions().size(); direction++) {
        int next = board.next(point, direction);
        int rows = next == Topology.NONE ? 0 : plan.row(next) - plan.row(point);
        for (int step = 1; step < Math.abs(rows); step++) {
          int columns = plan.column(next) - plan.column(point);
          layGroundAround(
              plan.row(point) + Integer.signum(rows) * step,
              plan.column(point) + columns * step / Math.abs(rows));
        }
      }
    }
  }

  private void layGroundAround(int row, int column) {
    for (int beyond = -1; beyond <= 1; beyond++) {
      for (int beside = -plan.beside(); beside <= plan.beside(); beside++) {
        canvas.ground(row + beyond, column + beside);
      }
    }
  }

  private void drawStrokes() {
    if (plan.isLined() || (plan.isSlanted() && plan.isRoomy())) {
      for (List<Integer> stroke : Links.strokes(board)) {
        for (int i = 1; i < stroke.size(); i++) {
          if (plan.isLined() || isOnRim(stroke.get(i - 1), stroke.get(i))) {
            drawStroke(stroke.get(i - 1), stroke.get(i));
          }
        }
      }
    }
  }

  /** On a board that leans: whether the triangle on one side of a link is missing. */
  private boolean isOnRim(int from, int to) {
    int common = 0;
    for (int direction = 0; direction < board.directions().size(); direction++) {
      int third = board.next(from, direction);
      if (third != Topology.NONE && board.direction(third, to) != Topology.NONE) {
        common++;
      }
    }
    return common < 2;
  }

  /** Draws a link that runs across, upright or along a diagonal; others have no character. */
  private void drawStroke(int from, int to) {
    int columns = plan.column(to) - plan.column(from);
    int rows = plan.row(to) - plan.row(from);
    char stroke = strokeFor(columns, rows);
    int length = rows == 0 ? Math.abs(columns) : Math.abs(rows);
    for (int step = 1; step < length && stroke != ' '; step++) {
      int row = plan.row(from) + rows * step / length;
      int column = plan.column(from) + columns * step / length;
      char earlier = canvas.at(row, column);
      canvas.put(row, column, earlier == ' ' ? stroke : glyphs.crossing(earlier, stroke), Ink.LINE);
    }
  }

  /** The character of a stroke; a blank if there is none for its slope. */
  private char strokeFor(int columns, int rows) {
    if (rows == 0) {
      return glyphs.across();
    }
    if (columns == 0) {
      return glyphs.upright();
    }
    // One step up leads half a step to the side on a board that leans, else a whole one.
    int slope = plan.isSlanted() ? plan.across() / 2 : plan.across();
    if (Math.abs(columns) * plan.down() != Math.abs(rows) * slope) {
      return ' ';
    }
    return columns > 0 == rows < 0 ? glyphs.rising() : glyphs.falling();
  }

  private void drawOutline() {
    if (plan.isFramed() && plan.isRoomy()) {
      TextOutline.draw(board, plan, glyphs, canvas);
    } else if (plan.isFramed()) {
      drawFrame();
    }
  }

  /** A rectangle around a full board. */
  private void drawFrame() {
    int above = plan.rowOf(board.rows() - 1) - 1;
    int below = plan.bottom() - 1;
    int left = plan.columnOf(0) - 2;
    int right = plan.columnOf(board.columns() - 1) + 2;
    for (int column = left + 1; column < right; column++) {
      canvas.put(above, column, glyphs.across(), Ink.LINE);
      canvas.put(below, column, glyphs.across(), Ink.LINE);
    }
    for (int row = above + 1; row < below; row++) {
      canvas.put(row, left, glyphs.upright(), Ink.LINE);
      canvas.put(row, right, glyphs.upright(), Ink.LINE);
    }
    canvas.put(above, left, glyphs.node(1 | 8), Ink.LINE);
    canvas.put(above, right, glyphs.node(4 | 8), Ink.LINE);
    canvas.put(below, left, glyphs.node(1 | 2), Ink.LINE);
    canvas.put(below, right, glyphs.node(4 | 2), Ink.LINE);
  }

  // --- what stands on it ---

  /** Where the last move went along drawn lines, these get its colour. */
  private void drawTrails() {
    for (List<Integer> trail : scene.last().trails()) {
      for (int i = 1; i < trail.size(); i++) {
        int columns = plan.column(trail.get(i)) - plan.column(trail.get(i - 1));
        int rows = plan.row(trail.get(i)) - plan.row(trail.get(i - 1));
        int length = rows == 0 ? Math.abs(columns) : Math.abs(rows);
        char stroke = strokeFor(columns, rows);
        for (int step = 1; step < length && stroke != ' '; step++) {
          int row = plan.row(trail.get(i - 1)) + rows * step / length;
          int column = plan.column(trail.get(i - 1)) + columns * step / length;
          if (canvas.at(row, column) == stroke) {
            canvas.tint(row, column, Ink.LAST);
          }
        }
      }
    }
  }

  private void drawPoint(int point) {
    int piece = scene.piece(point);
    if (piece > 0) {
      drawPiece(point, piece);
    } else if (scene.last().passes(point)) {
      put(point, 0, glyphs.passed(), Ink.LAST);
    } else if (scene.last().taken().contains(point)) {
      put(point, 0, glyphs.taken(), Ink.TAKEN);
    } else {
      put(point, 0, glyphs.empty(), Ink.EMPTY);
    }
  }

  private void drawPiece(int point, int piece) {
    Ink ink = Ink.of(look.piece(piece).tone());
    if (!plan.isLarge()) {
      put(point, 0, glyphs.piece(piece), ink);
      return;
    }
    List<String> rows = glyphs.large(piece);
    for (int line = 0; line < rows.size(); line++) {
      int row = plan.row(point) + line - 1;
      for (int i = 0; i < rows.get(line).length(); i++) {
        char character = rows.get(line).charAt(i);
        if (character != ' ' || line == 1) {
          canvas.put(row, plan.column(point) + i - 2, character, ink);
        }
      }
    }
    for (int beside = -1; beside <= 1 && glyphs.isFilled(); beside++) {
      char character = rows.get(1).charAt(2 + beside);
      if (character != '█') {
        canvas.fill(plan.row(point), plan.column(point) + beside, ink);
      }
    }
  }

  private void drawTargets() {
    scene
        .focus()
        .targets()
        .forEach(
            (point, prospect) -> {
              Ink ink = Ink.of(prospect);
              boolean open = prospect == Prospect.OPEN;
              if (scene.piece(point) > 0) {
                put(point, -plan.aside(), glyphs.target(), ink);
                put(point, plan.aside(), open ? glyphs.target() : prospect.letter(), ink);
              } else if (open) {
                put(point, 0, glyphs.target(), ink);
              } else {
                put(point, -1, '<', ink);
                put(point, 0, prospect.letter(), ink);
                put(point, 1, '>', ink);
              }
            });
  }

  /** Pieces that still stand and are about to be taken. */
  private void drawVictims() {
    scene
        .last()
        .taken()
        .forEach(
            point -> {
              if (scene.piece(point) > 0) {
                drawAround(point, glyphs.taken(), glyphs.taken(), Ink.TAKEN);
              }
            });
  }

  private void drawBrackets() {
    for (List<Integer> trail : scene.last().trails()) {
      drawAround(trail.get(trail.size() - 1), '[', ']', Ink.LAST);
    }
    scene.focus().selected().ifPresent(point -> drawAround(point, '(', ')', Ink.SELECTED));
  }

  private void drawAround(int point, char before, char after, Ink ink) {
    put(point, -plan.aside(), before, ink);
    put(point, plan.aside(), after, ink);
  }

  private void put(int point, int beside, char character, Ink ink) {
    canvas.put(plan.row(point), plan.column(point) + beside, character, ink);
  }

  // --- around it ---

  private void drawLabels() {
    if (!plan.isLabelled()) {
      return;
    }
    for (int row = 0; row < board.rows(); row++) {
      String number = Integer.toString(row + 1);
      canvas.put(plan.rowOf(row), plan.labelEnd(row) - number.length() + 1, number, Ink.LABEL);
    }
    for (int column = 0; column < board.columns(); column++) {
      String letters = Coordinates.column(column);
      int at = plan.labelColumn(column);
      if (!plan.isStacked()) {
        canvas.put(plan.bottom(), at, letters, Ink.LABEL);
        continue;
      }
      int first = plan.bottom() + plan.labelRows() - letters.length();
      for (int i = 0; i < letters.length(); i++) {
        canvas.put(first + i, at, letters.charAt(i), Ink.LABEL);
      }
    }
  }
}
