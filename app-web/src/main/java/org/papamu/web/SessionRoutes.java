package org.papamu.web;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordReader;
import org.papamu.core.record.Replay;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Quantities;

/** What is done with games that are being played. */
final class SessionRoutes {

  private static final int USUAL_LINES = 3;
  static final String GAME = "/sessions/{id}";

  private final Library library;
  private final LiveGames games;
  private final Surroundings around;
  private final Newcomers newcomers;

  SessionRoutes(Surroundings around, LiveGames games) {
    newcomers = new Newcomers(Limits.NEW_GAMES, Limits.PER_NEW_GAME, around.nanoTime());
    this.around = around;
    this.games = games;
    library = around.library();
  }

  Stream<Api.Route> routes() {
    return Stream.of(
        Api.Route.post("/sessions", this::create),
        Api.Route.post("/records", this::load),
        Api.Route.get(GAME, ctx -> Api.answer(ctx, game(ctx).state(Speech.of(ctx)))),
        Api.Route.delete(GAME, this::delete),
        Api.Route.get(GAME + "/entry", this::entry),
        Api.Route.get(GAME + "/reason", this::reason),
        Api.Route.post(GAME + "/move", this::move),
        Api.Route.post(GAME + "/undo", this::undo),
        Api.Route.post(GAME + "/redo", this::redo),
        Api.Route.post(GAME + "/goto", this::goTo),
        Api.Route.post(GAME + "/resign", this::resign),
        Api.Route.post(GAME + "/draw", this::draw),
        Api.Route.post(GAME + "/seats", this::seats),
        Api.Route.post(GAME + "/position", this::position),
        Api.Route.post(GAME + "/position/check", this::check),
        Api.Route.post(GAME + "/analysis", this::analyse),
        Api.Route.delete(GAME + "/analysis", this::stopAnalysis),
        Api.Route.post(GAME + "/hint", this::hint),
        Api.Route.post(GAME + "/values", this::values),
        Api.Route.post(GAME + "/pause", this::pause),
        Api.Route.post(GAME + "/resume", this::resume));
  }

  private LiveGame<?> game(Context ctx) {
    return games.game(ctx.pathParam("id"));
  }

  private void create(Context ctx) {
    Body body = Api.body(ctx, "game", "position", "moves", "seats", "clock", "lesson");
    newcomers.come(ctx.ip());
    library.refresh();
    OptionalInt lesson = body.number("lesson", 1, Integer.MAX_VALUE);
    if (lesson.isPresent()) {
      Api.body(ctx, "game", "lesson");
      created(ctx, lesson(library.task(body.text("game"), lesson.getAsInt())));
    } else {
      created(ctx, created(library.asked(body.text("game"), "game"), body, Speech.of(ctx)));
    }
  }

  private <P extends Position> LiveGame<P> created(Edition<P> edition, Body body, Locale language) {
    // A position or move that is refused is refused in the language of whoever asks.
    Session<P> spoken =
        GameRoutes.session(
            edition.in(language), body.optionalText("position"), body.texts("moves"));
    Session<P> session = Session.of(edition.game(), spoken.start());
    for (long move : spoken.moves()) {
      session.play(move);
    }
    return games.add(
        edition,
        session,
        new LiveGames.Wishes(body.named("seats"), body.optionalText("clock"), Optional.empty()));
  }

  private LiveGame<?> lesson(Task task) {
    return lesson(task, library.edition(task.game()));
  }

  private <P extends Position> LiveGame<P> lesson(Task task, Edition<P> edition) {
    Session<P> session = GameRoutes.session(edition.game(), task.position(), List.of());
    return games.add(
        edition, session, new LiveGames.Wishes(Map.of(), Optional.empty(), Optional.of(task)));
  }

  private static void created(Context ctx, LiveGame<?> game) {
    ctx.status(201);
    ctx.header("Location", Api.ROOT + "/sessions/" + game.id());
    Api.answer(ctx, game.state(Speech.of(ctx)));
  }

