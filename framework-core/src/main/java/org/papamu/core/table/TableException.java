package org.papamu.core.table;

import java.nio.file.Path;

/** A table file that cannot be used: its message is a sentence without a full stop for people. */
public final class TableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What is the matter. */
  public enum Kind {
    /** It is damaged, or no such file at all. */
    DAMAGED,
    /** It belongs to another game, other rules or another format. */
    FOREIGN,
    /** It cannot be read or written. */
    UNREADABLE,
    /** Another process uses the folder. */
    BUSY,
    /** The entries do not follow from one another, so the file was built wrongly. */
    WRONG,
    /** There is not enough memory. */
    TOO_LARGE
  }

  private final Kind kind;
  private final String place;

  TableException(Kind kind, Path file, String message) {
    this(kind, file.toString(), message, null);
  }

  TableException(
      Kind kind, String place, String message, @org.jspecify.annotations.Nullable Throwable cause) {
    super(message, cause);
    this.kind = kind;
    this.place = place;
  }

  /** What is the matter. */
  public Kind kind() {
    return kind;
  }

  /** The file or folder, as given. */
  public String place() {
    return place;
  }
}
