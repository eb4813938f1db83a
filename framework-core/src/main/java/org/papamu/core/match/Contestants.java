package org.papamu.core.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.papamu.api.Budget;
import org.papamu.api.Zobrist;
import org.papamu.core.player.PlayerSpec;
import org.papamu.core.player.Roster;

/** Makes contestants of players as they were asked for. */
public final class Contestants {

  private Contestants() {}

  /**
   * Contestants whose players come from a roster.
   *
   * @param names what they are called, as many as there are players
   * @param usual the time for a move of players without limits; empty where they have a clock
   */
  public static List<Contestant> of(
      Roster roster, List<PlayerSpec> specs, List<String> names, Optional<Duration> usual) {
    List<Contestant> contestants = new ArrayList<>();
    for (int i = 0; i < specs.size(); i++) {
      PlayerSpec spec = specs.get(i);
      Budget budget = usual.map(spec::budgetOr).orElse(spec.budget());
      contestants.add(
          new Contestant(
              names.get(i),
              budget,
              random -> {
                long own = random.nextLong();
                long chosen =
                    spec.seed().isPresent() ? Zobrist.mix(spec.seed().getAsLong()) ^ own : own;
                return roster.player(spec, new SplittableRandom(chosen));
              }));
    }
    return contestants;
  }
}
