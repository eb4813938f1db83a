/** The engine protocol: any game and any player behind lines of text. */
@NullMarked
package org.papamu.core.engine;

import org.jspecify.annotations.NullMarked;
