package org.papamu.examples.dameo;

/** The pieces by number: the men of seat 0 and 1, then the kings. */
final class Pieces {

  static final String LETTERS = "wbWB";

  private static final int SEATS = 2;

  private Pieces() {}

  static int man(int seat) {
    return 1 + seat;
  }

  static int king(int seat) {
    return 1 + SEATS + seat;
  }

  static boolean isKing(int piece) {
    return piece > SEATS;
  }

  static boolean belongsTo(int piece, int seat) {
    return piece == man(seat) || piece == king(seat);
  }
}
