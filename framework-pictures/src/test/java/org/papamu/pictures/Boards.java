package org.papamu.pictures;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.papamu.api.Look;
import org.papamu.api.Look.Material;
import org.papamu.api.Look.Outline;
import org.papamu.api.Look.Piece;
import org.papamu.api.Look.Shape;
import org.papamu.api.Look.Surface;
import org.papamu.api.Look.Tone;
import org.papamu.api.board.Topology;
import org.papamu.core.view.Scene;

/** Small boards of cells with black and white stones. */
final class Boards {

  private static final Look LOOK =
      new Look(
          Surface.PITS,
          Material.STONE,
          Outline.RECTANGLE,
          List.of(
              new Piece("black stone", 'b', Shape.DISC, Tone.DARK),
              new Piece("white stone", 'w', Shape.DISC, Tone.LIGHT)));

  private Boards() {}

  /** A scene from its rows, the top one first. */
  static Scene of(String... rows) {
    Topology board = Topology.masked(Arrays.stream(rows).map(r -> "#".repeat(r.length())).toList());
    List<Integer> pieces = new ArrayList<>();
    for (int point = 0; point < board.size(); point++) {
      String row = rows[rows.length - 1 - board.row(point)];
      pieces.add(".bw".indexOf(row.charAt(board.column(point))));
    }
    return Scene.of(board, LOOK).withPieces(pieces);
  }

  /** The pixels between neighbours on a square board without labels. */
  static int step(int width, int points) {
    // In units of 60: the points, 0.9 around them, and a margin of 10.
    return (int) Math.round(width * 60 / (60.0 * (points - 1) + 2 * 54 + 20));
  }

  /** 0 for black, 1 for white. */
  static double lightness(BufferedImage image, int x, int y) {
    int rgb = image.getRGB(x, y);
    return ((rgb >> 16 & 0xff) + (rgb >> 8 & 0xff) + (rgb & 0xff)) / 765.0;
  }
}
