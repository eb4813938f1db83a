package org.papamu.web;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordReader;
import org.papamu.core.record.RecordWriter;
import org.papamu.core.record.Replay;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.view.Scene;
import org.papamu.core.view.SvgBoard;
import org.papamu.core.view.SvgSettings;

/** What is done with games that are being played. */
final class SessionRoutes {

  private static final String GAME = "/sessions/{id}";

  private final Library library;
  private final LiveGames games;
  private final Keeper keeper;
  private final AtomicInteger streams = new AtomicInteger();

  SessionRoutes(Library library, LiveGames games, Keeper keeper) {
    this.library = library;
    this.games = games;
    this.keeper = keeper;
  }

  Stream<Api.Route> routes() {
    return Stream.of(
        Api.Route.post("/sessions", this::create),
        Api.Route.post("/records", this::load),
        Api.Route.get(GAME, ctx -> Api.answer(ctx, game(ctx).state())),
        Api.Route.delete(GAME, this::delete),
        Api.Route.get(GAME + "/entry", this::entry),
        Api.Route.get(GAME + "/events", this::events),
        Api.Route.get(GAME + "/record", this::record),
        Api.Route.get(GAME + "/picture.svg", this::picture),
        Api.Route.post(GAME + "/move", this::move),
        Api.Route.post(GAME + "/undo", this::undo),
        Api.Route.post(GAME + "/redo", this::redo),
        Api.Route.post(GAME + "/goto", this::goTo),
        Api.Route.post(GAME + "/resign", this::resign),
        Api.Route.post(GAME + "/draw", this::draw),
        Api.Route.post(GAME + "/seats", this::seats),
        Api.Route.post(GAME + "/position", this::position),
        Api.Route.post(GAME + "/pause", this::pause),
        Api.Route.post(GAME + "/resume", this::resume));
  }

  private LiveGame<?> game(Context ctx) {
    return games.game(ctx.pathParam("id"));
  }

  private void create(Context ctx) {
    Body body = Api.body(ctx, "game", "position", "moves", "seats");
    library.refresh();
    Game<?> game = library.asked(body.text("game"), "game");
    Session<?> session =
        GameRoutes.session(game, body.optionalText("position"), body.texts("moves"));
    created(ctx, games.add(session, body.named("seats")));
  }

  private static void created(Context ctx, LiveGame<?> game) {
    ctx.status(201);
    ctx.header("Location", Api.ROOT + "/sessions/" + game.id());
    Api.answer(ctx, game.state());
  }

  private void load(Context ctx) {
    Body body = Api.body(ctx, "record");
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
    created(ctx, games.add(replay.session(), Map.of()));
  }

  private void delete(Context ctx) {
    games.delete(ctx.pathParam("id"));
    ctx.status(204);
  }

  private void entry(Context ctx) {
    String typed = Api.query(ctx, "typed").orElse("");
    Api.answer(ctx, entry(game(ctx), typed));
  }

  private static <P extends Position> Fields entry(LiveGame<P> live, String typed) {
    return live.look(
        session -> {
          P position = session.position();
          if (session.outcome().isPresent()) {
            throw Refusal.of(Refusal.CONFLICT, "the game is over");
          }
          return GameFault.guard(
              live.game(), "enter", () -> new Stepping<>(live.game(), position).after(typed));
        });
  }

  private void move(Context ctx) {
    Body body = Api.body(ctx, "move", "version");
    Api.answer(ctx, game(ctx).move(body.text("move"), body.version()));
  }

  private void undo(Context ctx) {
    Api.answer(ctx, game(ctx).undo(Api.body(ctx, "version").version()));
  }

  private void redo(Context ctx) {
    Api.answer(ctx, game(ctx).redo(Api.body(ctx, "version").version()));
  }

  private void goTo(Context ctx) {
    Body body = Api.body(ctx, "ply", "version");
    int ply =
        body.number("ply", 0, Integer.MAX_VALUE)
            .orElseThrow(() -> Refusal.of(Refusal.BAD_REQUEST, "ply is missing", "ply"));
    Api.answer(ctx, game(ctx).goTo(ply, body.version()));
  }

  private void resign(Context ctx) {
    Body body = Api.body(ctx, "seat", "version");
    Api.answer(ctx, game(ctx).resign(body.optionalText("seat"), body.version()));
  }

  private void draw(Context ctx) {
    Api.answer(ctx, game(ctx).draw(Api.body(ctx, "version").version()));
  }

  private void seats(Context ctx) {
    Body body = Api.body(ctx, "seats", "version");
    Api.answer(ctx, game(ctx).seats(body.named("seats"), body.version()));
  }

  private void position(Context ctx) {
    Body body = Api.body(ctx, "position", "version");
    Api.answer(ctx, game(ctx).position(body.text("position"), body.version()));
  }

  private void pause(Context ctx) {
    Api.answer(ctx, game(ctx).pause(Api.body(ctx, "version").version()));
  }

  private void resume(Context ctx) {
    Api.answer(ctx, game(ctx).resume(Api.body(ctx, "version").version()));
  }

  private void events(Context ctx) {
    LiveGame<?> live = game(ctx);
    Audience audience = live.audience();
    if (streams.incrementAndGet() > Limits.STREAMS || audience.size() >= Limits.STREAMS_OF_A_GAME) {
      streams.decrementAndGet();
      throw Refusal.of(Refusal.TOO_MANY, "too many pages listen already");
    }
    ctx.res().setContentType("text/event-stream");
    ctx.res().setCharacterEncoding("UTF-8");
    ctx.future(
        () -> {
          EventStream stream = EventStream.open(ctx.req().getAsyncContext());
          audience.add(stream);
          stream.send("state", live.state());
          stream.start();
          return stream
              .gone()
              .thenAccept(
                  gone -> {
                    streams.decrementAndGet();
                    audience.remove(gone);
                  });
        });
  }

  private void record(Context ctx) {
    LiveGame<?> live = game(ctx);
    GameRecord record = live.record(keeper.heading());
    ctx.header("Content-Disposition", "attachment; filename=\"game.pgr\"");
    ctx.contentType("text/plain; charset=utf-8").result(RecordWriter.write(record, live.game()));
  }

  private void picture(Context ctx) {
    SvgSettings settings = SvgSettings.LIGHT.withTheme(GameRoutes.theme(ctx));
    String svg = picture(game(ctx), settings);
    ctx.header("Content-Disposition", "attachment; filename=\"game.svg\"");
    ctx.contentType("image/svg+xml; charset=utf-8").result(svg);
  }

  private static <P extends Position> String picture(LiveGame<P> live, SvgSettings settings) {
    return live.look(
        session ->
            GameFault.guard(
                live.game(), "at or look", () -> new SvgBoard(settings).draw(scene(session))));
  }

  /** A session as it is drawn: with its last move, and who is to move or has won. */
  static <P extends Position> Scene scene(Session<P> session) {
    Scene scene = Scene.of(session.game(), session.position());
    if (session.lastPlayed().isPresent()) {
      scene = scene.after(session.lastPlayed().get().description());
    }
    Optional<String> verdict =
        session
            .outcome()
            .map(outcome -> org.papamu.core.text.Verdict.sentence(outcome, session.ply()));
    return verdict.isPresent() ? scene.withCaption(verdict.get()) : scene;
  }
}
