@NullMarked
package org.papamu.core.engine.client;

import org.jspecify.annotations.NullMarked;
