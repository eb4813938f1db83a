package org.papamu.core.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Budget;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.player.RandomPlayer;
import org.papamu.core.session.Written;

/**
 * Games between players, from varied openings, each opening from all seats.
 *
 * <p>With two seats everyone meets everyone, and two games from one opening with both colours are a
 * pair. With one seat each contestant plays the openings for itself. The games depend on the seed
 * and their number only, not on how many are played at once, as far as the players do not depend on
 * time.
 *
 * @param <P> the game's own position type
 */
public final class Match<P extends Position> {

  /** Each game whose code does not come back leaves a busy thread behind; no more of them. */
  private static final int MOST_OVERDUE = 4;

  /** How many games at random tell how long games are. */
  private static final int RANDOM_GAMES = 8;

  /** A game that goes on for ever at random says no more than that it is long. */
  private static final int RANDOM_PLIES = 500;

  private final Game<P> game;
  private final List<Contestant> contestants;
  private final Openings<P> openings;
  private final MatchSettings settings;
  private final Schedule schedule;

  /**
   * A match.
   *
   * @param contestants two or more, or one for a game with one seat
   * @throws IllegalArgumentException if there are too few contestants, too many games, or a test
   *     where there are not two contestants and two seats
   */
  public Match(
      Game<P> game, List<Contestant> contestants, Openings<P> openings, MatchSettings settings) {
    int seats = game.info().seats().size();
    if (contestants.size() < Math.min(2, seats)) {
      throw new IllegalArgumentException("contestants " + contestants.size());
    }
    if (settings.sprt().isPresent() && (contestants.size() != 2 || seats != 2)) {
      throw new IllegalArgumentException("a test is for two contestants and two seats");
    }
    this.game = game;
    this.contestants = List.copyOf(contestants);
    this.openings = openings;
    this.settings = settings;
    schedule = new Schedule(seats, contestants.size(), settings.games());
    if (schedule.size() > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("games " + schedule.size());
    }
  }

  private Match(
      Game<P> game,
      List<Contestant> contestants,
      Openings<P> openings,
      MatchSettings settings,
      Schedule schedule) {
    this.game = game;
    this.contestants = contestants;
    this.openings = openings;
    this.settings = settings;
    this.schedule = schedule;
  }

  /**
   * Games of a contestant that sits in all seats, each from an opening of its own.
   *
   * @param settings without a test
   */
  public static <P extends Position> Match<P> selfPlay(
      Game<P> game, Contestant contestant, Openings<P> openings, MatchSettings settings) {
    return new Match<>(
        game,
        List.of(contestant),
        openings,
        settings.withoutSprt(),
        Schedule.selfPlay(game.info().seats().size(), settings.games()));
  }

  /** A match from random openings. */
  public static <P extends Position> Match<P> of(
      Game<P> game, List<Contestant> contestants, MatchSettings settings) {
    return new Match<>(game, contestants, RandomOpenings.of(game, settings.seed()), settings);
  }

  /** Is told of the games as they end. */
  @FunctionalInterface
  public interface Listener {

    /** A game came to no end: see {@link AbandonedGame}. Told as {@link #played} is. */
    default void abandoned(AbandonedGame game) {}

    /**
     * A game has ended. Told of one game at a time, from the threads that play them.
     *
     * @param game the game
     * @param standings tells how the match stands after it; to be asked before this returns
     */
    void played(PlayedGame game, Supplier<Standings> standings);

    /**
     * What was handed out together to be played elsewhere is done, and its games are told.
     *
     * @param standings tells how the match stands now
     */
    default void handedIn(Supplier<Standings> standings) {}
  }

  /** A place where games of a match are played, if that is not this process. */
  @FunctionalInterface
  public interface Elsewhere {

    /**
     * Plays games, each once at least.
     *
     * @param tasks what is to be played, in the order in which it counts
     * @param stop breaks off what is under way
     * @param told takes the games as they come, one at a time, in any order
     */
    void play(List<MatchTask> tasks, Stop stop, Consumer<GameReport> told);
  }

  /** The number of games if nothing ends the match before. */
  public int games() {
    return (int) schedule.size();
  }

  /**
   * Tells what is left of the match, and what that is going to take; plays some of the games for a
   * second or two to see it, and these do not count.
   *
   * @param before results of games of this match that are played already
   * @param atOnce how many games to play at once, from 1: as many as there are to be
   * @param nanoTime a clock in nanoseconds
   * @param stop breaks that off
   */
  public Forecast forecast(
      Collection<GameResult> before, int atOnce, LongSupplier nanoTime, Stop stop) {
    Set<Integer> played = before.stream().map(GameResult::number).collect(Collectors.toSet());
    Set<Integer> tasks = new HashSet<>();
    int left = 0;
    for (int number = 0; number < games(); number++) {
      if (!played.contains(number + 1)) {
        left++;
        tasks.add(number / schedule.games());
      }
    }
    int threads = Math.max(1, Math.min(atOnce, left));
    Outlook outlook = new Outlook(contestants, settings, schedule, threads, nanoTime);
    MatchSettings trial = settings.withoutSprt().withConcurrency(threads);
    new Match<>(game, outlook.contestants(), openings, trial, schedule)
        .run(nanoTime, outlook.until(stop), before, outlook);
    outlook.end();
    if (outlook.isBlind()) {
      random().run(nanoTime, stop, List.of(), outlook);
    }
    return outlook.forecast(left, tasks.size());
  }

  /** Some games played at random from the openings of this match. */
  private Match<P> random() {
    Contestant random = new Contestant("random", Budget.UNLIMITED, RandomPlayer::new);
    int most = Math.min(settings.adjudication().maxPlies(), RANDOM_PLIES);
    MatchSettings few =
        MatchSettings.of((int) Math.min(RANDOM_GAMES, schedule.size()), settings.seed())
            .withAdjudication(Adjudication.NONE.withMaxPlies(most));
    return selfPlay(game, random, openings, few);
  }

