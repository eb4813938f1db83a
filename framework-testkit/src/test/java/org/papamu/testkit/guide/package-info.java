/** What ADDING-A-GAME.md tells of and no example has: a board of one's own, passes, a player. */
@NullMarked
package org.papamu.testkit.guide;

import org.jspecify.annotations.NullMarked;
