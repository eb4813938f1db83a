package org.papamu.core.match;

import java.util.List;

/**
 * How often pairs of games from one opening with both colours brought 0, ½, 1, 1½ and 2 points. The
 * two games of a pair depend on each other through their opening, so that pairs, not games, are the
 * independent observations.
 *
 * @param losses pairs that brought nothing
 * @param halves pairs that brought ½
 * @param ones pairs that brought 1
 * @param threeHalves pairs that brought 1½
 * @param twos pairs that brought 2
 */
public record Pentanomial(long losses, long halves, long ones, long threeHalves, long twos) {

  /** No pair. */
  public static final Pentanomial NONE = new Pentanomial(0, 0, 0, 0, 0);

  /** Refuses negative counts. */
  public Pentanomial {
    if (losses < 0 || halves < 0 || ones < 0 || threeHalves < 0 || twos < 0) {
      throw new IllegalArgumentException("a negative count");
    }
  }

  /** These pairs and one more. */
  public Pentanomial with(double points) {
    return switch ((int) Math.round(points * 2)) {
      case 0 -> new Pentanomial(losses + 1, halves, ones, threeHalves, twos);
      case 1 -> new Pentanomial(losses, halves + 1, ones, threeHalves, twos);
      case 2 -> new Pentanomial(losses, halves, ones + 1, threeHalves, twos);
      case 3 -> new Pentanomial(losses, halves, ones, threeHalves + 1, twos);
      case 4 -> new Pentanomial(losses, halves, ones, threeHalves, twos + 1);
      default -> throw new IllegalArgumentException("a pair brings 0 to 2 points, not " + points);
    };
  }

  /** These pairs and others. */
  public Pentanomial with(Pentanomial more) {
    return new Pentanomial(
        losses + more.losses,
        halves + more.halves,
        ones + more.ones,
        threeHalves + more.threeHalves,
        twos + more.twos);
  }

  /** The counts, from 0 points to 2. */
  public List<Long> counts() {
    return List.of(losses, halves, ones, threeHalves, twos);
  }

  /** The number of pairs. */
  public long pairs() {
    return losses + halves + ones + threeHalves + twos;
  }

  /** The sample that they are. */
  Sample sample() {
    return new Sample(
        new double[] {0, 0.25, 0.5, 0.75, 1},
        new double[] {losses, halves, ones, threeHalves, twos});
  }
}
