package org.papamu.api;

/**
 * Why a game is over.
 *
 * @param key a stable key such as {@code konane.no-jump}: the family's name, a dot, lower-case
 *     words joined by hyphens
 * @param sentence the same for people, without a full stop, such as {@code "White cannot jump"}
 */
public record Ending(String key, String sentence) {}
