/** Game records: reading, writing, checking against the rules, and safe saving. */
@NullMarked
package org.papamu.core.record;

import org.jspecify.annotations.NullMarked;
