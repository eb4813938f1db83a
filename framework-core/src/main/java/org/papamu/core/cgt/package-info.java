/**
 * Combinatorial values of normal-play games: canonical forms, thermographs, values of positions.
 */
@NullMarked
package org.papamu.core.cgt;

import org.jspecify.annotations.NullMarked;
