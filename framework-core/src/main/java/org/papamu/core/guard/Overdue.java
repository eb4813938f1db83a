package org.papamu.core.guard;

/**
 * Code did not come back and was given up. The stack trace is that of the thread that it was last
 * seen on, so it tells who kept it.
 */
public final class Overdue extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What was called. */
  private final String called;

  Overdue(String called, String told, StackTraceElement[] stack) {
    super(told, null, false, true);
    this.called = called;
    setStackTrace(stack);
  }

  /** What was called: the innermost call that was told of. */
  public String called() {
    return called;
  }

  /** The message alone: what did not come back is no exception of anybody. */
  @Override
  @SuppressWarnings("OverrideThrowableToString")
  public String toString() {
    return String.valueOf(getMessage());
  }
}
