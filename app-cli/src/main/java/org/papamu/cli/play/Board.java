package org.papamu.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.papamu.api.Game;
import org.papamu.api.MoveEntry;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.cli.play.Talk.Occasion;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;
import org.papamu.core.text.Verdict;
import org.papamu.core.text.Wording;
import org.papamu.core.view.MoveSentence;
import org.papamu.core.view.Scene;

/**
 * The board of a game as it goes on, shown in a conversation.
 *
 * @param <P> the game's own position type
 */
final class Board<P extends Position> {

  private final Talk talk;
  private final Game<P> game;
  private final Cursor cursor;

  Board(Talk talk, Game<P> game) {
    this.talk = talk;
    this.game = game;
    cursor = new Cursor(game.board());
  }

  Cursor cursor() {
    return cursor;
  }

  /** Shows the board to a person; a script asks for it. */
  void show(Session<P> session) {
    show(() -> scene(session), Occasion.CHANGE);
  }

  /** Shows the board with the last move marked and who is to move. */
  void showAlways(Session<P> session) {
    show(() -> scene(session), Occasion.WISH);
  }

  /**
   * Shows the board with points marked that a person may choose or that moves end on, each with
   * what is known of it for the seat to move.
   */
  void showMarked(Session<P> session, Map<Integer, Scene.Prospect> points) {
    show(
        () -> scene(session).withFocus(new Scene.Focus(OptionalInt.empty(), points)),
        Occasion.CHANGE);
  }

  /**
   * Shows the board while a move is entered: what is chosen, what was taken, where it may go.
   *
   * @param targets where it may go, each with what is known of it
   * @param threatened what the step that is offered would take
   */
  void showEntry(
      Session<P> session,
      List<MoveEntry.Step> steps,
      Map<Integer, Scene.Prospect> targets,
      PointSet threatened) {
    show(() -> scene(session, steps, targets, threatened), Occasion.CHANGE);
  }

  private void show(Supplier<Scene> scene, Occasion occasion) {
    talk.show(GameFault.guard(game, "at or look", scene), cursor.point(), occasion);
  }

  private Scene scene(
      Session<P> session,
      List<MoveEntry.Step> steps,
      Map<Integer, Scene.Prospect> targets,
      PointSet threatened) {
    Scene scene = scene(session).withCaption("");
    List<Integer> pieces = new ArrayList<>(scene.pieces());
    PointSet taken = threatened;
    OptionalInt at = OptionalInt.empty();
    for (MoveEntry.Step step : steps) {
      taken = taken.union(step.taken());
      step.taken().forEach(point -> pieces.set(point, 0));
      if (step.point().isPresent()) {
        int to = step.point().getAsInt();
        // What was chosen goes along; on a point that is chosen first nothing is changed yet.
        if (at.isPresent() && at.getAsInt() != to && pieces.get(to) == 0) {
          pieces.set(to, pieces.get(at.getAsInt()));
          pieces.set(at.getAsInt(), 0);
        }
        at = step.point();
      }
    }
    return scene
        .withPieces(pieces)
        .withLast(Scene.LastMove.NONE)
        .withTaken(taken)
        .withFocus(new Scene.Focus(at, targets));
  }

  private Scene scene(Session<P> session) {
    Scene scene = Scene.of(game, session.position());
    if (session.lastPlayed().isPresent()) {
      scene = scene.after(session.lastPlayed().get().description());
    }
    return session.outcome().isPresent()
        ? scene.withCaption(Verdict.of(game).sentence(session.outcome().get(), session.ply()))
        : scene;
  }

  /** Tells a move that was played. */
  void tell(Session<P> session, Played played) {
    String seat = game.seatNames().get(played.seat());
    talk.tell(
        "%d. %s: %s".formatted(played.ply(), Wording.capital(seat), played.text()),
        () ->
            GameFault.guard(
                game,
                "at or look",
                () ->
                    MoveSentence.of(
                        game, session.positionAt(played.ply() - 1), played.description())));
  }
}
