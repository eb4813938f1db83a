/**
 * Lessons and examples: taking a lesson, judged by the rules, and setting up pictures for rules.
 */
@NullMarked
package org.papamu.core.lesson;

import org.jspecify.annotations.NullMarked;
