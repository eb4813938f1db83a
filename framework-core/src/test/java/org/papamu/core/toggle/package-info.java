/** Tests of games as sets of points. */
@NullMarked
package org.papamu.core.toggle;

import org.jspecify.annotations.NullMarked;
