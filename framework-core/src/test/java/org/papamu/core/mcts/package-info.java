@NullMarked
package org.papamu.core.mcts;

import org.jspecify.annotations.NullMarked;
