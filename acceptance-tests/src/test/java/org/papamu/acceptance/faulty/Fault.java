package org.papamu.acceptance.faulty;

import org.papamu.api.MoveList;

/** Something that code of a plugin may do and must not. */
enum Fault {
  NONE,
  EXCEPTION,
  STACK,
  MEMORY,
  HOSTILE,
  NULL,
  NEGATIVE,
  DUPLICATE,
  ENDLESS,
  UNPLAYABLE,
  BOUNDS,
  SUM,
  SAME,
  EXIT,
  HANG,
  SPIN;

  /** Does it, where it is done in any method. */
  void happen() {
    switch (this) {
      case EXCEPTION -> throw new IllegalStateException("boom");
      case STACK -> deeper(1);
      case MEMORY -> throw new OutOfMemoryError("no room");
      case HOSTILE -> throw new Hostile();
      case HANG -> hang();
      case SPIN -> spin();
      case EXIT -> System.exit(0);
      default -> {}
    }
  }

  /** Does it to a list of moves. */
  void spoil(MoveList moves) {
    switch (this) {
      case NEGATIVE -> moves.add(-3);
      case DUPLICATE -> moves.add(moves.get(0));
      case UNPLAYABLE -> moves.add(99);
      case ENDLESS -> {
        for (long code = 100; code > 0; code++) {
          moves.add(code);
        }
      }
      default -> happen();
    }
  }

  private int deeper(int depth) {
    return depth == 0 ? 0 : deeper(depth + 1) + 1;
  }

  /** Waits for ever, whoever interrupts it. */
  private static void hang() {
    while (true) {
      try {
        Thread.sleep(1000);
      } catch (InterruptedException ignored) {
        Thread.interrupted();
      }
    }
  }

  /** Works for ever. */
  private static void spin() {
    long i = 1;
    while (i != 0) {
      i = i * 31 | 1;
    }
  }

  /** An exception that does not even tell what it is. */
  private static final class Hostile extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("ha");
    }

    @Override
    public String toString() {
      throw new IllegalStateException("ha");
    }
  }
}
