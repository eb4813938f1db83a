/** Exact results of games of two seats in which no position can come back, with proofs to check. */
@NullMarked
package org.papamu.core.solve;

import org.jspecify.annotations.NullMarked;
