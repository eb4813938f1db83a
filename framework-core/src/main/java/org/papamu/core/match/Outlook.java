package org.papamu.core.match;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Player;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.core.engine.client.EnginePlayer;
import org.papamu.core.record.GameRecord;
import org.papamu.core.session.Session;

/**
 * Guesses what a match is going to take.
 *
 * <p>Design: the first games of the match are played for a second or two, and do not count. What a
 * move takes each player is measured there, in the last game that it had, for in those before it
 * the code was not warm; a player that did not answer by then is taken to use all of its time. How
 * long games are is seen in those of them that came to an end, and else in games played at random.
 *
 * @param <P> the game's own position type
 */
final class Outlook<P extends Position> {

  /** No game of the trial begins later than this, and none goes on for twice as long. */
  private static final long TRIAL = 1_000_000_000;

  private static final int SAMPLES = 8;

  /** A game that goes on for ever at random says no more than that it is long. */
  private static final int MOST_PLIES = 500;

  /** A task and what comes with its answer, without the games: measured on Spark. */
  private static final long TASK_BYTES = 12_000;

  private static final long GAME_BYTES = 300;

  /** What a text in a list takes besides its letters. */
  private static final int TEXT_BYTES = 3;

  private final Game<P> game;
  private final MatchSettings settings;
  private final Schedule schedule;
  private final Openings<P> openings;
  private final List<Metered> players;
  private double games;
  private double plies;
  private double letters;

  Outlook(
      Game<P> game,
      List<Contestant> contestants,
      MatchSettings settings,
      Schedule schedule,
      Openings<P> openings) {
    this.game = game;
    this.settings = settings;
    this.schedule = schedule;
    this.openings = openings;
    players = contestants.stream().map(Metered::new).toList();
  }

  /** A contestant whose moves are timed. */
  private static final class Metered {

    private final Contestant contestant;
    private long nanos;
    private int moves;
    private boolean isNew;

    Metered(Contestant contestant) {
      this.contestant = contestant;
    }

    Contestant timedBy(LongSupplier nanoTime) {
      return new Contestant(
          contestant.name(),
          contestant.budget(),
          random -> {
            Player player = contestant.maker().player(random);
            // A match treats other programs otherwise, so they are not hidden from it.
            return player instanceof EnginePlayer ? player : new Timed(player, this, nanoTime);
          });
    }

    synchronized void begin() {
      isNew = true;
    }

    synchronized void took(long time) {
      if (isNew) {
        isNew = false;
        nanos = 0;
        moves = 0;
      }
      nanos += time;
      moves++;
    }

    /** What a move takes, in nanoseconds; infinite if nothing tells it. */
    synchronized double move() {
      Duration most = contestant.budget().aim();
      return moves > 0
          ? (double) nanos / moves
          : most.equals(Budget.UNLIMITED_TIME) ? Double.POSITIVE_INFINITY : most.toNanos();
    }
  }

  /** Tells what the answers of a player took, but for those that were cut short. */
  private record Timed(Player player, Metered meter, LongSupplier nanoTime) implements Player {

    @Override
    public <P extends Position> Choice choose(Question<P> question) {
      long start = nanoTime.getAsLong();
      Choice choice = player.choose(question);
      if (!question.stop().requested()) {
        meter.took(nanoTime.getAsLong() - start);
      }
      return choice;
    }

    @Override
    public void prepare(GameInfo info) {
      player.prepare(info);
    }

    @Override
    public void close() {
      player.close();
    }
  }

  /**
   * Guesses.
   *
   * @param left how many games are to be played
   * @param tasks how many pieces they are handed out in
   */
  Forecast forecast(int left, int tasks, LongSupplier nanoTime, Stop stop) {
    tryOut(left, nanoTime, stop);
    if (games == 0) {
      sample(stop);
    }
    double length = plies / Math.max(1, games);
    double nanos = perGame(length) * left;
    double bytes = tasks * TASK_BYTES + left * (GAME_BYTES + letters / Math.max(1, games));
    return new Forecast(
        left,
        tasks,
        length,
        nanos < Long.MAX_VALUE ? Optional.of(Duration.ofNanos((long) nanos)) : Optional.empty(),
        Math.round(bytes));
  }

  private void tryOut(int left, LongSupplier nanoTime, Stop stop) {
    long start = nanoTime.getAsLong();
    Stop over = () -> stop.requested() || nanoTime.getAsLong() - start >= 2 * TRIAL;
    GamePlay<P> play =
        new GamePlay<>(
            game,
            players.stream().map(player -> player.timedBy(nanoTime)).toList(),
            settings,
            nanoTime,
            over);
    for (int number = 0;
        number < left && !stop.requested() && nanoTime.getAsLong() - start < TRIAL;
        number++) {
      players.forEach(Metered::begin);
      Schedule.Slot slot = schedule.slot(number);
      play.play(slot, () -> openings.opening(slot.opening()))
          .played()
          .ifPresent(played -> add(played.moves(), played.openingPlies()));
    }
  }

  private void add(List<String> moves, int opened) {
    games++;
    plies += moves.size() - opened;
    moves.forEach(move -> letters += move.length() + TEXT_BYTES);
  }

  private void sample(Stop stop) {
    SplittableRandom random = new SplittableRandom(settings.seed());
    for (int i = 0; i < Math.min(SAMPLES, schedule.size()) && !stop.requested(); i++) {
      Opening<P> opening = openings.opening(i);
      Session<P> session = Session.of(game, opening.start());
      for (long move : opening.moves()) {
        session.play(move);
      }
      int most = Math.min(settings.adjudication().maxPlies(), opening.plies() + MOST_PLIES);
      while (session.outcome().isEmpty() && session.ply() < most) {
        MoveList moves = session.legalMoves();
        session.play(moves.get(random.nextInt(moves.size())));
      }
      add(GameRecord.of(session, Map.of()).moves(), opening.plies());
    }
  }

  /** What a game takes, in nanoseconds, on average over who meets whom. */
  private double perGame(double length) {
    int seats = game.info().seats().size();
    double moves = length / seats;
    double most =
        settings
            .timing()
            .clock()
            .map(clock -> clock.main().toNanos() + moves * clock.increment().toNanos())
            .orElse(Double.POSITIVE_INFINITY);
    int block = schedule.groups() * schedule.games();
    double sum = 0;
    for (int number = 0; number < block; number++) {
      for (int player : schedule.slot(number).seating()) {
        sum += Math.min(most, moves * players.get(player).move());
      }
    }
    return sum / block;
  }
}
