/** Tests of the search for puzzles. */
@NullMarked
package org.papamu.core.puzzle;

import org.jspecify.annotations.NullMarked;
