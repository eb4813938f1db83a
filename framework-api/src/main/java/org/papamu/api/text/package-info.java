/**
 * Reading and writing text: coordinates, rows of a position, and the one exception for bad text.
 */
@NullMarked
package org.papamu.api.text;

import org.jspecify.annotations.NullMarked;
