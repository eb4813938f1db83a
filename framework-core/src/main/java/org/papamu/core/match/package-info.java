/** Matches: games between players from varied openings, and what they say about strength. */
@NullMarked
package org.papamu.core.match;

import org.jspecify.annotations.NullMarked;
