package org.papamu.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.MoveEntry;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.cli.output.BadRequest;
import org.papamu.cli.output.Errors;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;

/**
 * Entry of a move step by step, by a person: the first step chooses a stone, each further one a
 * landing; what may follow is shown, and only that is taken. Where one step alone is left it is not
 * asked for.
 *
 * @param <P> the game's own position type
 */
final class StepEntry<P extends Position> {

  private static final String STOP = "stop";

  private final Talk talk;
  private final Session<P> session;
  private final Game<P> game;
  private final Board<P> board;

  StepEntry(Talk talk, Session<P> session, Board<P> board) {
    this.talk = talk;
    this.session = session;
    this.board = board;
    game = session.game();
  }

  /**
   * Enters a move from its first step, if a person typed one that is not a whole move.
   *
   * @return the plies played, none if the entry was cancelled; empty if the line is no first step
   */
  Optional<List<Played>> tryOpen(String line) {
    if (!talk.isPerson() || session.outcome().isPresent()) {
      return Optional.empty();
    }
    MoveEntry root = GuardedEntry.of(game, session.position());
    return step(root, line)
        .filter(step -> !root.after(step).steps().isEmpty())
        .map(step -> goOn(root.after(step), new ArrayList<>(List.of(step))));
  }

  private List<Played> goOn(MoveEntry start, List<MoveEntry.Step> steps) {
    MoveEntry entry = start;
    while (true) {
      List<MoveEntry.Step> next = entry.steps();
      if (next.isEmpty()) {
        return session.play(text(steps));
      }
      MoveEntry.Step step;
      if (next.size() == 1 && entry.move().isEmpty()) {
        step = next.get(0);
      } else {
        Optional<Optional<MoveEntry.Step>> answer = ask(entry, steps);
        if (answer.isEmpty()) {
          return List.of();
        }
        if (answer.get().isEmpty()) {
          return session.play(text(steps));
        }
        step = answer.get().get();
      }
      steps.add(step);
      entry = entry.after(step);
    }
  }

  /** Asks for the next step: nothing if cancelled, an empty step to stop here. */
  private Optional<Optional<MoveEntry.Step>> ask(MoveEntry entry, List<MoveEntry.Step> steps) {
    board.showEntry(session, steps, entry);
    List<String> offers = new ArrayList<>();
    entry.steps().forEach(step -> offers.add(bare(step)));
    boolean mayStop = entry.move().isPresent();
    while (true) {
      talk.say(
          "%s: %s%s"
              .formatted(
                  text(steps),
                  String.join("  ", offers),
                  mayStop
                      ? "  (Enter or stop ends the move, cancel gives it up)"
                      : "  (or cancel)"));
      Optional<String> line = talk.ask(text(steps) + "> ", () -> offers);
      if (line.isEmpty() || isCancel(line.get()) || (line.get().isEmpty() && !mayStop)) {
        return Optional.empty();
      }
      if (mayStop && (line.get().isEmpty() || line.get().equals(STOP))) {
        return Optional.of(Optional.empty());
      }
      Optional<MoveEntry.Step> step = step(entry, line.get());
      if (step.isPresent()) {
        return Optional.of(step);
      }
      talk.complain(refusal(text(steps) + "-" + line.get()));
    }
  }

  private static boolean isCancel(String line) {
    return line.equals("cancel") || line.equals(Talk.CANCELLED);
  }

  /** Why a move cannot go on like this: what reading it as a whole says. */
  private List<String> refusal(String move) {
    try {
      P position = session.position();
      GameFault.guard(
          game,
          "readMoves",
          () -> {
            MoveList moves = new MoveList();
            game.readMoves(position, move, moves);
            return moves;
          });
      return List.of("error: more than this one step");
    } catch (NotationException e) {
      return Errors.lines(new BadRequest(e, "move"));
    }
  }

  private static String text(List<MoveEntry.Step> steps) {
    StringBuilder text = new StringBuilder();
    steps.forEach(step -> text.append(step.text()));
    return text.toString();
  }

  /** A step as a person would type it: without its separator. */
  private static String bare(MoveEntry.Step step) {
    return step.text().startsWith("-") ? step.text().substring(1) : step.text();
  }

  /** The one step that a text means: in full or brief, with or without its separator. */
  private static Optional<MoveEntry.Step> step(MoveEntry entry, String text) {
    List<MoveEntry.Step> found = new ArrayList<>();
    for (MoveEntry.Step step : entry.steps()) {
      if (step.text().equals(text) || bare(step).equals(text)) {
        return Optional.of(step);
      }
      if (step.brief().equals(text) || step.brief().equals("-" + text)) {
        found.add(step);
      }
    }
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }
}
