/**
 * Leap Frog as a test game: neutral counters, scores, two to four seats, turns of several leaps.
 */
@NullMarked
package org.papamu.testkit.games.leapfrog;

import org.jspecify.annotations.NullMarked;
