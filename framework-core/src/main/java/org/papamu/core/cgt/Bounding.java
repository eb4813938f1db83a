package org.papamu.core.cgt;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Bounds of a value by play: a value is at least the integer n if Right, moving first, loses its
 * difference with n. The integer is moves that one side has to spare. Positions whose value a
 * {@link Valuation} knows already are not played on.
 *
 * @param <P> the game's own position type
 */
public final class Bounding<P extends Position> {

  private final Rules<P> rules;
  private final Valuation<P> valuation;
  private final Limits limits;
  private final int left;
  private final long bytesOfEntry;
  private final Map<Entry<P>, Boolean> known = new HashMap<>();
  private int steps;

  /** A position with the seat to move, and Left's moves to spare, negative for Right's. */
  private record Entry<P extends Position>(P position, int spare) {}

  /**
   * Bounds of a game's positions.
   *
   * @param valuation what is known already; it may have reached its limits
   * @param limits what finding bounds may spend
   */
  public Bounding(Game<P> game, Valuation<P> valuation, Limits limits) {
    this.valuation = valuation;
    this.limits = limits;
    rules = game.rules();
    left = Valuation.left(game);
    bytesOfEntry = 200 + 2L * game.board().size();
  }

  /** What can be proved within the limits, the outcome first. */
  public Bounds of(P position) {
    Optional<OutcomeClass> outcome = Optional.empty();
    OptionalInt atLeast = OptionalInt.empty();
    OptionalInt atMost = OptionalInt.empty();
    try {
      boolean notBelow = isAtLeast(position, 0);
      boolean notAbove = isAtMost(position, 0);
      outcome = Optional.of(OutcomeClass.of(notBelow, notAbove));
      int low = notBelow ? 0 : below(position);
      atLeast = OptionalInt.of(low);
      int high = notAbove ? 0 : above(position);
      atMost = OptionalInt.of(high);
      while (notBelow && low < high && isAtLeast(position, low + 1)) {
        atLeast = OptionalInt.of(++low);
      }
      while (notAbove && low < high && isAtMost(position, high - 1)) {
        atMost = OptionalInt.of(--high);
      }
    } catch (LimitReached e) {
      // What was found before stands.
    }
    return new Bounds(outcome, atLeast, atMost);
  }

  /** The first integer below 0 that the value is at least: there is one, play being finite. */
  private int below(P position) {
    int number = -1;
    while (!isAtLeast(position, number)) {
      number--;
    }
    return number;
  }

  private int above(P position) {
    int number = 1;
    while (!isAtMost(position, number)) {
      number++;
    }
    return number;
  }

  /** Whether the value is at least an integer. */
  private boolean isAtLeast(P position, int number) {
    return !wins(turned(position, 1 - left), -number);
  }

  /** Whether the value is at most an integer. */
  private boolean isAtMost(P position, int number) {
    return !wins(turned(position, left), -number);
  }

  private P turned(P position, int seat) {
    P turned = rules.copy(position);
    if (turned.turn() != seat && !rules.pass(turned)) {
      throw new IllegalArgumentException("the turn cannot be handed over here");
    }
    return turned;
  }

  /** Whether the seat to move wins a position with moves to spare. */
  private boolean wins(P position, int spare) {
    OptionalInt value = valuation.known(position);
    if (value.isPresent()) {
      Values values = valuation.values();
      int sum = values.sum(value.getAsInt(), values.integer(spare));
      return position.turn() == left ? values.leftWinsFirst(sum) : values.rightWinsFirst(sum);
    }
    Entry<P> entry = new Entry<>(position, spare);
    Boolean answer = known.get(entry);
    if (answer != null) {
      return answer;
    }
    if ((++steps & 0xFF) == 0) {
      limits.check(known.size() * bytesOfEntry);
    }
    boolean wins = winsByMove(position, spare);
    known.put(entry, wins);
    return wins;
  }

  private boolean winsByMove(P position, int spare) {
    MoveList moves = new MoveList();
    rules.moves(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      P child = rules.copy(position);
      rules.play(child, moves.get(i));
      if (!wins(child, spare)) {
        return true;
      }
    }
    // A move to spare is spent last: it changes nothing else.
    int own = position.turn() == left ? spare : -spare;
    return own > 0 && !wins(turned(position, 1 - position.turn()), spare - Integer.signum(spare));
  }
}
