/** A search for games with one seat: can this still be solved, and how. */
@NullMarked
package org.papamu.core.puzzle;

import org.jspecify.annotations.NullMarked;
