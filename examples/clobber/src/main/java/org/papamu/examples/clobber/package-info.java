/** Clobber: a stone takes an enemy stone beside it; who cannot take loses. */
package org.papamu.examples.clobber;
