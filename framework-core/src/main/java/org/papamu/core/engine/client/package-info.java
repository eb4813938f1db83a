/** Other programs as players: their processes, and the engine protocol from the asking side. */
@NullMarked
package org.papamu.core.engine.client;

import org.jspecify.annotations.NullMarked;
