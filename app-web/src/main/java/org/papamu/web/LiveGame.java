package org.papamu.web;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.record.GameRecord;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Printable;

/**
 * A game that pages look at and play. Everything that changes it goes through here, one change at a
 * time; after each the state is told to whoever listens, the game is kept, and the player of the
 * seat to move is asked.
 *
 * <p>Code of the game that does not come back is given up after a while, as everywhere; the game
 * then has a fault and ends, and what was played stands. May be used from any thread.
 *
 * @param <P> the game's own position type
 */
final class LiveGame<P extends Position> {

  private static final int MOST_TOLD = 500;

  private static final int UNKEPT_MILLIS = 10_000;

  /** Longer than code of a game is waited for. */
  private static final int LOCK_SECONDS = 15;

  private final String id;
  private final Game<P> game;
  private final GameInfo info;
  private final Surroundings around;
  private final PieceOfSeat pieceOfSeat;
  private final ReentrantLock lock = new ReentrantLock();
  private final AtomicLong touched = new AtomicLong();
  private final Audience audience;

  // Guarded by the lock.
  private Session<P> session;
  private Seating seating;
  private final Chronicle chronicle = new Chronicle();
  private Snapshot snapshot;
  private long version;
  private boolean paused;
  private Optional<String> fault = Optional.empty();
  private @Nullable Turn<P> turn;
  private @Nullable Analysis<P> analysis;
  private Optional<String> warning = Optional.empty();

  private volatile String state = "";

  /** The version that is worth looking at. */
  private volatile long seenVersion;

  private LiveGame(String id, Session<P> session, Seating seating, Surroundings around) {
    this.id = id;
    this.session = session;
    this.seating = seating;
    this.around = around;
    game = session.game();
    info = GameFault.guard(game, "info", game::info);
    pieceOfSeat = new PieceOfSeat(GameFault.guard(game, "look", game::look));
    audience = new Audience(around.workers(), around.nanoTime());
    snapshot = GameFault.guard(game, "rules or notation", this::look);
    touch();
  }

  /**
   * A game that goes on from a session.
   *
   * @throws GameFault if the game's code fails
   */
  static <P extends Position> LiveGame<P> of(
      String id, Session<P> session, Seating seating, Surroundings around) {
    LiveGame<P> live = new LiveGame<>(id, session, seating, around);
    live.locked(
        () -> {
          live.hope();
          live.render();
          return live;
        });
    return live;
  }

  /** The same game as it was kept. */
  LiveGame<P> restored(KeptGame kept) {
    return locked(
        () -> {
          version = kept.version();
          paused = kept.isPaused();
          fault = kept.fault();
          while (session.ply() > kept.ply()) {
            session.undo();
          }
          kept.resigned(info)
              .ifPresent(
                  seat -> {
                    if (session.outcome().isEmpty()) {
                      session.resign(seat);
                    }
                  });
          if (kept.isAgreed() && session.outcome().isEmpty()) {
            session.agreeDraw();
          }
          snapshot = GameFault.guard(game, "rules or notation", this::look);
          render();
          return this;
        });
  }

  String id() {
    return id;
  }

  Game<P> game() {
    return game;
  }

  Audience audience() {
    return audience;
  }

  /** The state as JSON. */
  String state() {
    touch();
    return state;
  }

  private void touch() {
    touched.set(around.nanoTime().getAsLong());
  }

  /** When it was last used, by the clock of the server. */
  long touched() {
    return touched.get();
  }

  /** Whether it can be put away: nobody listens and nobody thinks. */
  boolean isIdle() {
    return audience.isEmpty() && turn == null && analysis == null;
  }

  // --- changes ---

  /**
   * Begins: asks the player of the seat to move, if one sits there.
   *
   * @return the state
   */
  String begin() {
    return locked(
        () -> {
          proceed();
          return state;
        });
  }

  /** Plays the move that a text says, for a person. */
  String move(String text, OptionalLong expected) {
    return change(
        expected,
        () -> {
          if (session.outcome().isEmpty() && !seating.isHuman(session.turn())) {
            throw Refusal.of(
                Refusal.CONFLICT,
                "it is the turn of %s, which a player has".formatted(seat(session.turn())));
          }
          session.play(text);
          paused = false;
        });
  }

