/** Pictures made of pixels, drawn from the same scenes and SVG documents as all others. */
@NullMarked
package org.papamu.pictures;

import org.jspecify.annotations.NullMarked;
