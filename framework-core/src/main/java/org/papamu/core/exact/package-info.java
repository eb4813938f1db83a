/**
 * What positions and moves are worth, proved: one way to ask, whatever the game is and however it
 * is solved.
 */
@NullMarked
package org.papamu.core.exact;

import org.jspecify.annotations.NullMarked;