  private String seat(int number) {
    return info.seats().get(number);
  }

  /** Takes back to the last decision of a person; without persons one move, and pauses. */
  String undo(OptionalLong expected) {
    return change(
        expected,
        () -> {
          interrupt();
          boolean wasOver = session.outcome().isPresent();
          boolean taken = session.undo().isPresent();
          if (!taken && wasOver == session.outcome().isPresent()) {
            throw Refusal.of(Refusal.CONFLICT, "nothing to take back");
          }
          paused = seating.noneHuman();
          while (taken
              && session.ply() > 0
              && !seating.noneHuman()
              && !seating.isHuman(session.turn())) {
            session.undo();
          }
          pauseBeforeEnd();
        });
  }

  /** Plays again what was taken back, up to the next decision of a person. */
  String redo(OptionalLong expected) {
    return change(
        expected,
        () -> {
          interrupt();
          if (session.redo().isEmpty()) {
            throw Refusal.of(Refusal.CONFLICT, "nothing to play again");
          }
          while (!seating.noneHuman()
              && !seating.isHuman(session.turn())
              && session.redo().isPresent()) {
            // The answer comes back with the move.
          }
          pauseBeforeEnd();
        });
  }

  /** Goes to a ply of those played and taken back. */
  String goTo(int ply, OptionalLong expected) {
    return change(
        expected,
        () -> {
          interrupt();
          if (ply > session.ply() + session.redoable()) {
            throw Refusal.of(
                Refusal.UNPROCESSABLE,
                "there are %s plies".formatted(session.ply() + session.redoable()),
                "ply");
          }
          while (session.ply() > ply) {
            session.undo();
          }
          while (session.ply() < ply && session.redo().isPresent()) {
            // on to the ply
          }
          pauseBeforeEnd();
        });
  }

  /** A player does not go on by itself where moves that were played would be lost. */
  private void pauseBeforeEnd() {
    if (session.redoable() > 0 && session.outcome().isEmpty() && !seating.isHuman(session.turn())) {
      paused = true;
    }
  }

