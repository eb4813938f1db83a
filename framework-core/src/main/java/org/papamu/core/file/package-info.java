/** Files that are written whole, and by one process at a time. */
@NullMarked
package org.papamu.core.file;

import org.jspecify.annotations.NullMarked;
