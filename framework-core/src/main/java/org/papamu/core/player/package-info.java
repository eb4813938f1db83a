/** The built-in players, the text form that names a player, and random playouts. */
@NullMarked
package org.papamu.core.player;

import org.jspecify.annotations.NullMarked;