  /** A seat gives up: the one named, or the person whose turn it is, or the only person. */
  String resign(Optional<String> seat, OptionalLong expected) {
    return change(
        expected,
        () -> {
          requireGoingOn();
          int number = seat.isPresent() ? info.seats().indexOf(seat.get()) : resigning();
          if (number < 0) {
            throw Refusal.of(
                Refusal.UNPROCESSABLE,
                "no such seat; there are " + String.join(", ", info.seats()),
                "seat");
          }
          interrupt();
          session.resign(number);
        });
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
  String draw(OptionalLong expected) {
    return change(
        expected,
        () -> {
          requireGoingOn();
          if (info.seats().size() == 1) {
            throw Refusal.of(Refusal.CONFLICT, "a puzzle has no draw");
          }
          if (info.is(GameInfo.Fact.NORMAL_PLAY)) {
            throw Refusal.of(Refusal.CONFLICT, "this game has no draws");
          }
          if (!seating.allHuman()) {
            throw Refusal.of(Refusal.CONFLICT, "the computer does not agree to a draw");
          }
          session.agreeDraw();
        });
  }

  private void requireGoingOn() {
    Optional<Outcome> outcome = session.outcome();
    if (outcome.isPresent()) {
      throw Refusal.of(Refusal.CONFLICT, "the game is over: " + outcome.get().reason().sentence());
    }
  }

  /** Seats other players. */
  String seats(Map<String, String> given, OptionalLong expected) {
    return change(
        expected,
        () -> {
          Map<String, String> all = new LinkedHashMap<>(seating.texts());
          all.putAll(given);
          Seating others = Seating.of(info, around.library().roster(), all, around.seed());
          interrupt();
          seating = others;
          pauseBeforeEnd();
        });
  }

  /** Starts anew from another position. */
  String position(String text, OptionalLong expected) {
    return change(
        expected,
        () -> {
          P start = Positions.read(game, text, "position");
          interrupt();
          session = Session.of(game, start);
          chronicle.clear();
          paused = false;
        });
  }

  /** Has the players of seats wait. */
  String pause(OptionalLong expected) {
    return change(
        expected,
        () -> {
          interrupt();
          paused = true;
        });
  }

  /** Has the players of seats go on. */
  String resume(OptionalLong expected) {
    return change(expected, () -> paused = false);
  }

  private String change(OptionalLong expected, Runnable change) {
    return locked(
        () -> {
          touch();
          requireSound();
          if (expected.isPresent() && expected.getAsLong() != version) {
            throw Refusal.of(
                Refusal.CONFLICT, "the game has gone on: this is version " + version, "version");
          }
          try {
            change.run();
            changed();
          } catch (GameFault thrown) {
            broken(thrown);
          } finally {
            proceed();
          }
          return state;
        });
  }

  private void requireSound() {
    if (fault.isPresent()) {
      throw Refusal.of(Refusal.CONFLICT, "the game ended by a fault: " + fault.get());
    }
  }

  private <T> T locked(Supplier<T> work) {
    boolean held = false;
    try {
      held = lock.tryLock(LOCK_SECONDS, TimeUnit.SECONDS);
      if (!held) {
        throw Refusal.of(Refusal.BUSY, "the game's code does not come back");
      }
      return work.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw Refusal.of(Refusal.BUSY, "the server is ending");
    } finally {
      if (held) {
        lock.unlock();
      }
    }
  }

  /** Tells what has become of the game. */
  private void changed() {
    endAnalysis();
    snapshot = GameFault.guard(game, "rules or notation", this::look);
    version++;
    hope();
    told();
  }

  /** Looks, where a person is alone with a puzzle, whether there is hope; in the background. */
  private void hope() {
    warning = Optional.empty();
    if (info.seats().size() > 1 || !seating.allHuman() || session.outcome().isPresent()) {
      return;
    }
    long seen = version;
    Hope<P> look =
        new Hope<>(
            game,
            session.position(),
            session.ply(),
            around,
            () -> seen != seenVersion,
            sentence -> warn(seen, sentence));
    seenVersion = version;
    try {
      around.workers().submit(Workers.Kind.ORDER, look);
    } catch (Refusal tooMuch) {
      // A warning is a courtesy.
    }
  }

  private void warn(long seen, String sentence) {
    locked(
        () -> {
          if (version == seen) {
            warning = Optional.of(sentence);
            version++;
            render();
            audience.send("state", state);
          }
          return state;
        });
  }

  private Snapshot look() {
    chronicle.follow(session);
    return Snapshot.of(session);
  }

  private void told() {
    render();
    audience.send("state", state);
    around.keeper().changed(this);
  }

  private void broken(RuntimeException thrown) {
    interrupt();
    endAnalysis();
    fault = Optional.of(Printable.of(String.valueOf(thrown.getMessage()), MOST_TOLD));
    version++;
    told();
  }

  private void render() {
    Turn<P> thinking = turn;
    state =
        Json.write(
            Fields.of("id", id)
                .and("version", version)
                .and("game", info.name())
                .and("title", info.title())
                .and("start", snapshot.start())
                .and("position", snapshot.position())
                .and("seats", seating.told(pieceOfSeat))
                .and("turn", snapshot.turn())
                .and("ply", snapshot.ply())
                .and("plies", snapshot.plies())
                .and("pieces", snapshot.pieces())
                .and("history", chronicle.told())
                .and("legal", snapshot.legal())
                .and("moveCount", snapshot.moveCount())
                .and("over", snapshot.over())
                .and("paused", paused)
                .and("warning", warning)
                .and("thinking", thinking == null ? Optional.empty() : thinking.told())
                .and("fault", fault));
  }

  // --- players ---

  /** Asks the player of the seat to move, unless it is asked already. */
  private void proceed() {
    if (turn != null || paused || fault.isPresent() || session.outcome().isPresent()) {
      return;
    }
    int mover = session.turn();
    if (seating.isHuman(mover)) {
      return;
    }
    Turn<P> next;
    try {
      next = Turn.of(session, seating, around, this::answered, told -> thought(told));
    } catch (GameFault | PlayerFault | NotationException thrown) {
      broken(thrown);
      return;
    }
    turn = next;
    render();
    try {
      around
          .workers()
          .submit(
              seating.isQuick(mover) ? Workers.Kind.QUICK_MOVE : Workers.Kind.SEARCHED_MOVE, next);
    } catch (Refusal tooMuch) {
      turn = null;
      around.workers().later(this::begin, 500);
    }
  }

  private void interrupt() {
    Turn<P> asked = turn;
    if (asked != null) {
      asked.stop();
      turn = null;
    }
  }

  /** A player thinks of something. */
  private void thought(Fields told) {
    audience.sendSometimes("thinking", told);
  }

  /** A player has chosen, or failed. On its thread. */
  private void answered(Turn<P> asked, Consumer<Session<P>> answer) {
    locked(
        () -> {
          if (turn != asked) {
            return state;
          }
          turn = null;
          try {
            answer.accept(session);
            changed();
          } catch (GameFault | PlayerFault | IllegalArgumentException thrown) {
            broken(thrown);
          }
          proceed();
          return state;
        });
  }

  // --- looking ---

  /**
   * Starts an analysis, in place of one that is going on.
   *
   * @throws Refusal if the game is over, or too much is being analysed
   */
  void analyse(int lines, Duration time) {
    locked(
        () -> {
          touch();
          requireSound();
          endAnalysis();
          Analysis<P> begun =
              new Analysis<>(
                  Advice.on(session, around), audience, version, lines, time, this::analysed);
          around.workers().submit(Workers.Kind.ANALYSIS, begun);
          analysis = begun;
          return state;
        });
  }

  /** Stops the analysis, if there is one; what it found stays told. */
  void stopAnalysis() {
    locked(
        () -> {
          Analysis<P> going = analysis;
          if (going != null) {
            going.finish();
          }
          return state;
        });
  }

  /** Ends an analysis that is out of date. */
  private void endAnalysis() {
    Analysis<P> going = analysis;
    if (going != null) {
      going.stop();
      analysis = null;
    }
  }

  private void analysed(Analysis<P> ended) {
    locked(
        () -> {
          if (analysis == ended) {
            analysis = null;
          }
          return state;
        });
  }

  /** Advice about the position now. */
  Advice<P> advice() {
    return look(played -> Advice.on(played, around));
  }

  /** Does something with the session, which must not change it. */
  <T> T look(Function<Session<P>, T> work) {
    return locked(
        () -> {
          touch();
          requireSound();
          return work.apply(session);
        });
  }

  /** The record of the game as it stands. */
  GameRecord record(Map<String, String> heading) {
    return locked(() -> GameRecord.of(session, tags(heading)));
  }

  /** The record with what was taken back, and what else is needed to go on with it. */
  GameRecord kept(Map<String, String> heading) {
    return locked(
        () -> {
          Map<String, String> tags = tags(heading);
          if (session.redoable() > 0) {
            tags.put(KeptGame.PLY, Integer.toString(session.ply()));
          }
          if (paused) {
            tags.put(KeptGame.PAUSED, "yes");
          }
          tags.put(KeptGame.VERSION, Long.toString(version));
          Optional<Outcome> outcome = session.outcome();
          outcome.ifPresent(ended -> tags.put(KeptGame.ENDING, ended.reason().key()));
          return new GameRecord(
              info.name(),
              tags,
              session.startText(),
              chronicle.codes(),
              outcome.map(Outcome::result).orElse(GameRecord.UNFINISHED));
        });
  }

  private Map<String, String> tags(Map<String, String> heading) {
    Map<String, String> tags = new LinkedHashMap<>(heading);
    seating.texts().forEach((seat, player) -> tags.put(GameRecord.seatTag(seat), player));
    fault.ifPresent(why -> tags.put("Termination", why));
    return tags;
  }

  /** It could not be written to disk; it is tried again after a while. */
  void unkept() {
    around.workers().later(() -> around.keeper().changed(this), UNKEPT_MILLIS);
  }

  /** Ends what is going on for it. */
  void close() {
    locked(
        () -> {
          interrupt();
          endAnalysis();
          return state;
        });
    audience.close();
  }
}
