package org.papamu.core.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.Budget;
import org.papamu.api.History;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.api.Question;
import org.papamu.api.text.NotationException;
import org.papamu.core.toy.Faulty;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

class PlayersTest {

  private static final Ring RING = Ring.standard();
  private static final long LEFT = 0;
  private static final long RIGHT = 1;

  private static long choice(Player player, Ring ring, String position) {
    History<Place> history = History.startingAt(ring, ring.notation().read(position));
    return player.choose(Question.of(history, Budget.UNLIMITED)).move();
  }

  @Test
  void randomPlaysEveryMoveAndTheSameOnesForASeed() {
    Set<Long> seen = new HashSet<>();
    Player first = new RandomPlayer(new SplittableRandom(5));
    Player second = new RandomPlayer(new SplittableRandom(5));
    for (int i = 0; i < 50; i++) {
      long move = choice(first, RING, "4 black");
      seen.add(move);
      assertThat(choice(second, RING, "4 black")).isEqualTo(move);
    }
    assertThat(seen).containsExactlyInAnyOrder(LEFT, RIGHT);
  }

  @Test
  void greedyTakesAWinAtOnce() {
    for (int seed = 0; seed < 20; seed++) {
      Player greedy = new GreedyPlayer(new SplittableRandom(seed));
      assertThat(choice(greedy, RING, "1 black")).isEqualTo(LEFT);
      assertThat(choice(greedy, RING, "8 white")).isEqualTo(RIGHT);
    }
  }

  @Test
  void greedyFollowsTheEvaluatorFromTheMoversSeat() {
    for (int seed = 0; seed < 20; seed++) {
      Player greedy = new GreedyPlayer(new SplittableRandom(seed));
      assertThat(choice(greedy, RING, "4 black")).isEqualTo(RIGHT);
      assertThat(choice(greedy, RING, "4 white")).isEqualTo(LEFT);
    }
  }

  @Test
  void greedySolvesAPuzzleThatOneMoveSolves() {
    Ring puzzle = Ring.of(9, 4, 0, "player");
    assertThat(choice(new GreedyPlayer(new SplittableRandom(1)), puzzle, "1 player"))
        .isEqualTo(LEFT);
  }

  @Test
  void withoutAnEvaluatorChanceDecidesAmongMovesThatDoNotWin() {
    Faulty<Place> plain = new Faulty<>(RING);
    Set<Long> seen = new HashSet<>();
    Player greedy = new GreedyPlayer(new SplittableRandom(3));
    for (int i = 0; i < 40; i++) {
      History<Place> history = History.startingAt(plain, RING.rules().initial());
      seen.add(greedy.choose(Question.of(history, Budget.UNLIMITED)).move());
      History<Place> near = History.startingAt(plain, RING.notation().read("1 black"));
      assertThat(greedy.choose(Question.of(near, Budget.UNLIMITED)).move()).isEqualTo(LEFT);
    }
    assertThat(seen).containsExactlyInAnyOrder(LEFT, RIGHT);
  }

  @Test
  void greedyLooksAtNoMoreMovesThanItMay() {
    History<Place> history = History.startingAt(RING, RING.notation().read("8 black"));
    Player greedy = new GreedyPlayer(new SplittableRandom(1));
    assertThat(greedy.choose(Question.of(history, Budget.UNLIMITED.withNodes(1))).move())
        .isEqualTo(LEFT);
  }

  @Test
  void theRosterMakesPlayersByName() {
    Roster roster = Roster.of(BuiltInPlayers.all());
    assertThat(roster.names()).startsWith("random", "greedy").endsWith("auto");
    assertThat(roster.player(PlayerSpec.parse("greedy:depth=3,seed=7"), new SplittableRandom(1)))
        .isInstanceOf(GreedyPlayer.class);
    assertThat(roster.providers()).extracting(PlayerProvider::summary).doesNotContain("");
  }

  @Test
  void anUnknownPlayerOrSettingIsRefusedWithSuggestions() {
    Roster roster = Roster.of(BuiltInPlayers.all().subList(0, 2));
    assertRefused(
        roster, "greedi:time=1s", 0, "unknown player; there are random, greedy", "greedy:time=1s");
    assertRefused(
        roster, "random:tmie=1s", 7, "player random has no setting tmie", "random:time=1s");
    assertRefused(roster, "greedy:time=1s,zzzzzzz=1", 15, "player greedy has no setting zzzzzzz");
  }

  private static void assertRefused(
      Roster roster, String text, int offset, String message, String... suggestions) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> roster.player(PlayerSpec.parse(text), new SplittableRandom(1)))
        .matches(e -> e.text().equals(text) && e.offset() == offset)
        .matches(e -> e.suggestions().equals(List.of(suggestions)))
        .withMessage(message);
  }

  /** Providers come from plugins, so whatever they throw is expected. */
  @Test
  void aProvidersFaultIsToldAsSuch() {
    PlayerProvider broken = mock(PlayerProvider.class);
    when(broken.name()).thenReturn("broken");
    when(broken.player(any(), any())).thenThrow(new NoClassDefFoundError("x/Y"));
    Roster roster = Roster.of(List.of(broken));
    assertThatExceptionOfType(PlayerFault.class)
        .isThrownBy(() -> roster.player(PlayerSpec.parse("broken"), new SplittableRandom(1)))
        .withMessageContaining("player broken")
        .withCauseInstanceOf(NoClassDefFoundError.class);
  }

  @Test
  void aSettingsRefusalPointsIntoTheWholeText() {
    PlayerProvider picky = mock(PlayerProvider.class);
    when(picky.name()).thenReturn("picky");
    when(picky.player(any(), any()))
        .thenThrow(
            new NotationException(
                NotationException.Kind.OUT_OF_BOUNDS, "17", 1, "level is 1 to 10"));
    Roster roster = Roster.of(List.of(picky));
    assertRefused(roster, "picky:time=1s,level=17", 21, "level is 1 to 10");
  }
}
