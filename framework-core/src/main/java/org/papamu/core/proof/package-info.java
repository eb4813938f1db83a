/**
 * Proofs of results as files, and their checker. It knows nothing of how a proof was found: the
 * rules of the game are all that it uses.
 */
@NullMarked
package org.papamu.core.proof;

import org.jspecify.annotations.NullMarked;
