/** Tests of pictures. */
@NullMarked
package org.papamu.pictures;

import org.jspecify.annotations.NullMarked;
