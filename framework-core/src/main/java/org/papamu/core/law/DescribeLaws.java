package org.papamu.core.law;

import static org.papamu.core.law.Broken.unless;

import org.papamu.api.Move;
import org.papamu.api.Move.Step;
import org.papamu.api.Position;

/** Does the steps of a described move and compares with what playing it does. */
final class DescribeLaws {

  private static final int MOVES = 24;

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
      boolean[] full = new boolean[spot.board().size()];
      for (int point = 0; point < full.length; point++) {
        full[point] = position.at(point) != 0;
      }
      for (Step step : described.steps()) {
        act(spot, text, step, full);
      }
      P after = spot.after(move);
      for (int point = 0; point < full.length; point++) {
        unless(
            full[point] == (after.at(point) != 0),
            "after play(%s) %s is %s, but the described steps leave it %s",
            text,
            spot.board().name(point),
            full[point] ? "empty" : "occupied",
            full[point] ? "occupied" : "empty");
      }
    }
  }

  private static void act(Spot<?> spot, String text, Step step, boolean[] full) {
    onBoard(spot, text, step.from());
    onBoard(spot, text, step.to());
    String from = spot.board().name(step.from());
    String to = spot.board().name(step.to());
    if (step.kind() == Step.Kind.PLACE || step.kind() == Step.Kind.REMOVE) {
      unless(step.from() == step.to(), "%s: a %s has two points", text, step.kind());
    }
    if (step.kind() != Step.Kind.PLACE) {
      unless(
          full[step.from()], "%s: a %s starts on %s, which is empty then", text, step.kind(), from);
      full[step.from()] = false;
    }
    step.taken()
        .forEach(
            point -> {
              onBoard(spot, text, point);
              unless(
                  full[point],
                  "%s: %s is taken, but is empty then",
                  text,
                  spot.board().name(point));
              full[point] = false;
            });
    if (step.kind() != Step.Kind.REMOVE) {
      unless(!full[step.to()], "%s: a %s ends on %s, which is occupied", text, step.kind(), to);
      full[step.to()] = true;
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
