/** Games at the terminal: played by people, or looked at. */
@NullMarked
package org.papamu.cli.play;

import org.jspecify.annotations.NullMarked;
