/** What the host prints: text for people, JSON for programs, errors for both. */
@NullMarked
package org.papamu.cli.output;

import org.jspecify.annotations.NullMarked;
