/** The parts that a game at the terminal is made of. */
@NullMarked
package org.papamu.cli.play;

import org.jspecify.annotations.NullMarked;
