/** Boards as graphs with straight lines: points, directions, coordinates and symmetries. */
@NullMarked
package org.papamu.api.board;

import org.jspecify.annotations.NullMarked;
