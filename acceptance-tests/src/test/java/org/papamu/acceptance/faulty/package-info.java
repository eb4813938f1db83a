/** A plugin whose game goes wrong when it is told to. Packed into a jar, not seen by the host. */
@NullMarked
package org.papamu.acceptance.faulty;

import org.jspecify.annotations.NullMarked;
