/** Tic-tac-toe as a test game: the smallest game there is. */
@NullMarked
package org.papamu.testkit.games.tictactoe;

import org.jspecify.annotations.NullMarked;
