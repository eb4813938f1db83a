/**
 * What {@code spark-submit} starts. It sees Spark and the JDK; the host and the engine are carried
 * in its jar.
 */
@NullMarked
package org.papamu.spark.submit;

import org.jspecify.annotations.NullMarked;
