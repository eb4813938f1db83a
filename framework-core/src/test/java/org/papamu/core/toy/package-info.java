/** Small games to test with. */
@NullMarked
package org.papamu.core.toy;

import org.jspecify.annotations.NullMarked;
