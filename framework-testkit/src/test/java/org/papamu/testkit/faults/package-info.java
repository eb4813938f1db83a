/** Games with planted faults: the test of the tests. */
@NullMarked
package org.papamu.testkit.faults;

import org.jspecify.annotations.NullMarked;
