/** Exact counts of puzzles: positions, move sequences, games and solutions, level by level. */
@NullMarked
package org.papamu.core.count;

import org.jspecify.annotations.NullMarked;
