package org.papamu.core.count;

import java.math.BigInteger;

/**
 * What can be reached by exactly so many moves.
 *
 * @param moves the number of moves
 * @param distinct the different positions
 * @param classes the same, those counted as one that are images of one another under the symmetries
 *     of the board that keep the goals
 * @param sequences the sequences of exactly that many moves
 * @param deadEnds the different positions where the game is over
 * @param games the sequences that lead to these
 * @param solutions the sequences that lead to those of them that solve the puzzle; 0 in games of
 *     several seats
 */
public record Level(
    int moves,
    long distinct,
    long classes,
    BigInteger sequences,
    long deadEnds,
    BigInteger games,
    BigInteger solutions) {}
