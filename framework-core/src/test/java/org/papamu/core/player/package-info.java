@NullMarked
package org.papamu.core.player;

import org.jspecify.annotations.NullMarked;
