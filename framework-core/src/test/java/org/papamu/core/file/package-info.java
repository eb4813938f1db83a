@NullMarked
package org.papamu.core.file;

import org.jspecify.annotations.NullMarked;
