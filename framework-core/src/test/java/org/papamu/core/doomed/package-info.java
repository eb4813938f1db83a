/** Processes that are killed in the middle of their work, as by the kernel. */
@NullMarked
package org.papamu.core.doomed;

import org.jspecify.annotations.NullMarked;
