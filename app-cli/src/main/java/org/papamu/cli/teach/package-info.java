/** Teaching a game: its rules as a page, and its lessons. */
@NullMarked
package org.papamu.cli.teach;

import org.jspecify.annotations.NullMarked;
