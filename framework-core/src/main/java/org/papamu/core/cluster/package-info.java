/**
 * The place where an engine for many machines is put in: what it is asked to do, how it is found,
 * and what it gets of a game. The work itself lies in {@code core.count} and its like, cut into
 * pieces; an engine carries the pieces to where they are done.
 */
@NullMarked
package org.papamu.core.cluster;

import org.jspecify.annotations.NullMarked;
