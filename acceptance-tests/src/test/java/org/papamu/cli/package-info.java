/** Every command with the bundled plugins, run inside the test's own process. */
@NullMarked
package org.papamu.cli;

import org.jspecify.annotations.NullMarked;
