package org.papamu.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.MoveEntry;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.core.session.GuardedEntry;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;
import org.papamu.core.text.Verdict;
import org.papamu.core.view.MoveSentence;
import org.papamu.core.view.Scene;

/**
 * What the code of a game says of a session as it stands. Asked once after each change, so that
 * whoever asks later waits for nobody.
 *
 * @param start the text of the position where it started
 * @param position the text of the position now
 * @param pieces the piece on each point
 * @param turn the seat to move; empty when the game is over
 * @param ply the moves played
 * @param plies these and those that can be played again
 * @param legal the first steps of the legal moves
 * @param moveCount the number of legal moves
 * @param over how it ended, if it has
 */
record Snapshot(
    String start,
    String position,
    List<Integer> pieces,
    Optional<String> turn,
    int ply,
    int plies,
    List<String> remarks,
    List<Fields> legal,
    int moveCount,
    Optional<Fields> over) {

  /**
   * Looks at a session; calls the game's code.
   *
   * @param game the session's game, in the language of the sentences
   * @param outcome how it ended, in that language
   */
  static <P extends Position> Snapshot of(
      Session<P> session, Game<P> game, Optional<Outcome> outcome) {
    P position = session.position();
    List<Fields> legal = new ArrayList<>();
    if (outcome.isEmpty()) {
      for (MoveEntry.Step step : GuardedEntry.of(game, position).steps()) {
        legal.add(
            Fields.of("text", step.text())
                .and("brief", step.brief())
                .and("point", step.point())
                .and("taken", step.taken().stream().boxed().toList()));
      }
    }
    return new Snapshot(
        Written.position(game, session.start()),
        Written.position(game, position),
        pieces(game, position),
        outcome.isPresent()
            ? Optional.empty()
            : Optional.of(game.info().seats().get(session.turn())),
        session.ply(),
        session.ply() + session.redoable(),
        Written.remarks(game, position),
        legal,
        session.legalMoves().size(),
        outcome.map(ended -> over(game, ended, session.ply())));
  }

  /** How a game ended; calls the game's code. */
  static Fields over(Game<?> game, Outcome outcome, int plies) {
    return Fields.of("result", outcome.result())
        .and("reason", outcome.reason().key())
        .and("sentence", Verdict.of(game).sentence(outcome, plies))
        .and("scores", outcome.scores());
  }

  /** The piece on each point of a position. */
  static <P extends Position> List<Integer> pieces(Game<P> game, P position) {
    List<Integer> pieces = new ArrayList<>();
    for (int point = 0; point < game.board().size(); point++) {
      pieces.add(position.at(point));
    }
    return pieces;
  }

  /** A move that was played, for the list of moves; calls the game's code. */
  static <P extends Position> Fields told(Session<P> session, Played played, Game<P> game) {
    String seat = game.info().seats().get(played.seat());
    P before = session.positionAt(played.ply() - 1);
    return Fields.of("ply", played.ply())
        .and("seat", seat)
        .and("code", played.text())
        .and("sentence", MoveSentence.of(game, before, played.description()))
        .and("trails", played.description().trails())
        .and("taken", points(played.description()));
  }

  /** The points that lost a piece that did not move. */
  static List<Integer> points(org.papamu.api.Move move) {
    return Scene.LastMove.of(move).taken().stream().boxed().toList();
  }
}
