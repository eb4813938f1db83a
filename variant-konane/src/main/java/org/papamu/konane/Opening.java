package org.papamu.konane;

import java.util.Map;
import java.util.stream.IntStream;
import org.papamu.api.Option;
import org.papamu.api.Options;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/** Which of its stones Black may take off on the first ply. */
enum Opening {
  /** A stone on a corner of the board or one that is nearest to the centre. */
  TRADITIONAL,
  /** A stone that is nearest to the centre. */
  CENTRE,
  /** A stone on a corner of the board. */
  CORNER,
  /** Any stone. */
  ANY;

  private static final String NAME = "opening";

  /** The option that chooses. */
  static Option option(Messages words) {
    return Option.choice(
        NAME, words.say("option.opening"), "traditional", "centre", "corner", "any");
  }

  static Opening of(Options options) {
    for (Map.Entry<Option, String> option : options.values().entrySet()) {
      if (option.getKey().name().equals(NAME)) {
        return values()[option.getKey().values().indexOf(option.getValue())];
      }
    }
    throw new IllegalArgumentException("no option " + NAME);
  }

  /** What may be taken, in words. */
  String told(Messages words) {
    return words.say(
        switch (this) {
          case TRADITIONAL -> "opening.traditional";
          case CENTRE -> "opening.centre";
          case CORNER -> "opening.corner";
          case ANY -> "opening.any";
        });
  }

  /** Whether a point holds a black stone when the board is full. Point a1 always does. */
  static boolean isBlack(Topology board, int point) {
    return (board.row(point) + board.column(point)) % 2 == 0;
  }

  /** The points of the stones, in rising order; never empty, since a1 is a black corner. */
  int[] points(Topology board) {
    int nearest = black(board).map(point -> distance(board, point)).min().orElseThrow();
    return black(board)
        .filter(
            point ->
                switch (this) {
                  case TRADITIONAL -> isCorner(board, point) || distance(board, point) == nearest;
                  case CENTRE -> distance(board, point) == nearest;
                  case CORNER -> isCorner(board, point);
                  case ANY -> true;
                })
        .toArray();
  }

  private static IntStream black(Topology board) {
    return IntStream.range(0, board.size()).filter(point -> isBlack(board, point));
  }

  private static boolean isCorner(Topology board, int point) {
    int row = board.row(point);
    int column = board.column(point);
    return (row == 0 || row == board.rows() - 1) && (column == 0 || column == board.columns() - 1);
  }

  /** The square of twice the distance to the geometric centre: whole, and ordered as distances. */
  private static int distance(Topology board, int point) {
    int up = 2 * board.row(point) - (board.rows() - 1);
    int right = 2 * board.column(point) - (board.columns() - 1);
    return up * up + right * right;
  }
}
