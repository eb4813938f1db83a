/**
 * Kōnane: a board full of stones, one stone of each colour taken off, then jumps. Who cannot jump
 * has lost.
 *
 * <p>Boards of up to 64 points are played on single words ({@code NarrowRules}), larger ones on
 * arrays of words ({@code WideRules}); everything else is written once for both.
 */
@NullMarked
package org.papamu.konane;

import org.jspecify.annotations.NullMarked;
