/** What a long run keeps in a file, so that it goes on where it was after any end. */
@NullMarked
package org.papamu.core.resume;

import org.jspecify.annotations.NullMarked;
