package org.papamu.konane;

/**
 * How the lines of a board lie in words.
 *
 * @param length the number of points of a line
 * @param lines the number of lines
 * @param stride the distance of a line to the next in the same word, in bits
 * @param perWord the number of lines in a word
 */
record LineLayout(int length, int lines, int stride, int perWord) {}
