/**
 * Games of one seat as sets of points in a machine word: layers of positions that are reached after
 * the same number of moves, up to symmetry, built on several threads.
 */
@NullMarked
package org.papamu.core.toggle;

import org.jspecify.annotations.NullMarked;
