/**
 * The contract between games and everything that plays, searches, solves or shows them.
 *
 * <p>A game author implements {@link org.papamu.api.GameProvider}, {@link org.papamu.api.Game},
 * {@link org.papamu.api.Position}, {@link org.papamu.api.Rules} and {@link
 * org.papamu.api.Notation}; every other type here is a value to use or an optional extra with a
 * safe default. The package depends on the JDK alone.
 */
@NullMarked
package org.papamu.api;

import org.jspecify.annotations.NullMarked;
