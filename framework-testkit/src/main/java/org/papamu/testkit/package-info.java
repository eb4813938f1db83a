/** Tests that every game passes, for authors of games. */
@NullMarked
package org.papamu.testkit;

import org.jspecify.annotations.NullMarked;
