/** Domineering: upright dominoes against flat ones; who has no room left loses. */
package org.papamu.examples.domineering;
