/**
 * What is checked of the page without a browser: its texts, its list of files, the types of its
 * scripts.
 */
@NullMarked
package org.papamu.web.page;

import org.jspecify.annotations.NullMarked;
