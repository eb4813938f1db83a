/**
 * Text at the edges: quantities, safe display of foreign text, and suggestions for refused text.
 */
@NullMarked
package org.papamu.core.text;

import org.jspecify.annotations.NullMarked;
