package org.papamu.core.table;

/** The entries of a class that is finished; may be read from any thread. */
interface Entries {

  /** The number of entries. */
  long size();

  /**
   * The code of an entry.
   *
   * @throws TableException if it is in a file and that cannot be read or is damaged
   */
  int code(long index);

  /** What is in it. */
  ClassSummary summary();
}
