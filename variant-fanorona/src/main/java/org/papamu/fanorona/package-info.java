/** Fanorona. */
@NullMarked
package org.papamu.fanorona;

import org.jspecify.annotations.NullMarked;
