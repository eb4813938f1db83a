/** Tests of the web server. */
@NullMarked
package org.papamu.web;

import org.jspecify.annotations.NullMarked;
