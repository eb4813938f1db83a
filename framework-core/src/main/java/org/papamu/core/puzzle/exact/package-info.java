/**
 * Exact answers about puzzles whose rules are told as sets of points: can it be solved, how, and in
 * how few sweeps.
 */
@NullMarked
package org.papamu.core.puzzle.exact;

import org.jspecify.annotations.NullMarked;
