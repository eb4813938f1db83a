@NullMarked
package org.papamu.core.text;

import org.jspecify.annotations.NullMarked;
