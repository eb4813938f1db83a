/** Calling the code of plugins so that the caller goes on, whatever that code does. */
@NullMarked
package org.papamu.core.guard;

import org.jspecify.annotations.NullMarked;
