@NullMarked
package org.papamu.testkit.tuning;

import org.jspecify.annotations.NullMarked;
