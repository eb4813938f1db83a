package org.papamu.core.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.text.NotationException;

/**
 * Plays games of a match on a machine that has only part of it: the same games as {@link Match}
 * plays, as far as the players do not depend on time.
 *
 * @param <P> the game's own position type
 */
public final class TaskPlay<P extends Position> {

  private final Game<P> game;
  private final List<Contestant> contestants;
  private final MatchSettings settings;
  private final Schedule schedule;

  /** The same game, contestants and settings as the match has. */
  public TaskPlay(Game<P> game, List<Contestant> contestants, MatchSettings settings) {
    this.game = game;
    this.contestants = List.copyOf(contestants);
    this.settings = settings;
    schedule = new Schedule(game.info().seats().size(), contestants.size(), settings.games());
  }

  /**
   * Plays the games of a task, one after the other.
   *
   * @param nanoTime a clock in nanoseconds
   * @param stop breaks off the game under way, which is then not among the answers
   * @throws NotationException if the task's position is not one of this game
   */
  public List<GameReport> play(MatchTask task, LongSupplier nanoTime, Stop stop) {
    GamePlay<P> play = new GamePlay<>(game, contestants, settings, nanoTime, stop);
    List<GameReport> reports = new ArrayList<>();
    for (int number : task.games()) {
      Opening<P> opening =
          new Opening<>(
              game.notation().read(task.start()),
              task.moves().stream().mapToLong(Long::longValue).toArray());
      GamePlay.Ended ended = play.play(schedule.slot(number), () -> opening);
      ended.played().map(GameReport::of).ifPresent(reports::add);
      ended
          .abandoned()
          .map(abandoned -> GameReport.of(abandoned, ended.isOverdue()))
          .ifPresent(reports::add);
    }
    return reports;
  }
}
