package org.papamu.web;

import java.util.OptionalInt;
import org.papamu.api.Look;

/** Which piece stands for a seat: the first one whose name begins with the seat's. */
record PieceOfSeat(Look look) {

  OptionalInt of(String seat) {
    for (int number = 1; number <= look.pieces().size(); number++) {
      String name = look.piece(number).name();
      if (name.equals(seat) || name.startsWith(seat + " ")) {
        return OptionalInt.of(number);
      }
    }
    return OptionalInt.empty();
  }
}
