/**
 * Finds games: plugin jars in folders, and providers on a class path. Says what did not load and
 * why.
 *
 * <p>{@link org.papamu.core.catalog.Catalog#open} loads plugins, {@link
 * org.papamu.core.catalog.Catalog#scan} only looks at their descriptors. PF4J is used in this
 * package alone, and only when there is a folder with a jar in it: an embedder that finds its games
 * on the class path needs neither PF4J nor SLF4J.
 */
@NullMarked
package org.papamu.core.catalog;

import org.jspecify.annotations.NullMarked;
