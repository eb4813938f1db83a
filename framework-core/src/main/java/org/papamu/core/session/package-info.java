/** A game being played: checked moves, take-back, outcome. */
@NullMarked
package org.papamu.core.session;

import org.jspecify.annotations.NullMarked;
