package org.papamu.core.exact;

/**
 * What is proved of a move.
 *
 * @param move the move's code
 * @param worth what the seat that plays it gets; plies and sweeps count the move itself
 */
public record MoveWorth(long move, Worth worth) {}
