package org.papamu.core.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.papamu.core.match.Standings.Duel;

/**
 * Ratings of all contestants of a match from the results of all duels: those under which the
 * results are most likely (Bradley and Terry's model on the logistic scale of Elo, a draw as half a
 * win and half a loss), with the mean at 0.
 *
 * <p>To every duel that took place one draw is added, so that whoever won or lost all games has a
 * finite rating too.
 */
public final class Ratings {

  /** Elo points for a factor of e in strength. */
  private static final double SCALE = 400 / Math.log(10);

  private static final double QUANTILE = 1.959963984540054;
  private static final int STEPS = 10_000;
  private static final double EXACT = 1e-9;

  private Ratings() {}

  /**
   * A contestant's rating.
   *
   * @param elo the rating
   * @param margin half of the width of the interval that holds the true one with 95 %, by the
   *     curvature of the likelihood; games that are drawn make it too wide rather than too narrow
   */
  public record Rating(double elo, double margin) {}

  /** The ratings of so many contestants, by index. */
  public static List<Rating> of(int contestants, List<Duel> duels) {
    double[][] games = new double[contestants][contestants];
    double[] points = new double[contestants];
    for (Duel duel : duels) {
      if (duel.games() > 0) {
        games[duel.first()][duel.second()] += duel.games() + 1;
        games[duel.second()][duel.first()] += duel.games() + 1;
        points[duel.first()] += duel.wins() + (duel.draws() + 1) / 2.0;
        points[duel.second()] += duel.losses() + (duel.draws() + 1) / 2.0;
      }
    }
    double[] strength = strengths(games, points);
    double[][] spread = spread(games, strength);
    List<Rating> ratings = new ArrayList<>();
    for (int i = 0; i < contestants; i++) {
      ratings.add(
          new Rating(
              SCALE * Math.log(strength[i]),
              SCALE * QUANTILE * Math.sqrt(Math.max(0, spread[i][i]))));
    }
    return ratings;
  }

  /** The strengths whose product is 1, by Hunter's minorisation and maximisation. */
  private static double[] strengths(double[][] games, double[] points) {
    int n = points.length;
    double[] strength = new double[n];
    Arrays.fill(strength, 1);
    double change = 1;
    for (int step = 0; step < STEPS && change > EXACT; step++) {
      change = 0;
      double logs = 0;
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < n; j++) {
          sum += games[i][j] == 0 ? 0 : games[i][j] / (strength[i] + strength[j]);
        }
        double better = sum == 0 ? strength[i] : points[i] / sum;
        change = Math.max(change, Math.abs(Math.log(better / strength[i])));
        strength[i] = better;
        logs += Math.log(better);
      }
      for (int i = 0; i < n; i++) {
        strength[i] /= Math.exp(logs / n);
      }
    }
    return strength;
  }

  /** The inverse of the information that the games give, within ratings of mean 0. */
  private static double[][] spread(double[][] games, double[] strength) {
    int n = strength.length;
    double[][] information = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double p = strength[i] / (strength[i] + strength[j]);
        double weight = games[i][j] * p * (1 - p);
        information[i][i] += weight;
        information[i][j] -= weight;
        information[i][j] += 1.0 / n;
      }
    }
    double[][] inverse = inverse(information);
    for (double[] row : inverse) {
      for (int j = 0; j < n; j++) {
        row[j] -= 1.0 / n;
      }
    }
    return inverse;
  }

  /** By Gauss and Jordan; the matrix is positive definite where all contestants have met. */
  private static double[][] inverse(double[][] matrix) {
    int n = matrix.length;
    double[][] inverse = new double[n][n];
    for (int i = 0; i < n; i++) {
      inverse[i][i] = 1;
    }
    for (int i = 0; i < n; i++) {
      double pivot = Math.abs(matrix[i][i]) < 1e-12 ? 1e-12 : matrix[i][i];
      for (int j = 0; j < n; j++) {
        matrix[i][j] /= pivot;
        inverse[i][j] /= pivot;
      }
      for (int row = 0; row < n; row++) {
        double factor = matrix[row][i];
        for (int j = 0; j < n && row != i; j++) {
          matrix[row][j] -= factor * matrix[i][j];
          inverse[row][j] -= factor * inverse[i][j];
        }
      }
    }
    return inverse;
  }
}
