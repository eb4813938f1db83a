package org.papamu.core.mcts;

/**
 * The numbers of upper confidence bounds, looked up for the visits that most nodes have: dividing
 * and taking roots for every child of every node on the way took a good part of the time.
 */
final class Bounds {

  private static final int TABLE = 1 << 12;

  private final float prior;
  private final float exploration;
  private final float[] parts = new float[TABLE];
  private final float[] doubts = new float[TABLE];
  private final float[] wishes = new float[TABLE];

  /**
   * Bounds of UCB1.
   *
   * @param prior the visits that a node is given for its evaluation
   * @param exploration the constant
   */
  Bounds(float prior, float exploration) {
    this.prior = prior;
    this.exploration = exploration;
    for (int visits = 0; visits < TABLE; visits++) {
      parts[visits] = exactPart(visits);
      doubts[visits] = exactDoubt(visits);
      wishes[visits] = exactWish(visits);
    }
  }

  /** One divided by the visits of a child, the prior ones included. */
  float part(int visits) {
    return visits < TABLE ? parts[visits] : exactPart(visits);
  }

  /** How little is known of a child with so many visits: one divided by their root. */
  float doubt(int visits) {
    return visits < TABLE ? doubts[visits] : exactDoubt(visits);
  }

  /** How much a node with so many visits wishes to know: the root of their logarithm. */
  float wish(int visits) {
    return visits < TABLE ? wishes[visits] : exactWish(visits);
  }

  private float exactPart(int visits) {
    float all = visits + prior;
    return all > 0 ? 1 / all : 1;
  }

  private float exactDoubt(int visits) {
    // Without a prior an unvisited child comes before all that were visited.
    float all = visits + prior;
    return all > 0 ? 1 / (float) Math.sqrt(all) : 1e6f;
  }

  private float exactWish(int visits) {
    return exploration * (float) Math.sqrt(Math.log(Math.max(1, visits)));
  }
}
