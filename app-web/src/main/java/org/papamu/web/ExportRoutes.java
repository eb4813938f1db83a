package org.papamu.web;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.papamu.api.Position;
import org.papamu.core.record.GameRecord;
import org.papamu.core.record.RecordWriter;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.text.Quantities;
import org.papamu.core.text.Verdict;
import org.papamu.core.view.Scene;
import org.papamu.core.view.SvgBoard;
import org.papamu.core.view.SvgSettings;
import org.papamu.pictures.Painter;

/** What leaves a game that is being played without changing it: events, its record, pictures. */
final class ExportRoutes {

  private static final int LEAST_WIDTH = 16;
  private static final int MOST_WIDTH = 2000;

  private final LiveGames games;
  private final Keeper keeper;
  private final AtomicInteger streams = new AtomicInteger();

  ExportRoutes(Keeper keeper, LiveGames games) {
    this.keeper = keeper;
    this.games = games;
  }

  Stream<Api.Route> routes() {
    return Stream.of(
        Api.Route.get(SessionRoutes.GAME + "/events", this::events),
        Api.Route.get(SessionRoutes.GAME + "/record", this::record),
        Api.Route.get(SessionRoutes.GAME + "/picture.svg", this::picture),
        Api.Route.get(SessionRoutes.GAME + "/picture.png", this::pixels));
  }

  private LiveGame<?> game(Context ctx) {
    return games.game(ctx.pathParam("id"));
  }

  private void events(Context ctx) {
    LiveGame<?> live = game(ctx);
    Audience audience = live.audience();
    if (streams.incrementAndGet() > Limits.STREAMS || audience.size() >= Limits.STREAMS_OF_A_GAME) {
      streams.decrementAndGet();
      throw Refusal.told(Refusal.TOO_MANY, Sayings.refused("listeners"));
    }
    ctx.res().setContentType("text/event-stream");
    ctx.res().setCharacterEncoding("UTF-8");
    ctx.future(
        () -> {
          Outlet outlet = Outlet.open(ctx.req().getAsyncContext());
          Locale language = Speech.of(ctx);
          audience.add(outlet, language, live.state(language));
          outlet.start();
          return outlet
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

  private void pixels(Context ctx) {
    String text = Api.query(ctx, "width").orElse("800");
    int width = (int) Quantities.number(text, "width", LEAST_WIDTH, MOST_WIDTH);
    SvgSettings settings = SvgSettings.LIGHT.withTheme(GameRoutes.theme(ctx));
    byte[] png = Painter.png(picture(game(ctx), settings), width);
    ctx.header("Content-Disposition", "attachment; filename=\"game.png\"");
    ctx.contentType("image/png").result(png);
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
            .map(outcome -> Verdict.of(session.game()).sentence(outcome, session.ply()));
    return verdict.isPresent() ? scene.withCaption(verdict.get()) : scene;
  }
}
