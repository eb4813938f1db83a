/**
 * The laws that every game obeys, as plain functions over a game: for test suites and for a host
 * that looks at a plugin before it is played.
 */
@NullMarked
package org.papamu.core.law;

import org.jspecify.annotations.NullMarked;
