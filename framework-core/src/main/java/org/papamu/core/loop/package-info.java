/**
 * Exact results of games of two seats in which positions can come back: proof-number search that
 * looks into endgame tables, and a checker that walks over each proof again.
 */
@NullMarked
package org.papamu.core.loop;

import org.jspecify.annotations.NullMarked;
