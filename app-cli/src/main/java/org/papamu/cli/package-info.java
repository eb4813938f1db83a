/** The command line host. */
@NullMarked
package org.papamu.cli;

import org.jspecify.annotations.NullMarked;
