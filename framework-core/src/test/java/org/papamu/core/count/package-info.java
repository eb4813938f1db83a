/** Tests of exact counts. */
@NullMarked
package org.papamu.core.count;

import org.jspecify.annotations.NullMarked;
