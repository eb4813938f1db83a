/** The page of the assembled program, used with mouse, finger and keyboard in a real browser. */
@NullMarked
package org.papamu.browser;

import org.jspecify.annotations.NullMarked;
