package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import java.util.Arrays;
import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.Position;

/** Does the steps of a described move and compares with what playing it does. */
final class DescribeLaws {

  private static final int MOVES = 24;

  /** What stands where a piece was placed and it was not told which. */
  private static final int UNTOLD = -1;

  private DescribeLaws() {}

  static <P extends Position> void describe(Spot<P> spot) {
    P position = spot.position();
    for (long move : spot.some(MOVES)) {
      String text = spot.text(move);
      Move described = spot.rules().describe(position, move);
      unless(
          described.code() == move,
          "%s has code %s, but is described with code %s",
          text,
          move,
          described.code());
      int[] pieces = new int[spot.board().size()];
      Arrays.setAll(pieces, position::at);
      for (Step step : described.steps()) {
        act(spot, text, step, pieces);
      }
      P after = spot.after(move);
      for (int point = 0; point < pieces.length; point++) {
        int there = after.at(point);
        unless(
            pieces[point] == there || (pieces[point] == UNTOLD && there != 0),
            "after play(%s) %s is %s, but the described steps leave it %s",
            text,
            spot.board().name(point),
            state(there, pieces[point]),
            state(pieces[point], there));
      }
    }
  }

  /** What is on a point, as far as it matters where it was to be something else. */
  private static String state(int piece, int other) {
    if (piece == 0) {
      return "empty";
    }
    return other == 0 || piece == UNTOLD ? "occupied" : "occupied by piece " + piece;
  }

  private static void act(Spot<?> spot, String text, Step step, int[] pieces) {
    onBoard(spot, text, step.from());
    onBoard(spot, text, step.to());
    String from = spot.board().name(step.from());
    String to = spot.board().name(step.to());
    if (step.kind() == Step.Kind.PLACE || step.kind() == Step.Kind.REMOVE) {
      unless(step.from() == step.to(), "%s: a %s has two points", text, step.kind());
    }
    int piece = step.piece() == 0 ? UNTOLD : step.piece();
    if (step.kind() != Step.Kind.PLACE) {
      unless(
          pieces[step.from()] != 0,
          "%s: a %s starts on %s, which is empty then",
          text,
          step.kind(),
          from);
      piece = step.piece() == 0 ? pieces[step.from()] : step.piece();
      pieces[step.from()] = 0;
    }
    step.taken()
        .forEach(
            point -> {
              onBoard(spot, text, point);
              unless(
                  pieces[point] != 0,
                  "%s: %s is taken, but is empty then",
                  text,
                  spot.board().name(point));
              pieces[point] = 0;
            });
    if (step.kind() != Step.Kind.REMOVE) {
      unless(
          pieces[step.to()] == 0, "%s: a %s ends on %s, which is occupied", text, step.kind(), to);
      pieces[step.to()] = piece;
    }
  }

  private static void onBoard(Spot<?> spot, String text, int point) {
    unless(
        point >= 0 && point < spot.board().size(),
        "%s is described with point %s, which is not on the board",
        text,
        point);
  }
}
