package org.papamu.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.Move;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.PointSet;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.api.text.NotationException.Kind;
import org.papamu.core.session.GuardedEntry;
import org.papamu.core.session.Written;
import org.papamu.core.text.Fields;
import org.papamu.core.view.MoveSentence;

/**
 * A move being entered step by step by somebody who sees the board: what may follow, and how the
 * board looks so far. Calls the game's code.
 *
 * @param <P> the game's own position type
 */
final class Stepping<P extends Position> {

  private final Game<P> game;
  private final Game<P> spoken;
  private final P position;

  /**
   * A move in a position.
   *
   * @param spoken the game in the language of sentences and refusals
   */
  Stepping(Game<P> game, Game<P> spoken, P position) {
    this.game = game;
    this.spoken = spoken;
    this.position = position;
  }

  /**
   * What follows some text, which is the texts of steps put together.
   *
   * @throws NotationException if it leads nowhere
   */
  Fields after(String typed) {
    List<MoveEntry.Step> steps = new ArrayList<>();
    MoveEntry root = GuardedEntry.of(game, position);
    Optional<MoveEntry> found = walk(root, typed, steps);
    if (found.isEmpty()) {
      throw refused(typed);
    }
    MoveEntry entry = found.get();
    List<Fields> next = new ArrayList<>();
    for (MoveEntry.Step step : entry.steps()) {
      next.add(
          Fields.of("text", step.text())
              .and("brief", step.brief())
              .and("point", step.point())
              .and("taken", step.taken().stream().boxed().toList())
              .and("ends", entry.after(step).steps().isEmpty()));
    }
    PointSet taken = PointSet.EMPTY;
    for (MoveEntry.Step step : steps) {
      taken = taken.union(step.taken());
    }
    return Fields.of("typed", typed)
        .and("move", entry.move().isPresent() ? move(entry.move().getAsLong()) : Optional.empty())
        .and("next", next)
        .and("pieces", pieces(entry, steps, taken))
        .and("taken", taken.stream().boxed().toList());
  }

  /** The entry after the steps that a text is made of; of several ways the first one. */
  private static Optional<MoveEntry> walk(
      MoveEntry entry, String rest, List<MoveEntry.Step> steps) {
    if (rest.isEmpty()) {
      return Optional.of(entry);
    }
    for (MoveEntry.Step step : entry.steps()) {
      if (!step.text().isEmpty() && rest.startsWith(step.text())) {
        steps.add(step);
        Optional<MoveEntry> found =
            walk(entry.after(step), rest.substring(step.text().length()), steps);
        if (found.isPresent()) {
          return found;
        }
        steps.remove(steps.size() - 1);
      }
    }
    return Optional.empty();
  }

  /** Why a text leads nowhere: what reading it as a whole move says. */
  private NotationException refused(String typed) {
    try {
      spoken.readMoves(position, typed, new MoveList());
    } catch (NotationException e) {
      return e;
    }
    return new NotationException(Kind.ILLEGAL, typed, 0, "these are not the steps of a move");
  }

  private Fields move(long code) {
    Move move = game.rules().describe(position, code);
    return Fields.of("text", Written.move(game, position, code))
        .and("sentence", MoveSentence.of(spoken, position, move));
  }

  /**
   * The pieces after the steps so far: those of the move that is complete, else the first point's
   * piece carried along, without what was taken.
   */
  private List<Integer> pieces(MoveEntry entry, List<MoveEntry.Step> steps, PointSet taken) {
    if (entry.move().isPresent()) {
      P after = game.rules().copy(position);
      game.rules().play(after, entry.move().getAsLong());
      return Snapshot.pieces(game, after);
    }
    List<Integer> pieces = new ArrayList<>(Snapshot.pieces(game, position));
    List<Integer> points = new ArrayList<>();
    steps.forEach(step -> step.point().ifPresent(points::add));
    if (points.size() > 1 && pieces.get(points.get(0)) != 0) {
      int piece = pieces.get(points.get(0));
      pieces.set(points.get(0), 0);
      pieces.set(points.get(points.size() - 1), piece);
    }
    taken.forEach(point -> pieces.set(point, 0));
    return pieces;
  }
}
