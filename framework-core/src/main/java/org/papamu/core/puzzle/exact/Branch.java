package org.papamu.core.puzzle.exact;

import java.util.OptionalInt;

/**
 * What is known about a move of a puzzle.
 *
 * @param move the move's code
 * @param verdict whether the puzzle can be solved after it
 * @param moves the number of moves of every solution that begins with it; empty if not known
 * @param sweeps the fewest sweeps of those; empty if not known
 */
public record Branch(long move, Solution.Verdict verdict, OptionalInt moves, OptionalInt sweeps) {}
