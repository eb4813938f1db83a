package org.papamu.web;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Fields;

/**
 * A game as it is told in one language. The game's code is asked once after each change, so that
 * whoever asks later waits for nobody. Not thread-safe, but for {@link #state}.
 *
 * @param <P> the game's own position type
 */
final class Telling<P extends Position> {

  private final Game<P> spoken;
  private final String title;
  private final List<String> seatNames;
  private final Chronicle chronicle = new Chronicle();
  private Snapshot snapshot;
  private volatile String state = "";

  /**
   * A telling of a session as it stands.
   *
   * @param spoken the game in the language
   * @throws GameFault if the game's code fails
   */
  Telling(Game<P> spoken, Session<P> session) {
    this.spoken = spoken;
    title = GameFault.guard(spoken, "info", () -> spoken.info().title());
    seatNames = GameFault.guard(spoken, "seatNames", spoken::seatNames);
    snapshot = seen(session);
  }

  private Snapshot seen(Session<P> session) {
    return GameFault.guard(
        spoken,
        "rules or notation",
        () -> {
          chronicle.follow(session, spoken);
          return Snapshot.of(session, spoken, ending(session));
        });
  }

  /**
   * How a session ended, in the language: its moves are played anew by the game that speaks it.
   * Calls the game's code.
   */
  private Optional<Outcome> ending(Session<P> session) {
    Optional<Outcome> outcome = session.outcome();
    if (outcome.isEmpty() || spoken.language().equals(session.game().language())) {
      return outcome;
    }
    Session<P> again = Session.of(spoken, session.start());
    for (long move : session.moves()) {
      again.play(move);
    }
    if (again.outcome().isEmpty()) {
      int loser = loser(outcome.get());
      switch (outcome.get().reason().key()) {
        case Session.RESIGNATION -> again.resign(loser);
        case Session.TIME -> again.runOut(loser);
        default -> again.agreeDraw();
      }
    }
    return again.outcome();
  }

  /** The seat with the least score; of one alone, that one. */
  private static int loser(Outcome outcome) {
    List<Integer> scores = List.copyOf(outcome.scores().values());
    return scores.indexOf(Collections.min(scores));
  }

  /** Looks at a session anew; calls the game's code. */
  void look(Session<P> session) {
    snapshot = seen(session);
  }

  /** The game has begun anew. */
  void forget() {
    chronicle.clear();
  }

  String title() {
    return title;
  }

  /** What people call the seats. */
  List<String> seatNames() {
    return seatNames;
  }

  /** The codes of all moves, those that can be played again included. */
  List<String> codes() {
    return chronicle.codes();
  }

  /** Adds what there is to tell of the moves and the position. */
  Fields tell(Fields told) {
    return told.and("start", snapshot.start())
        .and("position", snapshot.position())
        .and("turn", snapshot.turn())
        .and("ply", snapshot.ply())
        .and("plies", snapshot.plies())
        .and("pieces", snapshot.pieces())
        .and("remarks", snapshot.remarks())
        .and("history", chronicle.told())
        .and("legal", snapshot.legal())
        .and("moveCount", snapshot.moveCount())
        .and("over", snapshot.over());
  }

  /** The moves that stand, as text. */
  List<String> played() {
    return chronicle.codes().subList(0, snapshot.ply());
  }

  /** What was told last, as JSON. From any thread. */
  String state() {
    return state;
  }

  void told(String json) {
    state = json;
  }
}
