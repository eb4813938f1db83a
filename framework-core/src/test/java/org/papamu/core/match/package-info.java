@NullMarked
package org.papamu.core.match;

import org.jspecify.annotations.NullMarked;
