@NullMarked
package org.papamu.core.stats;

import org.jspecify.annotations.NullMarked;
