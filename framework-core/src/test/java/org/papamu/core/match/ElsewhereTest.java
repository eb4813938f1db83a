package org.papamu.core.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.papamu.api.Player.Stop;
import org.papamu.api.Score;
import org.papamu.core.toy.Ring.Place;

/** Matches whose games come from elsewhere: here from this process, in disorder and twice. */
class ElsewhereTest {

  private record Told(Standings standings, Set<PlayedGame> games) {}

  private static Match.Elsewhere disorder(MatchSettings settings, List<Contestant> contestants) {
    Random random = new Random(settings.seed());
    return (tasks, stop, told) -> {
      TaskPlay<Place> play = new TaskPlay<>(Toys.RING, contestants, settings);
      List<GameReport> reports = new ArrayList<>();
      for (MatchTask task : tasks) {
        reports.addAll(play.play(task, Toys.STILL, stop));
        if (random.nextInt(4) == 0) {
          reports.addAll(play.play(task, Toys.STILL, stop));
        }
      }
      Collections.shuffle(reports, random);
      reports.forEach(told);
    };
  }

  private static Match<Place> match(MatchSettings settings, List<Contestant> contestants) {
    return Match.of(Toys.RING, contestants, settings);
  }

  private static Told here(MatchSettings settings, List<Contestant> contestants) {
    Set<PlayedGame> games = new HashSet<>();
    Standings standings =
        match(settings, contestants)
            .run(Toys.STILL, Stop.NEVER, List.of(), (game, now) -> games.add(game));
    return new Told(standings, games);
  }

  private static Told there(MatchSettings settings, List<Contestant> contestants) {
    Set<PlayedGame> games = new HashSet<>();
    Standings standings =
        match(settings, contestants)
            .run(
                disorder(settings, contestants),
                7,
                Stop.NEVER,
                List.of(),
                (game, now) -> assertThat(games.add(game)).as("told once").isTrue());
    return new Told(standings, games);
  }

  @Test
  void theStatisticsAndGamesAreTheSame() {
    List<Contestant> three =
        List.of(Toys.greedy("a"), Toys.random("b"), Toys.thinking("c", Score.estimate(5)));
    MatchSettings settings = MatchSettings.of(20, 9);
    Told here = here(settings, three);
    assertThat(here.standings.games()).isEqualTo(60);
    assertThat(there(settings, three)).isEqualTo(here);
  }

  @Test
  void aTestEndsItAtTheSameGame() {
    List<Contestant> two = List.of(Toys.random("a"), Toys.random("b"));
    MatchSettings settings = MatchSettings.of(4000, 3).withSprt(Sprt.of(0, 200));
    Standings here = here(settings, two).standings;
    assertThat(here.games()).isLessThan(4000);
    assertThat(there(settings, two).standings).isEqualTo(here);
  }

  @Test
  void gamesThatArePlayedAreNotPlayedAgain() {
    List<Contestant> two = List.of(Toys.greedy("a"), Toys.random("b"));
    MatchSettings settings = MatchSettings.of(12, 4);
    Told all = here(settings, two);
    List<GameResult> before =
        all.games.stream().map(PlayedGame::result).filter(game -> game.number() % 3 == 0).toList();
    List<Integer> played = new ArrayList<>();
    Standings standings =
        match(settings, two)
            .run(
                disorder(settings, two),
                7,
                Stop.NEVER,
                before,
                (game, now) -> played.add(game.result().number()));
    assertThat(standings).isEqualTo(all.standings);
    assertThat(played).containsExactlyInAnyOrder(1, 2, 4, 5, 7, 8, 10, 11);
  }
}
