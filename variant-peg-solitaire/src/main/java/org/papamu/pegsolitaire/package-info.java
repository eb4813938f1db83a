/** Peg solitaire. */
@NullMarked
package org.papamu.pegsolitaire;

import org.jspecify.annotations.NullMarked;
