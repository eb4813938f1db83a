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
  private final TreeMap<Integer, AbandonedGame> abandoned = new TreeMap<>();

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

  /** Notes a game that came to no end. Its pair says nothing. */
  void abandon(AbandonedGame game) {
    abandoned.put(game.number(), game);
    sprt.ifPresent(this::look);
  }

  private void look(Sprt test) {
    while (verdict == Sprt.Verdict.OPEN && isThrough(settled + 1) && isThrough(settled + 2)) {
      if (has(settled + 1) && has(settled + 2)) {
        looked = looked.with(pairPoints(settled + 1));
        verdict = test.verdict(looked);
      }
      settled += 2;
    }
  }

  private boolean isThrough(int number) {
    return has(number) || abandoned.containsKey(number);
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
    List<Count> counts = names.stream().map(name -> new Count()).toList();
    List<GameResult> forfeits = new ArrayList<>();
    for (GameResult result : counted.values()) {
      for (int seat = 0; seat < result.seats().size(); seat++) {
        SeatResult got = result.seats().get(seat);
        counts.get(result.seating().get(seat)).add(got);
      }
      if (result.forfeit().isPresent()) {
        forfeits.add(result);
      }
    }
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < counts.size(); i++) {
      Count c = counts.get(i);
      rows.add(
          new Row(names.get(i), c.wins + c.draws + c.losses, c.wins, c.draws, c.losses, c.points));
    }
    return new Standings(
        counted.size(), rows, duels(counted), forfeits, List.copyOf(abandoned.values()), test());
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
    Count count = new Count();
    Pentanomial pairs = Pentanomial.NONE;
    for (GameResult result : counted.values()) {
      if (schedule.slot(result.number() - 1).group() != group) {
        continue;
      }
      count.add(result.seats().get(result.seating().indexOf(first)));
      boolean last = result.number() % 2 == 0;
      if (last && counted.containsKey(result.number() - 1)) {
        pairs = pairs.with(pairPoints(result.number() - 1));
      }
    }
    return new Duel(first, pair.get(1), count.wins, count.draws, count.losses, pairs);
  }

  /** What somebody has got so far. */
  private static final class Count {
    private int wins;
    private int draws;
    private int losses;
    private double points;

    void add(SeatResult got) {
      switch (got.standing()) {
        case WIN -> wins++;
        case DRAW -> draws++;
        case LOSS -> losses++;
      }
      points += got.points();
    }
  }
}
