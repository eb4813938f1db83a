/**
 * One renderer for every game: the board for a terminal, as a picture and in words, made from the
 * topology, the position and the declared look alone.
 */
@NullMarked
package org.papamu.core.view;

import org.jspecify.annotations.NullMarked;
