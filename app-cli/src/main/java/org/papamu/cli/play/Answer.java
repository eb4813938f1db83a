package org.papamu.cli.play;

/**
 * What came of asking.
 *
 * @param kind what it is
 * @param line the line of {@link Kind#LINE}, without its end and outer blanks; else empty
 */
record Answer(Kind kind, String line) {

  /** The end of the input. */
  static final Answer END = new Answer(Kind.END, "");

  /** A line that was given up, by Ctrl-C. */
  static final Answer CANCELLED = new Answer(Kind.CANCELLED, "");

  /** What was waited for came first. */
  static final Answer FINISHED = new Answer(Kind.FINISHED, "");

  /** What can be answered. */
  enum Kind {
    LINE,
    CANCELLED,
    END,
    FINISHED,
    UP,
    DOWN,
    LEFT,
    RIGHT,
    /** To the next point that can be chosen. */
    NEXT,
    /** The point under the cursor, or what is offered. */
    CHOOSE,
    /** One step back. */
    BACK
  }

  /** A line. */
  static Answer of(String line) {
    return new Answer(Kind.LINE, line);
  }

  /** A key. */
  static Answer of(Kind kind) {
    return new Answer(kind, "");
  }

  boolean is(Kind other) {
    return kind == other;
  }

  /** Whether it is this line. */
  boolean is(String text) {
    return kind == Kind.LINE && line.equals(text);
  }
}
