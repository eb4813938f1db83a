package org.papamu.core.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.papamu.api.Game;
import org.papamu.api.Goal;
import org.papamu.api.Lesson;
import org.papamu.api.Outcome;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;
import org.papamu.core.session.GameFault;
import org.papamu.core.session.Played;
import org.papamu.core.session.Session;

/**
 * A lesson being taken: the rules say what is a move, the lesson's goal says when its task is done.
 * Not thread-safe.
 *
 * @param <P> the game's own position type
 */
public final class LessonRun<P extends Position> {

  private final Lesson lesson;
  private final Session<P> session;
  private Standing standing = Standing.OPEN;

  private LessonRun(Lesson lesson, Session<P> session) {
    this.lesson = lesson;
    this.session = session;
  }

  /** How the task stands. */
  public enum Standing {
    /** There may be more moves. */
    OPEN,
    /** The goal is reached. */
    DONE,
    /** No further move is allowed, by the lesson or by the rules, and the goal is not reached. */
    MISSED
  }

  /**
   * Begins a lesson.
   *
   * @param teller the game whose lesson it is
   * @param open gives the game of a name, for a lesson on another board
   * @throws NotationException if the lesson's game or position is none
   * @throws GameFault if the game's code fails
   */
  public static LessonRun<?> of(Lesson lesson, Game<?> teller, Function<String, Game<?>> open) {
    return of(lesson, Pictures.game(lesson.game(), teller, open));
  }

  private static <P extends Position> LessonRun<P> of(Lesson lesson, Game<P> game) {
    return new LessonRun<>(lesson, Pictures.session(game, lesson.position()));
  }

  /** The lesson. */
  public Lesson lesson() {
    return lesson;
  }

  /** The moves made so far. To be played on through this run only. */
  public Session<P> session() {
    return session;
  }

  /** How the task stands now. */
  public Standing standing() {
    return standing;
  }

  /**
   * Makes a move, or several where the game reads several from one text.
   *
   * @throws NotationException if it is not legal; nothing has changed then
   * @throws IllegalStateException if no move is allowed any more
   */
  public Standing play(String text) {
    if (standing != Standing.OPEN) {
      throw new IllegalStateException("the task is " + standing);
    }
    List<Played> plies = session.play(text);
    int first = session.ply() - plies.size();
    for (int ply = first + 1; ply <= session.ply() && standing == Standing.OPEN; ply++) {
      standing = after(ply);
    }
    return standing;
  }

  private Standing after(int plies) {
    List<Played> played = session.played().subList(0, plies);
    P position = session.positionAt(plies);
    Optional<Outcome> outcome =
        plies == session.ply() ? session.outcome() : Optional.<Outcome>empty();
    Goal.Attempt attempt =
        new Goal.Attempt(
            played.stream().map(Played::text).toList(),
            played.stream().map(Played::description).toList(),
            IntStream.range(0, session.game().board().size()).map(position::at).boxed().toList(),
            outcome.map(Outcome::result));
    boolean reached =
        GameFault.guard(session.game(), "lessons", () -> lesson.goal().reached(attempt));
    if (reached) {
      return Standing.DONE;
    }
    return plies >= lesson.most() || outcome.isPresent() ? Standing.MISSED : Standing.OPEN;
  }

  /** Takes all moves back. */
  public void restart() {
    while (session.ply() > 0) {
      session.undo();
    }
    standing = Standing.OPEN;
  }
}
