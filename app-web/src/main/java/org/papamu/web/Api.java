package org.papamu.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.papamu.api.text.NotationException;
import org.papamu.core.catalog.PluginFault;
import org.papamu.core.player.PlayerFault;
import org.papamu.core.record.RecordException;
import org.papamu.core.session.GameFault;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Printable;

/** The routes of the server, and what its answers have in common. */
final class Api {

  /** Where the JSON interface begins. */
  static final String ROOT = "/api/v1";

  static final String RECORDS = ROOT + "/records";

  private static final int MOST_TOLD = 500;
  static final String JSON = "application/json; charset=utf-8";

  private Api() {}

  /** One route. */
  record Route(HandlerType method, String path, Handler handler) {

    static Route get(String path, Handler handler) {
      return new Route(HandlerType.GET, ROOT + path, handler);
    }

    static Route post(String path, Handler handler) {
      return new Route(HandlerType.POST, ROOT + path, handler);
    }

    static Route delete(String path, Handler handler) {
      return new Route(HandlerType.DELETE, ROOT + path, handler);
    }
  }

  /** The largest body that a path takes, in bytes. */
  static int largestBody(String path) {
    return path.equals(RECORDS) ? Limits.LARGEST_BODY : Limits.USUAL_BODY;
  }

  /** Adds all routes and how faults are told. */
  static void add(RoutesConfig config, Stream<Route> routes) {
    routes.forEach(route -> config.addHttpHandler(route.method, route.path, route.handler));
    config.exception(Refusal.class, (e, ctx) -> refuse(ctx, e));
    config.exception(
        NotationException.class, (e, ctx) -> refuse(ctx, Refusal.of(Refusal.UNPROCESSABLE, e, "")));
    config.exception(
        RecordException.class,
        (e, ctx) ->
            refuse(
                ctx,
                Refusal.of(Refusal.UNPROCESSABLE, shown(e.message(Speech.of(ctx))), "record")));
    config.exception(GameFault.class, (e, ctx) -> refuse(ctx, fault(e)));
    config.exception(PluginFault.class, (e, ctx) -> refuse(ctx, fault(e)));
    config.exception(PlayerFault.class, (e, ctx) -> refuse(ctx, fault(e)));
    config.exception(
        Exception.class,
        (e, ctx) -> refuse(ctx, Refusal.told(Refusal.FAILED, Sayings.refused("failed"))));
    for (int status : List.of(404, 405, 413, 500, 503)) {
      config.error(status, ctx -> plain(ctx));
    }
  }

  /** A fault in the code of a plugin. */
  static Refusal fault(RuntimeException thrown) {
    return Refusal.of(Refusal.FAILED, shown(String.valueOf(thrown.getMessage())));
  }

  private static String shown(String text) {
    return Printable.of(text, MOST_TOLD);
  }

  /** What the library would say of an error of its own is said in our form. */
  private static void plain(Context ctx) {
    if (ctx.attribute(TOLD) == null) {
      String what =
          switch (ctx.statusCode()) {
            case 404 -> "there is nothing here";
            case 405 -> "this cannot be done here";
            case 413 -> "too large";
            default -> "the server failed at this";
          };
      answer(ctx, Json.write(Refusal.of(ctx.statusCode(), what).fields(Locale.ENGLISH)));
    }
  }

  /** Marks answers that are told in our form. */
  private static final String TOLD = "papamu-told";

  static void refuse(Context ctx, Refusal refusal) {
    ctx.status(refusal.status());
    if (refusal.status() == Refusal.TOO_MANY || refusal.status() == Refusal.BUSY) {
      ctx.header("Retry-After", "2");
    }
    answer(ctx, Json.write(refusal.fields(Speech.of(ctx))));
  }

  /** Answers with JSON. */
  static void answer(Context ctx, String json) {
    ctx.attribute(TOLD, true);
    ctx.contentType(JSON).result(json);
  }

  /** Answers with JSON. */
  static void answer(Context ctx, Fields fields) {
    answer(ctx, Json.write(fields));
  }

  /** The object that the request brings; the gate has read it. */
  static Body body(Context ctx, String... allowed) {
    return Body.read(Gate.body(ctx.req()), Set.of(allowed));
  }

  /** A value of the query. */
  static Optional<String> query(Context ctx, String name) {
    return Optional.ofNullable(ctx.queryParam(name));
  }

  /** A value of the query that must be there. */
  static String wanted(Context ctx, String name) {
    return query(ctx, name)
        .orElseThrow(() -> Refusal.of(Refusal.BAD_REQUEST, name + " is missing", name));
  }
}
