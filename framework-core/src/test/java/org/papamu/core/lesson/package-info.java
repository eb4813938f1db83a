@NullMarked
package org.papamu.core.lesson;

import org.jspecify.annotations.NullMarked;
