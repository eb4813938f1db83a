package org.papamu.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.papamu.api.Budget;
import org.papamu.api.Player;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.core.player.RandomPlayer;
import org.papamu.core.toy.Ring.Place;

/** What is told of a match before it begins, with a clock that only players move on. */
class OutlookTest {

  private static final Duration SLOW = Duration.ofMillis(50);
  private static final Duration QUICK = Duration.ofMillis(10);

  private final AtomicLong now = new AtomicLong();

  /** Moves at random, and takes its time. */
  private final class Taking implements Player {

    private final RandomPlayer player;
    private final Duration time;

    Taking(RandomGenerator random, Duration time) {
      player = new RandomPlayer(random);
      this.time = time;
    }

    @Override
    public <P extends Position> Choice choose(Question<P> question) {
      now.addAndGet(time.toNanos());
      return player.choose(question);
    }
  }

  private Contestant taking(String name, Duration time, Budget budget) {
    return new Contestant(name, budget, random -> new Taking(random, time));
  }

  private List<PlayedGame> played(Match<Place> match) {
    List<PlayedGame> games = new ArrayList<>();
    match.run(Toys.STILL, Stop.NEVER, List.of(), (game, standings) -> games.add(game));
    return games;
  }

  private static double plies(List<PlayedGame> games) {
    return games.stream()
        .mapToInt(game -> game.moves().size() - game.openingPlies())
        .average()
        .orElseThrow();
  }

  @Test
  void movesAreMeasuredInGamesOfTheMatch() {
    List<Contestant> three =
        List.of(
            taking("a", SLOW, Budget.UNLIMITED),
            taking("b", QUICK, Budget.UNLIMITED),
            taking("c", QUICK, Budget.UNLIMITED.withTime(Duration.ofSeconds(9))));
    Match<Place> match = Match.of(Toys.RING, three, MatchSettings.of(6, 9));
    List<PlayedGame> games = played(match);
    List<GameResult> before = games.stream().map(PlayedGame::result).limit(3).toList();

    now.set(0);
    Forecast whole = match.forecast(List.of(), 1, now::get, Stop.NEVER);
    assertThat(whole.games()).isEqualTo(18);
    assertThat(whole.tasks()).isEqualTo(9);
    // The trial has a second, which some games of some dozens of plies are through by.
    List<Double> lengths = new ArrayList<>();
    for (int some = 1; some <= games.size(); some++) {
      lengths.add(plies(games.subList(0, some)));
    }
    assertThat(lengths).contains(whole.plies());
    // Each meets each: of three groups two have the slow one in one of two seats.
    double move = (2 * (50 + 10) / 2.0 + 10) / 3;
    assertThat(whole.time().orElseThrow().toMillis())
        .isCloseTo(Math.round(18 * whole.plies() * move), within(18L));
    assertThat(whole.bytes()).isBetween(9 * 12_000L, 9 * 20_000L);

    now.set(0);
    Forecast rest = match.forecast(before, 1, now::get, Stop.NEVER);
    assertThat(rest.games()).isEqualTo(15);
    assertThat(rest.tasks()).isEqualTo(8);
    assertThat(rest.bytes()).isLessThan(whole.bytes());
    assertThat(played(match)).as("the trial changes nothing").hasToString(games.toString());
  }

  @Test
  void whatIsDoneBetweenMovesIsCounted() {
    Openings<Place> known = RandomOpenings.of(Toys.RING, 9);
    Openings<Place> slow =
        new Openings<>() {
          @Override
          public Opening<Place> opening(int number) {
            now.addAndGet(SLOW.toNanos() * 4);
            return known.opening(number);
          }

          @Override
          public String description() {
            return known.description();
          }
        };
    List<Contestant> two =
        List.of(taking("a", QUICK, Budget.UNLIMITED), taking("b", QUICK, Budget.UNLIMITED));
    Match<Place> match = new Match<>(Toys.RING, two, slow, MatchSettings.of(100, 9));
    Forecast forecast = match.forecast(List.of(), 1, now::get, Stop.NEVER);
    double thought = 100 * forecast.plies() * 10;
    // An opening is made for each game; how long the games of the later half are is not told.
    assertThat((double) forecast.time().orElseThrow().toMillis())
        .isBetween(thought + 100 * 200 / 2.0, thought + 100 * 200 * 2.0);
  }

  @Test
  void whoeverIsTooSlowForATrialIsTakenByItsBudget() {
    Duration hour = Duration.ofHours(1);
    Duration most = Duration.ofHours(2);
    List<Contestant> two =
        List.of(
            taking("a", hour, Budget.UNLIMITED.withTime(most)),
            taking("b", hour, Budget.UNLIMITED.withTime(most)));
    Match<Place> match = Match.of(Toys.RING, two, MatchSettings.of(10, 9));
    Forecast forecast = match.forecast(List.of(), 1, now::get, Stop.NEVER);
    assertThat(forecast.plies()).isGreaterThan(3);
    assertThat((double) forecast.time().orElseThrow().toSeconds())
        .isCloseTo(10 * forecast.plies() * most.toSeconds(), within(10.0));

    Timing clock = new Timing(java.util.Optional.of(new Timing.Clock(hour, QUICK)), QUICK, most);
    Match<Place> clocked = Match.of(Toys.RING, two, MatchSettings.of(10, 9).withTiming(clock));
    assertThat(clocked.forecast(List.of(), 1, now::get, Stop.NEVER).time().orElseThrow())
        .isBetween(Duration.ofHours(20), Duration.ofHours(20).plusSeconds(600));
  }

  @Test
  void withoutAnyLimitNoTimeIsTold() {
    List<Contestant> two =
        List.of(
            taking("a", Duration.ofHours(1), Budget.UNLIMITED),
            taking("b", QUICK, Budget.UNLIMITED));
    Match<Place> match = Match.of(Toys.RING, two, MatchSettings.of(10, 9));
    Forecast forecast = match.forecast(List.of(), 1, now::get, Stop.NEVER);
    assertThat(forecast.time()).isEmpty();
    assertThat(forecast.games()).isEqualTo(10);
  }
}
