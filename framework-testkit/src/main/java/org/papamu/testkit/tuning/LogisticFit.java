package org.papamu.testkit.tuning;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Fits the weights of a linear evaluator to results: so that the logistic function of what a
 * position is worth for the first seat comes as near as possible, by cross entropy, to what that
 * seat got out of it.
 *
 * <p>Gradient descent, sample by sample in an order that the seed decides, with a step for each
 * weight that shrinks as it learns (Duchi, Hazan, Singer: Adaptive Subgradient Methods, 2011). The
 * same samples and seed give the same weights. Samples of some games are kept for a check and never
 * learned from.
 */
public final class LogisticFit {

  private static final double STEP = 0.1;

  /** One game of so many is kept for the check. */
  private static final int CHECKED = 20;

  private final int weights;
  private final long seed;

  private int[] starts = new int[1024];
  private int[] indices = new int[1 << 16];
  private float[] amounts = new float[1 << 16];
  private float[] results = new float[1024];
  private boolean[] checks = new boolean[1024];
  private int size;

  /**
   * A fit without samples.
   *
   * @param weights the number of weights
   * @param seed what the order of samples comes from
   */
  public LogisticFit(int weights, long seed) {
    this.weights = weights;
    this.seed = seed;
  }

  /**
   * What came out.
   *
   * @param weights one for each feature, in units of the logistic function: at 1 more the odds are
   *     e times as good
   * @param samples the number of samples learned from
   * @param loss the mean cross entropy of the samples kept for the check; 0 if there are none
   * @param right the share of them where the side that the weights favour got more than half
   */
  @SuppressWarnings("ArrayRecordComponent") // made here, handed over, never compared
  public record Fitted(double[] weights, int samples, double loss, double right) {

    /** The weights, scaled and rounded. */
    public int[] rounded(double scale) {
      return Arrays.stream(weights).mapToInt(weight -> (int) Math.rint(weight * scale)).toArray();
    }
  }

  /**
   * Adds a sample.
   *
   * @param features what the evaluator sees; copied
   * @param result what the first seat got, 0 to 1
   * @param game the number of the game that it comes from, from 0: games are kept for the check as
   *     a whole
   */
  public void add(Features features, double result, int game) {
    int start = starts[size];
    int end = start + features.size();
    if (size + 2 > starts.length) {
      starts = Arrays.copyOf(starts, 2 * starts.length);
      results = Arrays.copyOf(results, 2 * results.length);
      checks = Arrays.copyOf(checks, 2 * checks.length);
    }
    if (end > indices.length) {
      indices = Arrays.copyOf(indices, 2 * end);
      amounts = Arrays.copyOf(amounts, 2 * end);
    }
    for (int i = 0; i < features.size(); i++) {
      if (features.index(i) >= weights) {
        throw new IllegalArgumentException("feature " + features.index(i));
      }
      indices[start + i] = features.index(i);
      amounts[start + i] = features.amount(i);
    }
    results[size] = (float) result;
    checks[size] = game % CHECKED == CHECKED - 1;
    starts[++size] = end;
  }

  /**
   * Learns.
   *
   * @param passes how often each sample is learned from, 1 or more
   * @param decay by how much of itself a weight that is seen falls back at each step, which keeps
   *     down those that are seldom seen: 0.004 for weights seen by the hundred
   */
  public Fitted fit(int passes, double decay) {
    double[] weight = new double[weights];
    double[] learned = new double[weights];
    int[] order = learnable();
    SplittableRandom random = new SplittableRandom(seed);
    for (int pass = 0; pass < passes; pass++) {
      double step = STEP * (2 * pass < passes ? 1 : 4 * pass < 3 * passes ? 0.3 : 0.1);
      shuffle(order, random);
      for (int sample : order) {
        double error = results[sample] - logistic(worth(sample, weight));
        for (int i = starts[sample]; i < starts[sample + 1]; i++) {
          int index = indices[i];
          double gradient = error * amounts[i] - decay * weight[index];
          learned[index] += gradient * gradient;
          weight[index] += step * gradient / (1 + Math.sqrt(learned[index]));
        }
      }
    }
    return check(weight, order.length);
  }

  private int[] learnable() {
    int[] order = new int[size];
    int count = 0;
    for (int sample = 0; sample < size; sample++) {
      if (!checks[sample]) {
        order[count++] = sample;
      }
    }
    return Arrays.copyOf(order, count);
  }

  private static void shuffle(int[] order, SplittableRandom random) {
    for (int i = order.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int kept = order[i];
      order[i] = order[other];
      order[other] = kept;
    }
  }

  private double worth(int sample, double[] weight) {
    double worth = 0;
    for (int i = starts[sample]; i < starts[sample + 1]; i++) {
      worth += weight[indices[i]] * amounts[i];
    }
    return worth;
  }

  private Fitted check(double[] weight, int samples) {
    double loss = 0;
    int right = 0;
    int checked = 0;
    for (int sample = 0; sample < size; sample++) {
      if (checks[sample]) {
        double expected = logistic(worth(sample, weight));
        double result = results[sample];
        loss -= result * log(expected) + (1 - result) * log(1 - expected);
        right += expected > 0.5 == result > 0.5 ? 1 : 0;
        checked++;
      }
    }
    int divisor = Math.max(1, checked);
    return new Fitted(weight, samples, loss / divisor, (double) right / divisor);
  }

  private static double logistic(double worth) {
    return 1 / (1 + Math.exp(-worth));
  }

  private static double log(double probability) {
    return Math.log(Math.max(1e-12, probability));
  }
}
