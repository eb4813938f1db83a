@NullMarked
package org.papamu.core.guard;

import org.jspecify.annotations.NullMarked;
