package org.papamu.core.stats;

import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Figures of games, as they come in. Confined to one thread.
 *
 * <p>Two estimates of the size of the game tree are in use. One multiplies the legal moves along
 * each game: their mean over games played at random is the logarithm of a geometric mean, which is
 * below the true size as a rule. The other is b<sup>d</sup> with the mean number of legal moves and
 * the mean length (V. Allis, Searching for Solutions in Games and Artificial Intelligence, 1994).
 */
public final class GameStatistics {

  private final TreeMap<String, Integer> results = new TreeMap<>();
  private int[] lengths = new int[64];
  private int games;
  private int cut;
  private long plies;
  private long choices;
  private double products;

  /**
   * The figures.
   *
   * @param games the games, from 1
   * @param cut those of them that were broken off for their length
   * @param length their lengths
   * @param branching the legal moves of the positions in which one was played
   * @param tree the size of the game tree, as decimal logarithms
   * @param results the number of games by their results, none left out that occurred
   */
  public record Summary(
      int games,
      int cut,
      Length length,
      Branching branching,
      Tree tree,
      Map<String, Integer> results) {

    /** The share of the games with a result, 0 to 1. */
    public double share(String result) {
      return results.getOrDefault(result, 0) / (double) games;
    }
  }

  /** Plies of a game. */
  public record Length(double mean, double median, int least, int most) {}

  /**
   * Legal moves of a position: over all positions of all games together.
   *
   * @param mean the arithmetic mean
   * @param geometric the geometric mean
   */
  public record Branching(double mean, double geometric) {}

  /**
   * The size of the game tree as a decimal logarithm.
   *
   * @param product the mean over games of the logarithm of the product of the legal moves
   * @param power the mean number of legal moves to the power of the mean length
   */
  public record Tree(double product, double power) {}

  /** Adds a game. */
  public void add(GameShape game) {
    if (games == lengths.length) {
      lengths = Arrays.copyOf(lengths, 2 * games);
    }
    lengths[games++] = game.plies();
    cut += game.cut() ? 1 : 0;
    plies += game.plies();
    choices += game.choices();
    products += game.product();
    results.merge(game.result(), 1, Integer::sum);
  }

  /** The number of games so far. */
  public int games() {
    return games;
  }

  /** The figures so far; empty without a game of a ply or more. */
  public Optional<Summary> summary() {
    if (plies == 0) {
      return Optional.empty();
    }
    int[] sorted = Arrays.copyOf(lengths, games);
    Arrays.sort(sorted);
    double median = (sorted[(games - 1) / 2] + (double) sorted[games / 2]) / 2;
    double mean = plies / (double) games;
    double branching = choices / (double) plies;
    return Optional.of(
        new Summary(
            games,
            cut,
            new Length(mean, median, sorted[0], sorted[games - 1]),
            new Branching(branching, Math.pow(10, products / plies)),
            new Tree(products / games, mean * Math.log10(branching)),
            Collections.unmodifiableMap(new TreeMap<>(results))));
  }
}
