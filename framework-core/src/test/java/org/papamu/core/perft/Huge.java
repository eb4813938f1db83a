package org.papamu.core.perft;

import org.papamu.api.Ending;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Rules;
import org.papamu.core.toy.Ring.Place;

/** Rules that claim half of all longs as the number of moves of every position. */
final class Huge implements Rules<Place> {

  private final Rules<Place> rules;

  Huge(Rules<Place> rules) {
    this.rules = rules;
  }

  @Override
  public long count(Place position, MoveList scratch) {
    return Long.MAX_VALUE / 2;
  }

  @Override
  public Place initial() {
    return rules.initial();
  }

  @Override
  public Place copy(Place source) {
    return rules.copy(source);
  }

  @Override
  public void copy(Place source, Place target) {
    rules.copy(source, target);
  }

  @Override
  public void moves(Place position, MoveList out) {
    rules.moves(position, out);
  }

  @Override
  public void play(Place position, long move) {
    rules.play(position, move);
  }

  @Override
  public int score(Place position, int seat) {
    return rules.score(position, seat);
  }

  @Override
  public Ending ending(Place position) {
    return rules.ending(position);
  }

  @Override
  public Move describe(Place position, long move) {
    return rules.describe(position, move);
  }
}
