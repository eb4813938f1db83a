@NullMarked
package org.papamu.core.perft;

import org.jspecify.annotations.NullMarked;
