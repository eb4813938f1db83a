package org.papamu.core.engine;

import java.util.List;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;

/** The game on the table and its position. */
final class Table<P extends Position> {

  private final Game<P> game;
  private Session<P> session;

  private Table(Game<P> game) {
    this.game = game;
    session = Session.of(game);
  }

  /** A game at its usual start. */
  static <P extends Position> Table<P> of(Game<P> game) {
    return new Table<>(game);
  }

  Game<P> game() {
    return game;
  }

  Session<P> session() {
    return session;
  }

  /** Puts up a position and plays moves from it; if anything is refused, the old one stays. */
  void place(Optional<String> start, List<String> moves) {
    session =
        GameFault.guard(
            game,
            "read or play",
            () -> {
              Session<P> placed =
                  start.isEmpty()
                      ? Session.of(game)
                      : Session.of(game, game.notation().read(start.get()));
              moves.forEach(placed::advance);
              return placed;
            });
  }

  /** The texts of the legal moves, each after a blank. */
  String moves() {
    MoveList moves = session.legalMoves();
    P position = session.position();
    return GameFault.guard(
        game,
        "writeMove",
        () -> {
          StringBuilder out = new StringBuilder();
          for (int i = 0; i < moves.size(); i++) {
            out.append(' ').append(Written.move(game, position, moves.get(i)));
          }
          return out.toString();
        });
  }

  /** The text of the position. */
  String show() {
    P position = session.position();
    return Written.position(game, position);
  }

  /** {@code p1win}, {@code p2win}, {@code draw} or {@code none}. */
  String result() {
    Optional<Outcome> outcome = session.outcome();
    if (outcome.isEmpty()) {
      return "none";
    }
    return switch (outcome.get().result()) {
      case Outcome.DRAW -> "draw";
      case Outcome.SOLVED -> "p1win";
      case Outcome.STUCK -> "p2win";
      default -> "p%swin".formatted(game.info().seats().indexOf(outcome.get().result()) + 1);
    };
  }
}
