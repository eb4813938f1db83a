/** What works on any game. */
@NullMarked
package org.papamu.core;

import org.jspecify.annotations.NullMarked;
