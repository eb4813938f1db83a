package org.papamu.core.cgt;

import java.util.List;

/**
 * What a value is worth to each side when every move costs a tax, the temperature: the left and the
 * right wall, which meet in a mast (Berlekamp, Conway and Guy, Winning Ways, chapter 6). Exact.
 *
 * <p>The walls are given from temperature 0 on, where they are the stops. A number is a mast alone;
 * its temperature is below 0: -1 over its denominator (Siegel, Combinatorial Game Theory, chapter
 * II.5).
 */
public final class Thermograph {

  private final Trajectory left;
  private final Trajectory right;
  private final Dyadic mean;
  private final Dyadic temperature;

  private Thermograph(Trajectory left, Trajectory right, Dyadic mean, Dyadic temperature) {
    this.left = left;
    this.right = right;
    this.mean = mean;
    this.temperature = temperature;
  }

  /** That of a number. */
  static Thermograph ofNumber(Dyadic number) {
    Trajectory mast = Trajectory.mast(number);
    return new Thermograph(mast, mast, number, new Dyadic(-1, number.exponent()));
  }

  /**
   * That of a value that is no number.
   *
   * @param left the best of what Left can move to, less the tax
   * @param right the best of what Right can move to, with the tax
   */
  static Thermograph of(Trajectory left, Trajectory right) {
    Dyadic temperature = left.meeting(right);
    return new Thermograph(
        left.frozenAt(temperature), right.frozenAt(temperature), left.at(temperature), temperature);
  }

  /** Where the mast stands: what each of many copies of the value comes to. */
  public Dyadic mean() {
    return mean;
  }

  /** Where the walls meet: how much a move is worth. */
  public Dyadic temperature() {
    return temperature;
  }

  /** What the value comes to when Left moves first at a tax, from 0 on. */
  public Dyadic left(Dyadic tax) {
    return left.at(tax);
  }

  /** What the value comes to when Right moves first at a tax, from 0 on. */
  public Dyadic right(Dyadic tax) {
    return right.at(tax);
  }

  Trajectory leftWall() {
    return left;
  }

  Trajectory rightWall() {
    return right;
  }

  /** The corners of the left wall from tax 0 on: pairs of tax and value. */
  public List<List<Dyadic>> leftCorners() {
    return corners(left);
  }

  /** The corners of the right wall from tax 0 on: pairs of tax and value. */
  public List<List<Dyadic>> rightCorners() {
    return corners(right);
  }

  private static List<List<Dyadic>> corners(Trajectory wall) {
    return wall.corners().stream()
        .map(corner -> List.of(corner.temperature(), corner.value()))
        .toList();
  }
}
