/** Runs the benchmarks once, so that they cannot rot. */
@NullMarked
package org.papamu.benchmarks;

import org.jspecify.annotations.NullMarked;
