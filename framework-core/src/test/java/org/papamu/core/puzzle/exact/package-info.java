/** Tests of exact answers about puzzles. */
@NullMarked
package org.papamu.core.puzzle.exact;

import org.jspecify.annotations.NullMarked;
