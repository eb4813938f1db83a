package org.papamu.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.papamu.core.match.Ratings.Rating;
import org.papamu.core.match.Standings.Duel;

class RatingsTest {

  private static Duel duel(int first, int second, int wins, int draws, int losses) {
    return new Duel(first, second, wins, draws, losses, Pentanomial.NONE);
  }

  @Test
  void ofTwoPlayersTheyDifferAsTheirScoreSays() {
    // With the draw that is added: 30.5 of 41 points.
    List<Rating> ratings = Ratings.of(2, List.of(duel(0, 1, 28, 4, 8)));
    double expected = -400 * Math.log10(41 / 30.5 - 1);
    assertThat(ratings.get(0).elo() - ratings.get(1).elo()).isCloseTo(expected, within(1e-6));
    assertThat(ratings.get(0).elo()).isCloseTo(expected / 2, within(1e-6));
    // The variance of a difference d from n games with share p is 1 / (n p (1 - p)); half of that
    // difference is each one's distance from the mean.
    double p = 30.5 / 41;
    double margin = 1.96 * 400 / Math.log(10) / Math.sqrt(41 * p * (1 - p)) / 2;
    assertThat(ratings.get(0).margin()).isCloseTo(margin, within(0.01));
    assertThat(ratings.get(1).margin()).isCloseTo(margin, within(0.01));
  }

  @Test
  void ofSeveralPlayersTheExpectedPointsAreThoseMade() {
    List<Duel> duels =
        List.of(
            duel(0, 1, 12, 3, 5), duel(0, 2, 19, 1, 0), duel(1, 2, 10, 4, 6), duel(2, 3, 9, 2, 9));
    List<Rating> ratings = Ratings.of(4, duels);
    double[] missing = new double[4];
    for (Duel duel : duels) {
      double first = Elo.score(ratings.get(duel.first()).elo() - ratings.get(duel.second()).elo());
      double made = duel.wins() + (duel.draws() + 1) / 2.0;
      missing[duel.first()] += made - first * (duel.games() + 1);
      missing[duel.second()] -= made - first * (duel.games() + 1);
    }
    for (double difference : missing) {
      assertThat(difference).isCloseTo(0, within(1e-4));
    }
    assertThat(ratings.stream().mapToDouble(Rating::elo).sum()).isCloseTo(0, within(1e-6));
  }

  @Test
  void whoeverWinsAllHasAFiniteRating() {
    List<Rating> ratings =
        Ratings.of(3, List.of(duel(0, 1, 10, 0, 0), duel(0, 2, 10, 0, 0), duel(1, 2, 10, 0, 0)));
    assertThat(ratings.get(0).elo()).isGreaterThan(ratings.get(1).elo()).isLessThan(1500);
    assertThat(ratings.get(1).elo()).isCloseTo(0, within(1e-6));
    assertThat(ratings.get(2).elo()).isCloseTo(-ratings.get(0).elo(), within(1e-6));
  }

  @Test
  void beforeTheFirstGameAllAreEqual() {
    assertThat(Ratings.of(3, List.of())).extracting(Rating::elo).containsOnly(0.0);
  }
}
