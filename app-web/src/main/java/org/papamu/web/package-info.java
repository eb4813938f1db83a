/** Games in the browser: a server for one page, and the JSON interface behind it. */
@NullMarked
package org.papamu.web;

import org.jspecify.annotations.NullMarked;
