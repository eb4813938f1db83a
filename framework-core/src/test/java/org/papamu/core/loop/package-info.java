/** Proofs about positions that can come back. */
@NullMarked
package org.papamu.core.loop;

import org.jspecify.annotations.NullMarked;
