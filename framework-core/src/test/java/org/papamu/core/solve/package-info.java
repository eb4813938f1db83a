/** Tests of solving, with brute force as the judge. */
@NullMarked
package org.papamu.core.solve;

import org.jspecify.annotations.NullMarked;