  private void load(Context ctx) {
    Body body = Api.body(ctx, "record");
    newcomers.come(ctx.ip());
    library.refresh();
    GameRecord record = RecordReader.parse(body.text("record").getBytes(StandardCharsets.UTF_8));
    Replay<?> replay = Replay.of(record, library::game);
    if (!replay.faults().isEmpty()) {
      Replay.Fault fault = replay.faults().get(0);
      throw Refusal.of(
          Refusal.UNPROCESSABLE,
          "move %s, %s: %s".formatted(fault.ply(), fault.move(), fault.reason()),
          "record");
    }
    created(ctx, loaded(replay.session(), library.edition(record.game())));
  }

  private <P extends Position> LiveGame<P> loaded(Session<?> replayed, Edition<P> edition) {
    Session<P> session = GameRoutes.session(edition.game(), replayed.startText(), codes(replayed));
    return games.add(edition, session, LiveGames.Wishes.NONE);
  }

  private static List<String> codes(Session<?> session) {
    return session.played().stream().map(Played::text).toList();
  }

  private void delete(Context ctx) {
    games.delete(ctx.pathParam("id"));
    ctx.status(204);
  }

  private void entry(Context ctx) {
    String typed = Api.query(ctx, "typed").orElse("");
    Api.answer(ctx, entry(game(ctx), typed, Speech.of(ctx)));
  }

  private static <P extends Position> Fields entry(
      LiveGame<P> live, String typed, Locale language) {
    return live.look(
        session -> {
          P position = session.position();
          if (session.outcome().isPresent()) {
            throw Refusal.told(Refusal.CONFLICT, Sayings.refused("over-now"));
          }
          try {
            return GameFault.guard(
                live.game(),
                "enter",
                () -> new Stepping<>(live.game(), live.in(language), position).after(typed));
          } catch (NotationException e) {
            throw Refusal.of(Refusal.BAD_REQUEST, e, "typed");
          }
        });
  }

  /** Why steps cannot be typed, as an answer and not as a refusal: a page only wants to tell it. */
  private void reason(Context ctx) {
    String typed = Api.query(ctx, "typed").orElse("");
    LiveGame<?> live = game(ctx);
    Optional<String> reason = Optional.empty();
    List<String> suggestions = List.of();
    try {
      entry(live, typed, Speech.of(ctx));
    } catch (Refusal refused) {
      reason = Optional.of(refused.reason(Speech.of(ctx)));
      suggestions = refused.suggestions();
    }
    Api.answer(ctx, Fields.of("reason", reason).and("suggestions", suggestions));
  }

  private static LiveGame.Order order(Context ctx, Body body) {
    return new LiveGame.Order(body.version(), Speech.of(ctx));
  }

  private void move(Context ctx) {
    Body body = Api.body(ctx, "move", "version");
    Api.answer(ctx, game(ctx).move(body.text("move"), order(ctx, body)));
  }

  /** A change of the game that needs nothing but the game. */
  private static void turnTo(Context ctx, LiveGame<?> game, Consumer<Course<?>> change) {
    Api.answer(ctx, game.turnTo(order(ctx, Api.body(ctx, "version")), change::accept));
  }

  private void undo(Context ctx) {
    turnTo(ctx, game(ctx), Course::undo);
  }

  private void redo(Context ctx) {
    turnTo(ctx, game(ctx), Course::redo);
  }

  private void goTo(Context ctx) {
    Body body = Api.body(ctx, "ply", "version");
    int ply =
        body.number("ply", 0, Integer.MAX_VALUE)
            .orElseThrow(() -> Refusal.of(Refusal.BAD_REQUEST, "ply is missing", "ply"));
    Api.answer(ctx, game(ctx).turnTo(order(ctx, body), course -> course.goTo(ply)));
  }

