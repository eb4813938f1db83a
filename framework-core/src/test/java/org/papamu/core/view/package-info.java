@NullMarked
package org.papamu.core.view;

import org.jspecify.annotations.NullMarked;