  /** Plays the match without anybody looking on. */
  public Standings run(LongSupplier nanoTime) {
    return run(nanoTime, Stop.NEVER, List.of(), (played, standings) -> {});
  }

  /**
   * Plays the games that are not played yet. A game that a fault in the game's own code puts an end
   * to is abandoned, and the match goes on; after the fourth whose code did not come back it ends.
   *
   * @param nanoTime a clock in nanoseconds
   * @param stop breaks off the games under way, which then do not count
   * @param before results of games of this match that are played already
   * @param listener told of each game as it ends; what it throws ends the match
   * @return how the match ended
   */
  public Standings run(
      LongSupplier nanoTime, Stop stop, Collection<GameResult> before, Listener listener) {
    Ledger ledger =
        new Ledger(contestants.stream().map(Contestant::name).toList(), schedule, settings.sprt());
    before.forEach(ledger::add);
    Run run = new Run(nanoTime, stop, ledger, listener);
    run.play();
    return ledger.standings();
  }

  /**
   * The same match, played elsewhere: the statistics are the same, as far as the players do not
   * depend on time. Games that come twice count once.
   *
   * @param atOnce how many tasks are handed out together, from 1
   */
  public Standings run(
      Elsewhere place, int atOnce, Stop stop, Collection<GameResult> before, Listener listener) {
    Ledger ledger =
        new Ledger(contestants.stream().map(Contestant::name).toList(), schedule, settings.sprt());
    before.forEach(ledger::add);
    Run run = new Run(() -> 0, stop, ledger, listener);
    int next = 0;
    while (next < games() && !run.isOver()) {
      List<MatchTask> tasks = new ArrayList<>();
      while (next < games() && tasks.size() < atOnce) {
        List<Integer> numbers = new ArrayList<>();
        int end = Math.min(games(), next + schedule.games());
        for (; next < end; next++) {
          if (!ledger.has(next + 1)) {
            numbers.add(next);
          }
        }
        if (!numbers.isEmpty()) {
          tasks.add(task(numbers));
        }
      }
      place.play(tasks, run::isOver, run::bring);
      listener.handedIn(ledger::standings);
    }
    return ledger.standings();
  }

  private MatchTask task(List<Integer> numbers) {
    int number = schedule.slot(numbers.get(0)).opening();
    Opening<P> opening = openings.opening(number);
    return new MatchTask(
        number,
        Written.position(game, opening.start()),
        Arrays.stream(opening.moves()).boxed().toList(),
        numbers);
  }

  /** One run of the match: the threads take the next game from it and bring it their results. */
  private final class Run {

    private final Ledger ledger;
    private final Listener listener;
    private final GamePlay<P> play;
    private final Stop asked;
    private int next;
    private int overdue;
    private volatile boolean over;
    private @Nullable Throwable failure;

    Run(LongSupplier nanoTime, Stop asked, Ledger ledger, Listener listener) {
      this.asked = asked;
      this.ledger = ledger;
      this.listener = listener;
      play = new GamePlay<>(game, contestants, settings, nanoTime, this::isOver);
      over = ledger.isDecided();
    }

    private boolean isOver() {
      return over || asked.requested();
    }

    void play() {
      int threads = Math.min(settings.concurrency(), games());
      List<Thread> others = new ArrayList<>();
      for (int i = 1; i < threads; i++) {
        Thread thread = new Thread(this::work, "match-" + i);
        thread.setDaemon(true);
        thread.start();
        others.add(thread);
      }
      work();
      for (Thread thread : others) {
        join(thread);
      }
      if (failure instanceof Error error) {
        throw error;
      }
      if (failure instanceof RuntimeException thrown) {
        throw thrown;
      }
    }

    private void join(Thread thread) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        over = true;
        Thread.currentThread().interrupt();
      }
    }

    private void work() {
      try {
        for (int number = take(); number >= 0; number = take()) {
          Schedule.Slot slot = schedule.slot(number);
          GamePlay.Ended ended = play.play(slot, () -> openings.opening(slot.opening()));
          ended.played().ifPresent(this::bring);
          ended.abandoned().ifPresent(abandoned -> bring(abandoned, ended.isOverdue()));
        }
      } catch (RuntimeException | Error thrown) {
        fail(thrown);
      }
    }

    /** The number of the next game to be played, or -1. */
    private synchronized int take() {
      while (next < games() && ledger.has(next + 1)) {
        next++;
      }
      return isOver() || next >= games() ? -1 : next++;
    }

    private void bring(GameReport report) {
      if (report.number() < 0 || report.number() >= games() || ledger.has(report.number() + 1)) {
        return;
      }
      Schedule.Slot slot = schedule.slot(report.number());
      if (report.isAbandoned()) {
        bring(report.abandoned(slot), report.isOverdue());
      } else {
        bring(report.played(game.info(), slot));
      }
    }

    private synchronized void bring(PlayedGame played) {
      if (over) {
        return;
      }
      ledger.add(played.result());
      listener.played(played, ledger::standings);
      over = ledger.isDecided();
    }

    private synchronized void bring(AbandonedGame abandoned, boolean isOverdue) {
      if (over) {
        return;
      }
      ledger.abandon(abandoned);
      listener.abandoned(abandoned);
      overdue += isOverdue ? 1 : 0;
      over = ledger.isDecided() || overdue == MOST_OVERDUE;
    }

    private synchronized void fail(Throwable thrown) {
      over = true;
      if (failure == null) {
        failure = thrown;
      }
    }
  }
}
