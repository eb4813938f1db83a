/** For authors of games: the project that a new game begins as. */
@NullMarked
package org.papamu.cli.author;

import org.jspecify.annotations.NullMarked;
