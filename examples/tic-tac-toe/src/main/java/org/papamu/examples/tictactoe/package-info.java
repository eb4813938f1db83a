/** Tic-tac-toe: the smallest complete game, and the one that ADDING-A-GAME.md tells of. */
package org.papamu.examples.tictactoe;
