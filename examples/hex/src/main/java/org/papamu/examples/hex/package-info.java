/** Hex: placement, connection, hexagonal cells, a move that is a word. */
@NullMarked
package org.papamu.examples.hex;

import org.jspecify.annotations.NullMarked;
