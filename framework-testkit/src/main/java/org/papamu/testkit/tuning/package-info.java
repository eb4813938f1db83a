/**
 * Tuning of evaluators: games of a player against itself, a fit of weights to their results, and
 * duels that tell whether an evaluator has become better.
 */
@NullMarked
package org.papamu.testkit.tuning;

import org.jspecify.annotations.NullMarked;
