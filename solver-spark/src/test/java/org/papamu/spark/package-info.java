@NullMarked
package org.papamu.spark;

import org.jspecify.annotations.NullMarked;
