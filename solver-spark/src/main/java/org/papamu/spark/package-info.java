/** The engine that does long exact work on Apache Spark. */
@NullMarked
package org.papamu.spark;

import org.jspecify.annotations.NullMarked;
