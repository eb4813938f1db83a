package org.papamu.cli.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.papamu.api.Game;
import org.papamu.api.MoveEntry;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;
import org.papamu.core.text.Verdict;
import org.papamu.core.text.Wording;
import org.papamu.core.view.MoveSentence;
import org.papamu.core.view.Scene;
import org.papamu.core.view.TextBoard;

/**
 * The board of a game as it goes on, shown in a conversation.
 *
 * @param <P> the game's own position type
 */
final class Board<P extends Position> {

  private final Talk talk;
  private final Game<P> game;
  private final TextBoard drawing;

  Board(Talk talk, Game<P> game, TextBoard drawing) {
    this.talk = talk;
    this.game = game;
    this.drawing = drawing;
  }

  /** Shows the board to a person; a script asks for it. */
  void show(Session<P> session) {
    if (talk.isPerson()) {
      showAlways(session);
    }
  }

  /** Shows the board with the last move marked and who is to move. */
  void showAlways(Session<P> session) {
    say(() -> scene(session));
  }

  /** Shows the board while a move is entered: what is chosen, what it takes, where it may go. */
  void showEntry(Session<P> session, List<MoveEntry.Step> steps, MoveEntry entry) {
    say(() -> scene(session, steps, entry));
  }

  private Scene scene(Session<P> session, List<MoveEntry.Step> steps, MoveEntry entry) {
    Scene scene = scene(session).withFocus(Scene.Focus.NONE).withCaption("");
    PointSet targets = PointSet.EMPTY;
    for (MoveEntry.Step step : entry.steps()) {
      if (step.point().isPresent()) {
        targets = targets.union(PointSet.of(step.point().getAsInt()));
      }
    }
    PointSet taken = PointSet.EMPTY;
    OptionalInt at = OptionalInt.empty();
    for (MoveEntry.Step step : steps) {
      taken = taken.union(step.taken());
      at = step.point().isPresent() ? step.point() : at;
    }
    scene = scene.withLast(Scene.LastMove.NONE).withTaken(taken).withTargets(targets);
    return at.isPresent() ? scene.withSelected(at.getAsInt()) : scene;
  }

  private void say(Supplier<Scene> scene) {
    GameFault.guard(game, "at or look", () -> drawing.lines(scene.get())).forEach(talk::say);
  }

  private Scene scene(Session<P> session) {
    Scene scene = Scene.of(game, session.position());
    if (session.lastPlayed().isPresent()) {
      scene = scene.after(session.lastPlayed().get().description());
    }
    return session.outcome().isPresent()
        ? scene.withCaption(Verdict.sentence(session.outcome().get(), session.ply()))
        : scene;
  }

  /** A move that was played, as a line: with a sentence about it for a person. */
  String told(Session<P> session, Played played) {
    String seat = game.info().seats().get(played.seat());
    String line = "%d. %s: %s".formatted(played.ply(), Wording.capital(seat), played.text());
    if (!talk.isPerson()) {
      return line;
    }
    String words =
        GameFault.guard(
            game,
            "at or look",
            () ->
                MoveSentence.of(game, session.positionAt(played.ply() - 1), played.description()));
    return line + "  " + words;
  }
}
