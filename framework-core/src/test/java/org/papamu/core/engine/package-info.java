@NullMarked
package org.papamu.core.engine;

import org.jspecify.annotations.NullMarked;
