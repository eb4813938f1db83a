/** Leap Frog: neutral counters, scores, two to four seats, turns of several leaps. */
@NullMarked
package org.papamu.examples.leapfrog;

import org.jspecify.annotations.NullMarked;
