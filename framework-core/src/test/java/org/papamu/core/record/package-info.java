@NullMarked
package org.papamu.core.record;

import org.jspecify.annotations.NullMarked;
