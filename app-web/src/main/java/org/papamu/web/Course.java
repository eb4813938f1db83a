package org.papamu.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.core.lesson.LessonRun.Standing;
import org.papamu.core.player.Roster;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;

/**
 * How a game goes: the moves that were played and taken back, who sits where, the clocks, and what
 * may be done next. It waits for nobody and tells nobody; not thread-safe.
 *
 * @param <P> the game's own position type
 */
final class Course<P extends Position> {

  private final GameInfo info;
  private final Stopwatch watch;
  private final Optional<Task> task;
  private Session<P> session;
  private Seating seating;
  private boolean paused;

  /**
   * A game that goes on from a session.
   *
   * @param task what is to be done in it, where it is a lesson
   */
  Course(Session<P> session, GameInfo info, Seating seating, Stopwatch watch, Optional<Task> task) {
    this.session = session;
    this.info = info;
    this.seating = seating;
    this.watch = watch;
    this.task = task;
  }

  Session<P> session() {
    return session;
  }

  Seating seating() {
    return seating;
  }

  Stopwatch watch() {
    return watch;
  }

  Optional<Task> task() {
    return task;
  }

  boolean isPaused() {
    return paused;
  }

  boolean isOver() {
    return session.outcome().isPresent();
  }

  /** Whether a player has to move now. */
  boolean isPlayersTurn() {
    return !paused && !isOver() && !seating.isHuman(session.turn());
  }

  /** Plays the move that a text says, for a person. */
  void move(String text) {
    requireGoingOn(Refusal.UNPROCESSABLE);
    if (!seating.isHuman(session.turn())) {
      throw conflict("player", seat(session.turn()));
    }
    if (task.isPresent() && task.get().standing(played()) != Standing.OPEN) {
      throw conflict("lesson");
    }
    int mover = session.turn();
    session.play(text);
    watch.moved(mover, session.ply());
    paused = false;
  }

  /** Plays the move that a player has chosen. */
  void play(long move) {
    int mover = session.turn();
    session.play(move);
    watch.moved(mover, session.ply());
  }

  private static Refusal conflict(String reason, Object... arguments) {
    return Refusal.told(Refusal.CONFLICT, Sayings.refused(reason, arguments));
  }

  private String seat(int number) {
    return info.seats().get(number);
  }

  /** Takes back to the last decision of a person; without persons one move, and pauses. */
  void undo() {
    boolean wasOver = isOver();
    boolean taken = session.undo().isPresent();
    if (!taken && wasOver == isOver()) {
      throw conflict("nothing-back");
    }
    paused = seating.noneHuman();
    while (taken && session.ply() > 0 && !seating.noneHuman() && !seating.isHuman(session.turn())) {
      session.undo();
    }
    moved();
  }

  /** Plays again what was taken back, up to the next decision of a person. */
  void redo() {
    if (session.redo().isEmpty()) {
      throw conflict("nothing-again");
    }
    while (!seating.noneHuman() && !seating.isHuman(session.turn()) && session.redo().isPresent()) {
      // The answer comes back with the move.
    }
    moved();
  }

  /** Goes to a ply of those played and taken back. */
  void goTo(int ply) {
    int plies = session.ply() + session.redoable();
    if (ply > plies) {
      throw Refusal.told(
          Refusal.UNPROCESSABLE,
          language -> Sayings.in(language).count("refused.plies", plies),
          "ply");
    }
    while (session.ply() > ply) {
      session.undo();
    }
    while (session.ply() < ply && session.redo().isPresent()) {
      // on to the ply
    }
    moved();
  }

  /**
   * The game stands at another point: the clocks show what they showed there, and a player does not
   * go on by itself where moves that were played would be lost.
   */
  private void moved() {
    watch.back(session.ply());
    pauseBeforeEnd();
  }

  private void pauseBeforeEnd() {
    if (session.redoable() > 0 && !isOver() && !seating.isHuman(session.turn())) {
      paused = true;
    }
  }

  /** A seat gives up: the one named, or the person whose turn it is, or the only person. */
  void resign(Optional<String> seat) {
    requireGoingOn(Refusal.CONFLICT);
    int number = seat.isPresent() ? info.seats().indexOf(seat.get()) : resigning();
    if (number < 0) {
      throw Refusal.told(
          Refusal.UNPROCESSABLE, Sayings.refused("seat", String.join(", ", info.seats())), "seat");
    }
    session.resign(number);
  }

  private int resigning() {
    if (seating.isHuman(session.turn())) {
      return session.turn();
    }
    for (int seat = 0; seat < info.seats().size(); seat++) {
      if (seating.isHuman(seat)) {
        return seat;
      }
    }
    return session.turn();
  }

  /** Ends the game as a draw, if people play all seats. */
  void agreeDraw() {
    requireGoingOn(Refusal.CONFLICT);
    if (info.seats().size() == 1) {
      throw conflict("puzzle-draw");
    }
    if (info.is(GameInfo.Fact.NORMAL_PLAY)) {
      throw conflict("no-draws");
    }
    if (!seating.allHuman()) {
      throw conflict("draw");
    }
    session.agreeDraw();
  }

  private void requireGoingOn(int otherwise) {
    Optional<Outcome> outcome = session.outcome();
    if (outcome.isPresent()) {
      String reason = outcome.get().reason().sentence();
      throw Refusal.told(
          otherwise,
          // The reason is English here; every page shows it in its own language already.
          language ->
              language.equals(Locale.ENGLISH)
                  ? Sayings.in(language).say("refused.over", reason)
                  : Sayings.in(language).say("refused.over-now"));
    }
  }

  /**
   * Seats other players; seats that are not named stay as they are.
   *
   * @throws Refusal if one cannot be seated
   */
  void seat(Map<String, String> given, Roster roster, LongSupplier seed) {
    Map<String, String> all = new LinkedHashMap<>(seating.texts());
    all.putAll(given);
    seating = Seating.of(info, roster, all, seed.getAsLong());
    pauseBeforeEnd();
  }

  /** Starts anew from another position. */
  void startFrom(P start) {
    session = Session.of(session.game(), start);
    paused = false;
    watch.reset();
  }

  void pause() {
    paused = true;
  }

  void resume() {
    paused = false;
  }

  /** Has the clock of the seat to move run, if it should. */
  void wind() {
    if (isOver() || paused || session.redoable() > 0) {
      watch.stop();
    } else {
      watch.run(session.turn(), session.ply());
    }
  }

  /** Ends the game if the flag of a seat has fallen. */
  boolean flag() {
    if (isOver() || watch.fallen().isEmpty()) {
      return false;
    }
    session.runOut(watch.fallen().getAsInt());
    return true;
  }

  /** Sets a game up as it was kept, with all its moves played. */
  void restore(KeptGame kept) {
    paused = kept.isPaused();
    while (session.ply() > kept.ply()) {
      session.undo();
    }
    if (!isOver()) {
      kept.resigned(info).ifPresent(session::resign);
    }
    if (!isOver()) {
      kept.late(info).ifPresent(session::runOut);
    }
    if (!isOver() && kept.isAgreed()) {
      session.agreeDraw();
    }
    watch.restore(kept.left(info));
  }

  /** The codes of the moves that stand. */
  private List<String> played() {
    return session.played().stream().map(Played::text).toList();
  }
}
