@NullMarked
package org.papamu.core.search;

import org.jspecify.annotations.NullMarked;
