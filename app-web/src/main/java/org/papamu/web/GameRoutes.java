package org.papamu.web;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.papamu.api.Game;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;
import org.papamu.core.view.MoveSentence;
import org.papamu.core.view.Theme;

/** What is asked about games and positions, of which the server remembers nothing. */
final class GameRoutes {

  private static final int MOST_MOVES = 5000;

  private final Library library;
  private final Surroundings around;

  GameRoutes(Surroundings around) {
    this.around = around;
    library = around.library();
  }

  Stream<Api.Route> routes() {
    return Stream.of(
        Api.Route.get("/games", this::games),
        Api.Route.get("/info", this::info),
        Api.Route.get("/board", this::board),
        Api.Route.get("/players", this::players),
        Api.Route.get("/lessons", this::lessons),
        Api.Route.post("/moves", this::moves),
        Api.Route.post("/solve", this::solve));
  }

  private void games(Context ctx) {
    library.refresh();
    Api.answer(ctx, library.games(Speech.of(ctx)));
  }

  private void info(Context ctx) {
    Locale language = Speech.of(ctx);
    Game<?> game = library.asked(Api.wanted(ctx, "game"), "game").in(language);
    Api.answer(ctx, library.info(game, language));
  }

  private void board(Context ctx) {
    Game<?> game = library.asked(Api.wanted(ctx, "game"), "game").in(Speech.of(ctx));
    String prefix = Api.query(ctx, "prefix").orElse("piece-");
    if (!prefix.matches("[a-z][a-z0-9-]{0,31}")) {
      throw Refusal.of(
          Refusal.BAD_REQUEST,
          "a prefix has 1 to 32 lower-case letters, digits, hyphens",
          "prefix");
    }
    Api.answer(ctx, library.board(game, theme(ctx), prefix));
  }

  /** The theme that is asked for. */
  static Theme theme(Context ctx) {
    return switch (Api.query(ctx, "theme").orElse("light")) {
      case "light" -> Theme.LIGHT;
      case "dark" -> Theme.DARK;
      default -> throw Refusal.of(Refusal.BAD_REQUEST, "a theme is light or dark", "theme");
    };
  }

  private void players(Context ctx) {
    Api.answer(ctx, library.players(library.asked(Api.wanted(ctx, "game"), "game").game()));
  }

  private void moves(Context ctx) {
    Body body = Api.body(ctx, "game", "position", "moves");
    Game<?> game = library.asked(body.text("game"), "game").in(Speech.of(ctx));
    Api.answer(ctx, moves(session(game, body.optionalText("position"), body.texts("moves"))));
  }

  private void lessons(Context ctx) {
    Game<?> game = library.asked(Api.wanted(ctx, "game"), "game").in(Speech.of(ctx));
    Api.answer(ctx, Fields.of("titles", Task.titles(game)));
  }

  private void solve(Context ctx) {
    Body body = Api.body(ctx, "game", "position", "time");
    Game<?> game = library.asked(body.text("game"), "game").in(Speech.of(ctx));
    Duration time = SessionRoutes.time(body, Limits.USUAL_SOLVING, Limits.SOLVING);
    LateAnswer.to(
        ctx,
        around.workers(),
        new Proofs(around.nanoTime()).solution(game, body.optionalText("position"), time));
  }

  /**
   * A session from a position, with moves played.
   *
   * @throws Refusal if the position or a move is refused
   */
  static <P extends Position> Session<P> session(
      Game<P> game, Optional<String> position, List<String> moves) {
    if (moves.size() > Limits.MOVES) {
      throw Refusal.of(Refusal.UNPROCESSABLE, "%s moves at most".formatted(Limits.MOVES), "moves");
    }
    Session<P> session =
        position.isPresent()
            ? Session.of(game, Positions.read(game, position.get(), "position"))
            : Session.of(game);
    for (int i = 0; i < moves.size(); i++) {
      try {
        session.advance(moves.get(i));
      } catch (NotationException e) {
        throw Refusal.of(Refusal.UNPROCESSABLE, e, "moves[" + i + "]");
      }
    }
    return session;
  }

  private static <P extends Position> Fields moves(Session<P> session) {
    Game<P> game = session.game();
    return GameFault.guard(
        game,
        "rules or notation",
        () -> {
          P position = session.position();
          String seat = game.info().seats().get(session.turn());
          MoveList legal = session.legalMoves();
          List<Fields> told = new ArrayList<>();
          for (int i = 0; i < Math.min(MOST_MOVES, legal.size()); i++) {
            Move move = game.rules().describe(position, legal.get(i));
            told.add(
                Fields.of("text", Written.move(game, position, legal.get(i)))
                    .and("sentence", MoveSentence.of(game, position, move))
                    .and("trails", move.trails())
                    .and("taken", Snapshot.points(move)));
          }
          return Fields.of("game", game.info().name())
              .and("position", Written.position(game, position))
              .and("pieces", Snapshot.pieces(game, position))
              .and("turn", session.outcome().isPresent() ? Optional.empty() : Optional.of(seat))
              .and("moveCount", legal.size())
              .and("moves", told)
              .and(
                  "over",
                  session.outcome().map(outcome -> Snapshot.over(game, outcome, session.ply())));
        });
  }
}
