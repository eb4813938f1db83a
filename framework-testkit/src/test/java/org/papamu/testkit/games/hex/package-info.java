/** Hex as a test game: hexagonal cells, connection, a move that is a word. */
@NullMarked
package org.papamu.testkit.games.hex;

import org.jspecify.annotations.NullMarked;
