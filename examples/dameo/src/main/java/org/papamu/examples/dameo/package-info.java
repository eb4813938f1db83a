/** Dameo: line moves, kings, captures of the most pieces, a draw that needs the history. */
@NullMarked
package org.papamu.examples.dameo;

import org.jspecify.annotations.NullMarked;
