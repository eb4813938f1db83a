/** The distribution as it is used: started by its launcher, moved, changed, broken. */
@NullMarked
package org.papamu.acceptance;

import org.jspecify.annotations.NullMarked;
