package org.papamu.pegsolitaire;

import org.papamu.api.Evaluator;
import org.papamu.api.board.Topology;
import org.papamu.pegsolitaire.Layout.Axis;

/**
 * A guess at how well a position will go, in hundredths of a peg: pegs that are there count against
 * it, and so do pegs without a neighbour and pegs far from the middle of the board, which tend to
 * stay; possible jumps count for it.
 *
 * <p>The weights are those that left the fewest pegs, over six boards, when the best next position
 * was chosen again and again.
 */
final class PegEvaluator implements Evaluator<PegPosition> {

  private static final int PEG = 100;
  private static final int JUMP = 25;
  private static final int LONELY = 25;
  private static final double SQUARED_DISTANCE = 5;

  private final Layout layout;
  private final PegRules rules;

  /** By bit, what a peg there costs for being away from the middle. */
  private final int[] away = new int[Long.SIZE];

  PegEvaluator(Layout layout, PegRules rules) {
    this.layout = layout;
    this.rules = rules;
    Topology topology = layout.board().topology();
    double middleX = 0;
    double middleY = 0;
    for (int point = 0; point < topology.size(); point++) {
      middleX += topology.x(point) / topology.size();
      middleY += topology.y(point) / topology.size();
    }
    for (int point = 0; point < topology.size(); point++) {
      double x = topology.x(point) - middleX;
      double y = topology.y(point) - middleY;
      away[Long.numberOfTrailingZeros(layout.bit(point))] =
          (int) Math.round(SQUARED_DISTANCE * (x * x + y * y));
    }
  }

  @Override
  public int evaluate(PegPosition position, int seat) {
    long pegs = position.pegs();
    long near = 0;
    for (int i = 0; i < layout.axes().size(); i++) {
      Axis axis = layout.axes().get(i);
      near |= axis.neighbours(pegs);
    }
    int value =
        JUMP * rules.jumps(pegs) - PEG * position.count() - LONELY * Long.bitCount(pegs & ~near);
    for (long rest = pegs; rest != 0; rest &= rest - 1) {
      value -= away[Long.numberOfTrailingZeros(rest)];
    }
    return value;
  }
}
