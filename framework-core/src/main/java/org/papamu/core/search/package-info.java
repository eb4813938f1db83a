/**
 * Alpha-beta search for games of two seats: {@link org.papamu.core.search.AlphaBeta} is the player,
 * {@link org.papamu.core.search.AlphaBetaProvider} makes it from settings.
 */
@NullMarked
package org.papamu.core.search;

import org.jspecify.annotations.NullMarked;
