package org.papamu.cli.play;

import java.util.ArrayDeque;
import java.util.Deque;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;
import org.papamu.core.text.Wording;

/**
 * A game at the table as it goes on: the line that is played, the lines that were left for a while
 * to try another one, and who is to be asked.
 *
 * @param <P> the game's own position type
 */
final class Sitting<P extends Position> {

  /** So many lines can be left for another one. */
  static final int DEEPEST = 64;

  private final Seats seats;
  private final Notes notes = new Notes();
  private final Findings<P> findings;
  private final Deque<Session<P>> lines = new ArrayDeque<>();
  private final Deque<Session<P>> replaced = new ArrayDeque<>();
  private boolean left;
  private boolean waiting;

  Sitting(Session<P> session, Seats seats) {
    this.seats = seats;
    findings = new Findings<>(session.game());
    lines.push(session);
  }

  /** The line that is played or tried. */
  Session<P> session() {
    return lines.getFirst();
  }

  Game<P> game() {
    return session().game();
  }

  /** What people call a seat, as a sentence begins with it. */
  String name(int seat) {
    return Printable.of(Wording.capital(game().seatNames().get(seat)));
  }

  /** The same within a sentence. */
  String nameWithin(int seat) {
    return Printable.of(Wording.name(game().seatNames().get(seat), game().language()));
  }

  Seats seats() {
    return seats;
  }

  /** What was found out of the moves of the position. */
  Findings<P> findings() {
    return findings;
  }

  /** What the record tells beside the moves. */
  Notes notes() {
    return notes;
  }

  /** The main line. */
  Session<P> main() {
    return lines.getLast();
  }

  /** How many lines were left to try this one; 0 in the main line. */
  int depth() {
    return lines.size() - 1;
  }

  /** Begins another line where this one stands. */
  void branch() {
    lines.push(copy(session()));
  }

  private static <P extends Position> Session<P> copy(Session<P> session) {
    Session<P> copy = Session.of(session.game(), session.start());
    for (long move : session.moves()) {
      copy.play(move);
    }
    return copy;
  }

  /** Gives up this line and goes back to the one it was tried from. */
  void back() {
    lines.pop();
  }

  /** Plays another game from now on; {@link #restore} takes up the one so far again. */
  void replace(Session<P> other) {
    replaced.push(main());
    lines.clear();
    lines.push(other);
  }

  /** Takes up the game that was replaced last; answers whether there is one. */
  boolean restore() {
    if (replaced.isEmpty()) {
      return false;
    }
    lines.clear();
    lines.push(replaced.pop());
    return true;
  }

  /** Whether a person chooses the next move: it is theirs, or a line is tried, or all waits. */
  boolean asksPerson() {
    return depth() > 0 || waiting || seats.isHuman(session().turn());
  }

  /** Whether a person looks on while the computer does not move. */
  boolean isWaiting() {
    return waiting;
  }

  /** Keeps the computer from moving until {@link #goOn}. */
  void waitHere() {
    waiting = true;
  }

  void goOn() {
    waiting = false;
  }

  /** Ends it. */
  void leave() {
    left = true;
  }

  boolean hasLeft() {
    return left;
  }
}
