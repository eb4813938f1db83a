@NullMarked
package org.papamu.core.session;

import org.jspecify.annotations.NullMarked;
