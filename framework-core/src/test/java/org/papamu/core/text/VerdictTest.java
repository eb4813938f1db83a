package org.papamu.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.papamu.api.Ending;
import org.papamu.api.GameInfo;
import org.papamu.api.Outcome;

class VerdictTest {

  private static final Ending BLOCKED = new Ending("frogs.no-leap", "No counter can leap");

  private static final GameInfo THREE =
      GameInfo.scored("frogs:x", "Frogs", List.of("first", "second", "third"), 0, 9);
  private static final GameInfo TWO = GameInfo.twoSeats("konane:x", "Kōnane", "black", "white");
  private static final GameInfo ALONE = GameInfo.scored("pegs:x", "Pegs", List.of("player"), 9, 0);

  private static Verdict english(GameInfo info) {
    return Verdict.of(Phrases.in(Locale.ENGLISH), info.seats(), info.seats());
  }

  private static Verdict in(String language, GameInfo info, String... names) {
    return Verdict.of(Phrases.in(Locale.forLanguageTag(language)), info.seats(), List.of(names));
  }

  @Test
  void scoresAreToldWhereTheySayMoreThanTheResult() {
    Verdict verdict = english(THREE);
    assertThat(verdict.sentence(Outcome.of(THREE, new int[] {4, 2, 5}, BLOCKED), 11))
        .isEqualTo("No counter can leap; Third wins (first 4, second 2, third 5) after 11 plies");
    assertThat(verdict.sentence(Outcome.of(THREE, new int[] {4, 4, 3}, BLOCKED)))
        .isEqualTo("No counter can leap; a draw (first 4, second 4, third 3)");
    Ending resigned = new Ending("resignation", "First resigns");
    assertThat(verdict.sentence(Outcome.of(THREE, new int[] {0, 9, 9}, resigned)))
        .isEqualTo("First resigns; a draw");
  }

  @Test
  void scoresThatAreTheResultAreNot() {
    assertThat(english(TWO).sentence(Outcome.of(TWO, new int[] {1, -1}, BLOCKED), 1))
        .isEqualTo("No counter can leap; Black wins after 1 ply");
    assertThat(english(ALONE).sentence(Outcome.of(ALONE, new int[] {3}, BLOCKED), 2))
        .isEqualTo("No counter can leap; stuck after 2 plies");
  }

  @Test
  void otherLanguagesNameTheSeatsAsTheGameDoes() {
    Outcome won = Outcome.of(TWO, new int[] {-1, 1}, new Ending("x.y", "Чёрные не могут прыгнуть"));
    Verdict russian = in("ru", TWO, "чёрные", "белые");
    assertThat(russian.sentence(won, 1))
        .isEqualTo("Чёрные не могут прыгнуть; победа: белые, сыгран 1 полуход");
    assertThat(russian.sentence(won, 22)).endsWith(", сыграно 22 полухода");
    assertThat(russian.sentence(won, 37)).endsWith(", сыграно 37 полуходов");
    assertThat(in("sv", TWO, "svart", "vit").result(won)).isEqualTo("Vit vinner");
  }
}
