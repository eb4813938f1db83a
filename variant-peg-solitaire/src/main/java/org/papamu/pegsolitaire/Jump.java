package org.papamu.pegsolitaire;

/**
 * One jump, taken apart.
 *
 * @param from the hole that the peg leaves
 * @param over the hole whose peg is taken
 * @param to the hole where the peg lands
 */
record Jump(int from, int over, int to) {

  /** The jump that a legal move's code stands for. */
  static Jump of(PegPosition position, long move) {
    Layout layout = position.layout();
    long lowest = Long.lowestOneBit(move);
    long highest = Long.highestOneBit(move);
    boolean up = (position.pegs() & lowest) != 0;
    return new Jump(
        layout.point(up ? lowest : highest),
        layout.point(move ^ lowest ^ highest),
        layout.point(up ? highest : lowest));
  }
}
