/** Tests of coded numbers. */
@NullMarked
package org.papamu.core.coded;

import org.jspecify.annotations.NullMarked;
