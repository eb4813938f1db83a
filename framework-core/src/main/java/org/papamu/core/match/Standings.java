package org.papamu.core.match;

import java.util.List;
import java.util.Optional;

/**
 * How a match stands, or ended.
 *
 * @param games the games that count
 * @param rows what each contestant has, in the order in which they were given
 * @param duels what each two of them had with each other; only for games with two seats
 * @param forfeits the games that count and were lost without the rules saying so, by number
 * @param abandoned the games without a result, because the game's own code failed, by number
 * @param test the sequential test, if there is one
 */
public record Standings(
    int games,
    List<Row> rows,
    List<Duel> duels,
    List<GameResult> forfeits,
    List<AbandonedGame> abandoned,
    Optional<Test> test) {

  /**
   * What a contestant has.
   *
   * @param points see {@link GameResult.SeatResult}
   */
  public record Row(String player, int games, int wins, int draws, int losses, double points) {

    /** This and what the same contestant has elsewhere. */
    public Row plus(Row other) {
      return new Row(
          player,
          games + other.games,
          wins + other.wins,
          draws + other.draws,
          losses + other.losses,
          points + other.points);
    }
  }

  /**
   * What two contestants had with each other.
   *
   * @param first the index of one
   * @param second the index of the other, greater
   * @param wins the games that the first won
   * @param draws the games drawn
   * @param losses the games that the second won
   * @param pairs the complete pairs of games, by the points of the first
   */
  public record Duel(int first, int second, int wins, int draws, int losses, Pentanomial pairs) {

    /** The games. */
    public int games() {
      return wins + draws + losses;
    }

    /** The first's share of the points; a half before the first game. */
    public double share() {
      return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /** By how much the first is stronger: by pairs, or by games while there is no whole pair. */
    public Elo elo() {
      return Elo.of(sample());
    }

    /** The probability that the first is stronger. */
    public double superiority() {
      return Elo.superiority(sample());
    }

    private Sample sample() {
      return pairs.pairs() > 0
          ? pairs.sample()
          : new Sample(new double[] {0, 0.5, 1}, new double[] {losses, draws, wins});
    }
  }

  /**
   * A sequential test.
   *
   * @param ratio the logarithm of the ratio of likelihoods
   */
  public record Test(Sprt sprt, double ratio, Sprt.Verdict verdict) {}

  /** Copies the lists. */
  public Standings {
    rows = List.copyOf(rows);
    duels = List.copyOf(duels);
    forfeits = List.copyOf(forfeits);
    abandoned = List.copyOf(abandoned);
  }
}
