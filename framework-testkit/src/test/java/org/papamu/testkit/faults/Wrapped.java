package org.papamu.testkit.faults;

import org.papamu.api.Position;

/** A position of a {@link FaultyGame} around a sound one; the game answers for it. */
final class Wrapped<P extends Position> implements Position {

  private final FaultyGame<P> game;

  /** The sound position. */
  final P inner;

  /** A number that faults use as they like; copied, but not written. */
  long mark;

  Wrapped(FaultyGame<P> game, P inner) {
    this.game = game;
    this.inner = inner;
  }

  @Override
  public int turn() {
    return game.turn(this);
  }

  @Override
  public int at(int point) {
    return game.at(this, point);
  }

  @Override
  public long hash() {
    return game.hash(this);
  }

  @Override
  @SuppressWarnings("unchecked") // positions of one game have one type
  public boolean equals(Object other) {
    return other instanceof Wrapped<?> wrapped && game.equal(this, (Wrapped<P>) wrapped);
  }

  @Override
  public int hashCode() {
    return game.hashCode(this);
  }
}
