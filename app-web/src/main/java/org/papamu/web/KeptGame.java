package org.papamu.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.record.GameRecord;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;

/**
 * A game as it lies on disk: a record whose moves include those that were taken back, with tags of
 * its own for what a record does not tell.
 */
record KeptGame(GameRecord record) {

  /** How many of the moves are played, where not all are. */
  static final String PLY = "Ply";

  /** Whether the players of seats wait. */
  static final String PAUSED = "Paused";

  /** The number of changes. */
  static final String VERSION = "Version";

  /** The key of the ending. */
  static final String ENDING = "Ending";

  private static final int LONGEST_NUMBER = 15;

  /** The session with all moves played; calls the game's code. */
  <P extends Position> Session<P> session(Game<P> game) {
    Optional<String> start = record.position();
    Session<P> session =
        start.isPresent()
            ? Session.of(game, Positions.read(game, start.get(), "position"))
            : Session.of(game);
    return GameFault.guard(
        game,
        "play",
        () -> {
          for (String move : record.moves()) {
            session.advance(move);
          }
          return session;
        });
  }

  /** Who plays, by seat. */
  Map<String, String> seats(GameInfo info) {
    Map<String, String> seats = new LinkedHashMap<>();
    for (String seat : info.seats()) {
      String player = record.tags().get(GameRecord.seatTag(seat));
      if (player != null) {
        seats.put(seat, player);
      }
    }
    return seats;
  }

  int ply() {
    return (int) Math.min(record.moves().size(), number(PLY, record.moves().size()));
  }

  long version() {
    return number(VERSION, 0);
  }

  private long number(String tag, long otherwise) {
    String text = record.tags().getOrDefault(tag, "");
    boolean number =
        !text.isEmpty()
            && text.length() <= LONGEST_NUMBER
            && text.chars().allMatch(c -> c >= '0' && c <= '9');
    return number ? Long.parseLong(text) : otherwise;
  }

  boolean isPaused() {
    return record.tags().containsKey(PAUSED);
  }

  /** What put an end to it, if a fault did. */
  Optional<String> fault() {
    return Optional.ofNullable(record.tags().get("Termination"));
  }

  boolean isAgreed() {
    return ending().equals(Session.AGREEMENT);
  }

  private String ending() {
    return record.tags().getOrDefault(ENDING, "");
  }

  /** The seat that gave up, if one did: of two the one that did not win, else the one to move. */
  Optional<Integer> resigned(GameInfo info) {
    if (!ending().equals(Session.RESIGNATION)) {
      return Optional.empty();
    }
    int winner = info.seats().indexOf(record.result());
    return Optional.of(info.seats().size() == 2 && winner >= 0 ? 1 - winner : 0);
  }

  /** Whether a text fits no rule any more: the plugin is another one by now. */
  static Refusal outdated(NotationException fault) {
    return Refusal.of(Refusal.CONFLICT, "the kept game does not fit its rules: " + fault.message());
  }
}
