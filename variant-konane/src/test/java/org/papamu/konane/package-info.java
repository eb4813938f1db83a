/** Tests of Kōnane. */
@NullMarked
package org.papamu.konane;

import org.jspecify.annotations.NullMarked;
