package org.papamu.core.record;

/**
 * Where a word of a record stands in its file.
 *
 * @param line the line, from 1
 * @param column the column, from 1, in characters
 */
public record WordPlace(int line, int column) {}
