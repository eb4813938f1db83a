package org.papamu.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;
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
  private static final String PLY = "Ply";

  /** Whether the players of seats wait. */
  private static final String PAUSED = "Paused";

  /** The number of changes. */
  private static final String VERSION = "Version";

  /** The key of the ending. */
  private static final String ENDING = "Ending";

  /** What each seat has on its clock. */
  private static final String LEFT = "ClockLeft";

  /** The clock that each seat was given. */
  private static final String CLOCK = "Clock";

  /** The lesson that it is, and the game whose lesson. */
  private static final String LESSON = "Lesson";

  private static final int LONGEST_NUMBER = 15;

  /**
   * A game as it is to be kept.
   *
   * @param codes the moves, those that were taken back included
   * @param name the game's name
   * @param tags the tags of its record
   * @param version the number of changes
   */
  static KeptGame of(
      Course<?> course, List<String> codes, String name, Map<String, String> tags, long version) {
    Session<?> session = course.session();
    Map<String, String> all = new LinkedHashMap<>(tags);
    if (session.redoable() > 0) {
      all.put(PLY, Integer.toString(session.ply()));
    }
    if (course.isPaused()) {
      all.put(PAUSED, "yes");
    }
    course
        .watch()
        .text()
        .ifPresent(
            clock -> {
              all.put(CLOCK, clock);
              all.put(LEFT, course.watch().leftText());
            });
    course.task().ifPresent(task -> all.put(LESSON, task.teller() + " " + task.number()));
    all.put(VERSION, Long.toString(version));
    Optional<Outcome> outcome = session.outcome();
    outcome.ifPresent(ended -> all.put(ENDING, ended.reason().key()));
    return new KeptGame(
        new GameRecord(
            name,
            all,
            session.startText(),
            codes,
            outcome.map(Outcome::result).orElse(GameRecord.UNFINISHED)));
  }

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
    return (int) Math.min(record.moves().size(), number(tag(PLY), record.moves().size()));
  }

  long version() {
    return number(tag(VERSION), 0);
  }

  private String tag(String name) {
    return record.tags().getOrDefault(name, "");
  }

  private static long number(String text, long otherwise) {
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
    return ending().equals(Session.RESIGNATION) ? loser(info) : Optional.empty();
  }

  /** The seat whose time ran out, if one's did; likewise. */
  Optional<Integer> late(GameInfo info) {
    return ending().equals(Session.TIME) ? loser(info) : Optional.empty();
  }

  private Optional<Integer> loser(GameInfo info) {
    int winner = info.seats().indexOf(record.result());
    return Optional.of(info.seats().size() == 2 && winner >= 0 ? 1 - winner : 0);
  }

  /** The clock that each seat was given, if there are clocks. */
  Optional<String> clock() {
    return Optional.ofNullable(record.tags().get(CLOCK));
  }

  /** What each seat has left, in milliseconds. */
  Map<String, Long> left(GameInfo info) {
    Map<String, Long> left = new LinkedHashMap<>();
    for (String part : record.tags().getOrDefault(LEFT, "").split(", ", -1)) {
      int blank = part.indexOf(' ');
      String seat = blank < 0 ? "" : part.substring(0, blank);
      if (info.seats().contains(seat)) {
        left.put(seat, number(part.substring(blank + 1), 1));
      }
    }
    return left;
  }

  /** The number of the lesson that it is, if it is one, and the game whose lesson. */
  Optional<Map.Entry<String, Integer>> lesson() {
    String text = record.tags().getOrDefault(LESSON, "");
    int blank = text.lastIndexOf(' ');
    return blank < 0
        ? Optional.empty()
        : Optional.of(
            Map.entry(text.substring(0, blank), (int) number(text.substring(blank + 1), 0)));
  }

  /** Whether a text fits no rule any more: the plugin is another one by now. */
  static Refusal outdated(NotationException fault) {
    return Refusal.of(Refusal.CONFLICT, "the kept game does not fit its rules: " + fault.message());
  }
}
