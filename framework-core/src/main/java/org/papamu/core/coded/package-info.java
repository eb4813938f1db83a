/**
 * Numbers that travel between machines or lie on disk: 7-bit digits, the lowest first, with a
 * checksum in front.
 */
@NullMarked
package org.papamu.core.coded;

import org.jspecify.annotations.NullMarked;
