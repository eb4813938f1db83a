package org.papamu.core.session;

import org.papamu.api.Move;

/**
 * A move that was played.
 *
 * @param ply its number in the game, from 1
 * @param seat the seat that played it
 * @param move its code in the position it was played in
 * @param text its canonical text
 * @param description what happened on the board
 */
public record Played(int ply, int seat, long move, String text, Move description) {}
