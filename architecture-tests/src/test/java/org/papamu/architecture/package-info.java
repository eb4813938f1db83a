/** Guards the arrows between the modules. */
@NullMarked
package org.papamu.architecture;

import org.jspecify.annotations.NullMarked;
