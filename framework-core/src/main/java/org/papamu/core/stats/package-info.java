/** How long, wide and level games are, as measured on games that were played. */
@NullMarked
package org.papamu.core.stats;

import org.jspecify.annotations.NullMarked;
