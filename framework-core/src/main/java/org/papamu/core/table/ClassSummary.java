package org.papamu.core.table;

/**
 * What a finished class holds.
 *
 * @param number the class
 * @param name its name
 * @param entries how many entries it has, spare ones included
 * @param wins how many positions the seat to move wins
 * @param draws how many are drawn
 * @param losses how many it loses
 * @param spare how many entries stand for a position that has another one
 * @param longest the plies of the longest win or loss; 0 if there is none
 * @param longestAt the first entry of that length; -1 if there is none
 */
public record ClassSummary(
    int number,
    String name,
    long entries,
    long wins,
    long draws,
    long losses,
    long spare,
    int longest,
    long longestAt) {}
