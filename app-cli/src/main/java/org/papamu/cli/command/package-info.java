/** The commands, one class each. */
@NullMarked
package org.papamu.cli.command;

import org.jspecify.annotations.NullMarked;
