/** A game that tests pack as a plugin of their own. */
@NullMarked
package org.papamu.spark.fill;

import org.jspecify.annotations.NullMarked;
