package org.papamu.web;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.record.GameRecord;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Fields;
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

  private final String id;
  private final Edition<P> edition;
  private final Game<P> game;
  private final GameInfo info;
  private final Surroundings around;
  private final PieceOfSeat pieceOfSeat;
  private final Turnstile turnstile = new Turnstile();
  private final AtomicLong touched = new AtomicLong();
  private final FlagWatch flagWatch;
  private final Audience audience;
  private final Onlooker<P> onlooker;
  private final Asked<P> asked;

  // Behind the turnstile.
  private final Course<P> course;
  private final Tellings<P> tellings;
  private long version;
  private Optional<String> fault = Optional.empty();

  private LiveGame(String id, Edition<P> edition, Course<P> course, Surroundings around) {
    this.id = id;
    this.edition = edition;
    this.course = course;
    this.around = around;
    game = edition.game();
    info = GameFault.guard(game, "info", game::info);
    pieceOfSeat = new PieceOfSeat(GameFault.guard(game, "look", game::look));
    audience = new Audience(around.workers(), around.nanoTime());
    flagWatch = new FlagWatch(course.watch(), around.workers(), this::flag);
    onlooker = new Onlooker<>(info, audience, around, this::warned);
    asked = new Asked<>(info, around, this::answered, this::thought);
    tellings = new Tellings<>(edition, course.session());
    touch();
  }

  /**
   * A game that goes on from where it stands.
   *
   * @throws GameFault if the game's code fails
   */
  static <P extends Position> LiveGame<P> of(
      String id, Edition<P> edition, Course<P> course, Surroundings around) {
    LiveGame<P> live = new LiveGame<>(id, edition, course, around);
    live.turnstile.pass(
        () -> {
          live.onlooker.moved(course, live.version);
          live.render();
          return live;
        });
    return live;
  }

  /** The same game as it was kept. */
  LiveGame<P> restored(KeptGame kept) {
    return turnstile.pass(
        () -> {
          version = kept.version();
          fault = kept.fault();
          course.restore(kept);
          tellings.look(course.session());
          onlooker.moved(course, version);
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

  /** The game in one of the languages of the server. */
  Game<P> in(Locale language) {
    return edition.in(language);
  }

  Audience audience() {
    return audience;
  }

  /** The state as JSON. */
  String state(Locale language) {
    touch();
    if (tellings.has(language) && !course.watch().isOn()) {
      return tellings.state(language);
    }
    return turnstile.pass(
        () -> {
          tellings.add(language, course.session());
          flag();
          render();
          return tellings.state(language);
        });
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
    return audience.isEmpty() && asked.isNobody() && !onlooker.isAnalysing();
  }

  // --- changes ---

  /** Begins: asks the player of the seat to move, if one sits there. */
  void begin() {
    turnstile.pass(
        () -> {
          proceed();
          return this;
        });
  }

  /**
   * Changes the game, if it is as it was seen.
   *
   * @param change what to do; whoever thinks about a move goes on with it
   * @return the state after it
   * @throws Refusal if the game has gone on, or the change is refused
   */
  String change(Order order, Consumer<Course<P>> change) {
    return turnstile.pass(
        () -> {
          touch();
          requireSound();
          // A flag that fell a moment ago ends the game before anything else can happen.
          flag();
          if (order.expected().isPresent() && order.expected().getAsLong() != version) {
            throw Refusal.told(Refusal.CONFLICT, Sayings.refused("gone-on", version), "version");
          }
          try {
            change.accept(course);
            changed();
          } catch (GameFault thrown) {
            broken(thrown);
          } finally {
            proceed();
          }
          return state(order.language());
        });
  }

  /** The same, with whoever thinks about a move being stopped first. */
  String turnTo(Order order, Consumer<Course<P>> change) {
    return change(
        order,
        changed -> {
          asked.stop();
          change.accept(changed);
        });
  }

  /**
   * Who changes something.
   *
   * @param expected the version that was seen, if that matters
   * @param language the language of the answer
   */
  record Order(OptionalLong expected, Locale language) {}

  /** Plays the move that a text says, for a person; a refusal is told in the person's language. */
  String move(String text, Order order) {
    return change(
        order,
        played -> {
          P before = played.session().position();
          try {
            played.move(text);
          } catch (NotationException refused) {
            throw tellings.refusal(refused, before, order.language());
          }
        });
  }

  /** Seats other players; the others stay. */
  String seats(Map<String, String> given, Order order) {
    return turnTo(
        order,
        seated -> {
          Seating before = seated.seating();
          seated.seat(given, around.library().roster(), around::seed);
          around.resting().dismiss(before);
        });
  }

  /** Starts anew from another position. */
  String startFrom(String text, Order order) {
    return turnTo(
        order,
        begun -> {
          begun.startFrom(Positions.read(edition.in(order.language()), text, "position"));
          tellings.forget();
        });
  }

  private void requireSound() {
    if (fault.isPresent()) {
      throw Refusal.told(Refusal.CONFLICT, Sayings.refused("fault", fault.get()));
    }
  }

  /** Tells what has become of the game. */
  private void changed() {
    onlooker.endAnalysis();
    tellings.look(course.session());
    version++;
    onlooker.moved(course, version);
    wind();
    tell();
  }

  /** Has the right clock run, and watches its flag. */
  private void wind() {
    if (course.watch().isOn()) {
      course.wind();
      flagWatch.goOn();
    }
  }

  private void flag() {
    turnstile.pass(
        () -> {
          if (fault.isEmpty() && course.flag()) {
            asked.stop();
            changed();
          }
          return this;
        });
  }

  /** There is something to warn the person of who plays. */
  private void warned(long seen) {
    turnstile.pass(
        () -> {
          if (version == seen) {
            version++;
            render();
            audience.send("state", tellings::state);
          }
          return this;
        });
  }

  private void tell() {
    render();
    audience.send("state", tellings::state);
    around.keeper().changed(this);
  }

  private void broken(RuntimeException thrown) {
    asked.stop();
    onlooker.endAnalysis();
    course.watch().stop();
    fault = Optional.of(Printable.of(String.valueOf(thrown.getMessage()), MOST_TOLD));
    version++;
    tell();
  }

  private void render() {
    tellings.render(this::fields);
  }

  private Fields fields(Locale language, Telling<P> telling) {
    return telling
        .tell(
            Fields.of("id", id)
                .and("version", version)
                .and("game", info.name())
                .and("title", telling.title())
                .and("seats", course.seating().told(pieceOfSeat, telling.seatNames())))
        .and("paused", course.isPaused())
        .and("clock", course.watch().told())
        .and("lesson", course.task().map(task -> task.told(language, telling.played())))
        .and("warning", onlooker.warning().map(key -> Sayings.in(language).say(key)))
        .and("thinking", asked.told())
        .and("fault", fault);
  }

  // --- players ---

  /** Asks the player of the seat to move, unless it is asked already. */
  private void proceed() {
    if (fault.isEmpty()) {
      wind();
    }
    if (!asked.isNobody() || fault.isPresent() || !course.isPlayersTurn()) {
      return;
    }
    try {
      if (!asked.ask(course, this::render)) {
        around.workers().later(this::begin, 500);
      }
    } catch (GameFault | PlayerFault | NotationException thrown) {
      broken(thrown);
    }
  }

  /** A player thinks of something. */
  private void thought(Fields told) {
    audience.sendSometimes("thinking", told);
  }

  /** A player has chosen, or failed. On its thread. */
  private void answered(Turn<P> answering, Consumer<Course<P>> answer) {
    turnstile.pass(
        () -> {
          if (!asked.take(answering)) {
            return this;
          }
          try {
            // Too late is too late, however good the move.
            if (!course.flag()) {
              answer.accept(course);
            }
            changed();
          } catch (GameFault | PlayerFault | IllegalArgumentException thrown) {
            broken(thrown);
          }
          proceed();
          return this;
        });
  }

  // --- looking ---

  /**
   * Starts an analysis, in place of one that is going on.
   *
   * @throws Refusal if the game is over, or too much is being analysed
   */
  void analyse(int lines, Duration time) {
    turnstile.pass(
        () -> {
          touch();
          requireSound();
          onlooker.analyse(Advice.on(course.session(), game, around), version, lines, time);
          return this;
        });
  }

  /** Stops the analysis, if there is one; what it found stays told. */
  void stopAnalysis() {
    onlooker.stopAnalysis();
  }

  /** Advice about the position now, in a language. */
  Advice<P> advice(Locale language) {
    return look(played -> Advice.on(played, edition.in(language), around));
  }

  /** Does something with the session, which must not change it. */
  <T> T look(Function<Session<P>, T> work) {
    return turnstile.pass(
        () -> {
          touch();
          requireSound();
          return work.apply(course.session());
        });
  }

  /** The record of the game as it stands. */
  GameRecord record(Map<String, String> heading) {
    return turnstile.pass(() -> GameRecord.of(course.session(), tags(heading)));
  }

  /** The record with what was taken back, and what else is needed to go on with it. */
  GameRecord kept(Map<String, String> heading) {
    return turnstile.pass(
        () ->
            KeptGame.of(course, tellings.english().codes(), info.name(), tags(heading), version)
                .record());
  }

  private Map<String, String> tags(Map<String, String> heading) {
    Map<String, String> tags = new LinkedHashMap<>(heading);
    course.seating().texts().forEach((seat, player) -> tags.put(GameRecord.seatTag(seat), player));
    fault.ifPresent(why -> tags.put("Termination", why));
    return tags;
  }

  /** It could not be written to disk; it is tried again after a while. */
  void unkept() {
    around.workers().later(() -> around.keeper().changed(this), UNKEPT_MILLIS);
  }

  /** Ends what is going on for it. */
  void close() {
    turnstile.pass(
        () -> {
          asked.stop();
          onlooker.endAnalysis();
          course.watch().stop();
          around.resting().dismiss(course.seating());
          return this;
        });
    audience.close();
  }
}
