@NullMarked
package org.papamu.core.table;

import org.jspecify.annotations.NullMarked;
