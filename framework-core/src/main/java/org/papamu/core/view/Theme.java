package org.papamu.core.view;

/** What the board is shown on. */
public enum Theme {
  /** A light page or terminal. */
  LIGHT,
  /** A dark one. */
  DARK
}