  private void resign(Context ctx) {
    Body body = Api.body(ctx, "seat", "version");
    Optional<String> seat = body.optionalText("seat");
    Api.answer(ctx, game(ctx).turnTo(order(ctx, body), course -> course.resign(seat)));
  }

  private void draw(Context ctx) {
    Body body = Api.body(ctx, "version");
    Api.answer(ctx, game(ctx).change(order(ctx, body), Course::agreeDraw));
  }

  private void seats(Context ctx) {
    Body body = Api.body(ctx, "seats", "version");
    Api.answer(ctx, game(ctx).seats(body.named("seats"), order(ctx, body)));
  }

  private void position(Context ctx) {
    Body body = Api.body(ctx, "position", "version");
    Api.answer(ctx, game(ctx).startFrom(body.text("position"), order(ctx, body)));
  }

  private void check(Context ctx) {
    Body body = Api.body(ctx, "position", "pieces", "turn");
    Optional<String> text = body.optionalText("position");
    Optional<List<Integer>> pieces = body.numbers("pieces");
    if (text.isPresent() == pieces.isPresent()) {
      throw Refusal.of(Refusal.BAD_REQUEST, "either a position or its pieces are wanted");
    }
    Api.answer(
        ctx,
        text.isPresent()
            ? read(game(ctx).in(Speech.of(ctx)), text.get())
            : edited(game(ctx), pieces.orElseThrow(), body.optionalText("turn"), Speech.of(ctx)));
  }

  private static <P extends Position> Fields read(Game<P> game, String text) {
    P position = Positions.read(game, text, "position");
    return GameFault.guard(game, "write", () -> PositionEditing.told(game, position));
  }

  private static <P extends Position> Fields edited(
      LiveGame<P> live, List<Integer> pieces, Optional<String> turn, Locale language) {
    return live.look(
        session -> {
          P now = session.position();
          // What the host refuses is no fault of the game, so it is thrown outside of the guard.
          return GameFault.guard(
                  live.game(),
                  "read or write",
                  () -> new PositionEditing<>(live.in(language), now).with(pieces, turn))
              .orThrow();
        });
  }

  private void analyse(Context ctx) {
    Body body = Api.body(ctx, "lines", "time");
    int lines = body.number("lines", 1, Limits.LINES).orElse(USUAL_LINES);
    game(ctx).analyse(lines, time(body, Limits.ANALYSIS, Limits.ANALYSIS));
    ctx.status(202);
    Api.answer(ctx, Fields.of("running", true));
  }

  /** The time that a body gives, at most so long. */
  static Duration time(Body body, Duration usual, Duration most) {
    Optional<String> text = body.optionalText("time");
    if (text.isEmpty()) {
      return usual;
    }
    Duration time;
    try {
      time = Quantities.duration(text.get());
    } catch (NotationException e) {
      throw Refusal.of(Refusal.UNPROCESSABLE, e, "time");
    }
    if (time.compareTo(most) > 0) {
      throw Refusal.of(Refusal.UNPROCESSABLE, Quantities.write(most) + " at most", "time");
    }
    return time;
  }

  private void stopAnalysis(Context ctx) {
    game(ctx).stopAnalysis();
    ctx.status(204);
  }

  private void hint(Context ctx) {
    Api.body(ctx);
    Advice<?> advice = game(ctx).advice(Speech.of(ctx));
    LateAnswer.to(ctx, around.workers(), advice::hint);
  }

  private void values(Context ctx) {
    Api.body(ctx);
    Advice<?> advice = game(ctx).advice(Speech.of(ctx));
    LateAnswer.to(ctx, around.workers(), new Proofs(around.nanoTime()).values(advice));
  }

  private void pause(Context ctx) {
    turnTo(ctx, game(ctx), Course::pause);
  }

  private void resume(Context ctx) {
    Api.answer(ctx, game(ctx).change(order(ctx, Api.body(ctx, "version")), Course::resume));
  }
}
