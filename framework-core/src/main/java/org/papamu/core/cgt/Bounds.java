package org.papamu.core.cgt;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What is proved of a value that could not be worked out.
 *
 * @param outcome who wins
 * @param atLeast the greatest integer found that the value is at least
 * @param atMost the least integer found that the value is at most
 */
public record Bounds(Optional<OutcomeClass> outcome, OptionalInt atLeast, OptionalInt atMost) {

  /** Nothing. */
  public static final Bounds NONE =
      new Bounds(Optional.empty(), OptionalInt.empty(), OptionalInt.empty());
}
