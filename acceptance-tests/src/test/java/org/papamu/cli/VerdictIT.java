package org.papamu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.papamu.api.Ending;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;
import org.papamu.core.text.Verdict;

/** How ends of games are told. */
final class VerdictIT {

  private static final Ending BLOCKED = new Ending("frogs.no-leap", "No counter can leap");

  @Test
  void scoresAreToldWhereTheySayMoreThanTheResult() {
    GameInfo three = GameInfo.scored("frogs:x", "Frogs", List.of("first", "second", "third"), 0, 9);
    assertThat(Verdict.sentence(Outcome.of(three, new int[] {4, 2, 5}, BLOCKED), 11))
        .isEqualTo("No counter can leap; Third wins (first 4, second 2, third 5) after 11 plies");
    assertThat(Verdict.sentence(Outcome.of(three, new int[] {4, 4, 3}, BLOCKED)))
        .isEqualTo("No counter can leap; a draw (first 4, second 4, third 3)");
    Ending resigned = new Ending("resignation", "First resigns");
    assertThat(Verdict.sentence(Outcome.of(three, new int[] {0, 9, 9}, resigned)))
        .isEqualTo("First resigns; a draw");
  }

  @Test
  void scoresThatAreTheResultAreNot() {
    GameInfo two = GameInfo.twoSeats("konane:x", "Kōnane", "black", "white");
    assertThat(Verdict.sentence(Outcome.of(two, new int[] {1, -1}, BLOCKED), 1))
        .isEqualTo("No counter can leap; Black wins after 1 ply");
    GameInfo pegs = GameInfo.scored("pegs:x", "Pegs", List.of("player"), 9, 0);
    assertThat(Verdict.sentence(Outcome.of(pegs, new int[] {3}, BLOCKED), 2))
        .isEqualTo("No counter can leap; stuck after 2 plies");
  }
}
