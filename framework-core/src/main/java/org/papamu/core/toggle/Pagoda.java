package org.papamu.core.toggle;

import java.util.Optional;

/**
 * A pagoda function: a weight for each point such that no move raises the sum over the filled ones.
 * A word of a lesser sum than a goal's cannot lead to it (Conway; Beasley, The Ins and Outs of Peg
 * Solitaire, chapter 5).
 *
 * <p>Weights are whole numbers and every rule is checked when a function is made, so what it rules
 * out is ruled out, however it was found.
 */
public final class Pagoda {

  private final int[] weights;

  private Pagoda(int[] weights) {
    this.weights = weights;
  }

  /**
   * A function with these weights by bit; empty if a rule would raise the sum.
   *
   * @param weights 64 weights, those of bits that no point has are not looked at
   */
  public static Optional<Pagoda> of(WordGame<?> game, int[] weights) {
    Pagoda pagoda = new Pagoda(weights.clone());
    for (WordRule rule : game.rules()) {
      if (pagoda.sum(rule.filled()) < pagoda.sum(rule.empty())) {
        return Optional.empty();
      }
    }
    return Optional.of(pagoda);
  }

  /**
   * A function that shows that one word cannot lead to another; empty if linear programming finds
   * none.
   */
  public static Optional<Pagoda> against(WordGame<?> game, long from, long to) {
    double[] found = new PagodaProgram(game, from, to).solve();
    for (int scale = 1; scale <= PagodaProgram.MOST_SCALE; scale++) {
      int[] weights = new int[Long.SIZE];
      boolean whole = true;
      for (int bit = 0; bit < weights.length; bit++) {
        double scaled = found[bit] * scale;
        weights[bit] = (int) Math.round(scaled);
        whole &= Math.abs(scaled - weights[bit]) < PagodaProgram.PRECISION * scale;
      }
      if (whole) {
        Optional<Pagoda> pagoda = of(game, weights).filter(p -> p.sum(from) < p.sum(to));
        if (pagoda.isPresent()) {
          return pagoda;
        }
      }
    }
    return Optional.empty();
  }

  /** The sum over the filled points. */
  public int sum(long word) {
    int sum = 0;
    for (long rest = word; rest != 0; rest &= rest - 1) {
      sum += weights[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  /** The weight of a bit. */
  public int weight(int bit) {
    return weights[bit];
  }
}
