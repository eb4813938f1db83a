package org.papamu.core.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.papamu.core.match.GameResult.SeatResult;
import org.papamu.core.match.Standings.Duel;
import org.papamu.core.match.Standings.Row;

/**
 * The results of a match as they come in, in whatever order.
 *
 * <p>A sequential test looks at pairs in the order of the schedule, not of their ends, and once it
 * has come to its verdict nothing after that pair counts. So the outcome of a match does not depend
 * on how many games are played at once, and short games are not favoured.
 */
final class Ledger {

  private final List<String> names;
  private final Schedule schedule;
  private final Optional<Sprt> sprt;
  private final TreeMap<Integer, GameResult> results = new TreeMap<>();

  /** The pairs that the test has looked at. */
  private Pentanomial looked = Pentanomial.NONE;

  private Sprt.Verdict verdict = Sprt.Verdict.OPEN;

  /** The games that the test has looked at: all up to this number. */
  private int settled;

  Ledger(List<String> names, Schedule schedule, Optional<Sprt> sprt) {
    this.names = names;
    this.schedule = schedule;
    this.sprt = sprt;
  }

  /** Adds a game that was not there. */
  void add(GameResult result) {
    if (results.putIfAbsent(result.number(), result) != null) {
      throw new IllegalArgumentException("game %s is there twice".formatted(result.number()));
    }
    sprt.ifPresent(this::look);
  }

  private void look(Sprt test) {
    while (verdict == Sprt.Verdict.OPEN
        && results.containsKey(settled + 1)
        && results.containsKey(settled + 2)) {
      looked = looked.with(pairPoints(settled + 1));
      settled += 2;
      verdict = test.verdict(looked);
    }
  }

  /** The points of the first of a group in the two games from a number on. */
  private double pairPoints(int number) {
    int first = schedule.slot(number - 1).seating().get(0);
    double points = 0;
    for (int game = number; game <= number + 1; game++) {
      GameResult result = results.get(game);
      if (result == null) {
        throw new IllegalStateException("game %s is missing".formatted(game));
      }
      points += result.seats().get(result.seating().indexOf(first)).points();
    }
    return points;
  }

  /** Whether a game is there. */
  boolean has(int number) {
    return results.containsKey(number);
  }

  /** Whether the test has come to its verdict. */
  boolean isDecided() {
    return verdict != Sprt.Verdict.OPEN;
  }

  /** The games that count. */
  int games() {
    return counted().size();
  }

  private Map<Integer, GameResult> counted() {
    return isDecided() ? results.headMap(settled, true) : results;
  }

  Standings standings() {
    Map<Integer, GameResult> counted = counted();
    int[][] count = new int[names.size()][4];
    double[] points = new double[names.size()];
    List<GameResult> forfeits = new ArrayList<>();
    for (GameResult result : counted.values()) {
      for (int seat = 0; seat < result.seats().size(); seat++) {
        SeatResult got = result.seats().get(seat);
        int player = result.seating().get(seat);
        count[player][got.standing().ordinal()]++;
        count[player][3]++;
        points[player] += got.points();
      }
      if (result.forfeit().isPresent()) {
        forfeits.add(result);
      }
    }
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < points.length; i++) {
      int[] c = count[i];
      rows.add(new Row(names.get(i), c[3], c[0], c[1], c[2], points[i]));
    }
    return new Standings(counted.size(), rows, duels(counted), forfeits, test());
  }

  private Optional<Standings.Test> test() {
    return sprt.map(test -> new Standings.Test(test, test.logLikelihoodRatio(looked), verdict));
  }

  private List<Duel> duels(Map<Integer, GameResult> counted) {
    List<Duel> duels = new ArrayList<>();
    if (schedule.games() != 2) {
      return duels;
    }
    for (int group = 0; group < schedule.groups(); group++) {
      duels.add(duel(group, counted));
    }
    return duels;
  }

  private Duel duel(int group, Map<Integer, GameResult> counted) {
    List<Integer> pair = schedule.slot(group * 2).seating();
    int first = pair.get(0);
    int[] count = new int[3];
    Pentanomial pairs = Pentanomial.NONE;
    for (GameResult result : counted.values()) {
      if (schedule.slot(result.number() - 1).group() != group) {
        continue;
      }
      SeatResult got = result.seats().get(result.seating().indexOf(first));
      count[got.standing().ordinal()]++;
      boolean last = result.number() % 2 == 0;
      if (last && counted.containsKey(result.number() - 1)) {
        pairs = pairs.with(pairPoints(result.number() - 1));
      }
    }
    return new Duel(first, pair.get(1), count[0], count[1], count[2], pairs);
  }
}
