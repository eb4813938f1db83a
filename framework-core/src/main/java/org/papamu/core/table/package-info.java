/**
 * Retrograde analysis and endgame tables of games of two seats in which positions can come back:
 * the value and the distance to the end of every position of a class, kept in files that can be
 * trusted.
 */
@NullMarked
package org.papamu.core.table;

import org.jspecify.annotations.NullMarked;
