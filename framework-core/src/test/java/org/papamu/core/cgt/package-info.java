@NullMarked
package org.papamu.core.cgt;

import org.jspecify.annotations.NullMarked;
