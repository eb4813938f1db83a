@NullMarked
package org.papamu.core.catalog;

import org.jspecify.annotations.NullMarked;
