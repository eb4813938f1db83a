/** Monte Carlo tree search for games of any number of seats. */
@NullMarked
package org.papamu.core.mcts;

import org.jspecify.annotations.NullMarked;
