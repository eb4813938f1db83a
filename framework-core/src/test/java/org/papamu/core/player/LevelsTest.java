package org.papamu.core.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.Budget;
import org.papamu.api.GameInfo;
import org.papamu.api.History;
import org.papamu.api.Player;
import org.papamu.api.PlayerProvider;
import org.papamu.api.Position;
import org.papamu.api.Question;
import org.papamu.api.Score;
import org.papamu.api.Thought;
import org.papamu.api.text.NotationException;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

/** Levels hold players back; {@code auto} is the player that suits the game. */
class LevelsTest {

  private static final Ring RING = Ring.standard();
  private static final long RIGHT = 1;

  /** Always moves to the right, which it thinks is worth a score; remembers what it may spend. */
  private static final class Stubborn implements PlayerProvider {
    final List<Long> nodes = new ArrayList<>();
    final List<Map<String, String>> made = new ArrayList<>();
    private final String name;
    private final Score score;

    Stubborn(String name, Score score) {
      this.name = name;
      this.score = score;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public String summary() {
      return "a test's";
    }

    @Override
    public Set<String> settings() {
      return Set.of("threads");
    }

    @Override
    public Player player(Map<String, String> settings, RandomGenerator random) {
      made.add(settings);
      return new Player() {
        @Override
        public <P extends Position> Choice choose(Question<P> question) {
          nodes.add(question.budget().nodes());
          return Choice.of(new Thought(1, 1, List.of(new Thought.Line(score, List.of(RIGHT)))));
        }
      };
    }
  }

  private static int rights(Player player, Ring ring, int games) {
    History<Place> history = History.startingAt(ring, ring.rules().initial());
    int rights = 0;
    for (int i = 0; i < games; i++) {
      rights += player.choose(Question.of(history, Budget.UNLIMITED)).move() == RIGHT ? 1 : 0;
    }
    return rights;
  }

  @Test
  void eachLevelThinksMoreAndStumblesLess() {
    for (String name : List.of("alphabeta", "mcts", "unheard-of")) {
      for (int level = 2; level < Level.FULL; level++) {
        Level below = Level.of(name, level - 1);
        Level above = Level.of(name, level);
        assertThat(above.nodes()).as("%s %s", name, level).isGreaterThanOrEqualTo(below.nodes());
        assertThat(above.careless()).isLessThanOrEqualTo(below.careless());
        assertThat(above).isNotEqualTo(below);
      }
      assertThat(Level.of(name, Level.FULL - 1).careless()).isZero();
    }
  }

  @Test
  void aLowLevelIsLimitedAndCarelessAndTheSameForASeed() {
    Stubborn stubborn = new Stubborn("alphabeta", Score.estimate(0));
    LevelledProvider levels = new LevelledProvider(stubborn);
    int first = rights(levels.player(Map.of("level", "1"), new SplittableRandom(1)), RING, 400);
    int again = rights(levels.player(Map.of("level", "1"), new SplittableRandom(1)), RING, 400);
    // Of the careless moves half are to the right all the same.
    double careless = Level.of("alphabeta", 1).careless() / 1000.0;
    assertThat(first / 400.0).isBetween(0.9 - careless / 2, 1.1 - careless / 2);
    assertThat(again).isEqualTo(first);
    assertThat(stubborn.nodes).containsOnly(Level.of("alphabeta", 1).nodes());
    assertThat(stubborn.made).containsOnly(Map.of());
  }

  @Test
  void fullLevelIsNoLimitAndTheSettingsArePassedOn() {
    Stubborn stubborn = new Stubborn("alphabeta", Score.estimate(0));
    LevelledProvider levels = new LevelledProvider(stubborn);
    assertThat(levels.settings()).containsExactlyInAnyOrder("threads", "level");
    Player full = levels.player(Map.of("level", "10", "threads", "3"), new SplittableRandom(1));
    assertThat(rights(full, RING, 100)).isEqualTo(100);
    assertThat(stubborn.nodes).containsOnly(Long.MAX_VALUE);
    assertThat(stubborn.made).containsExactly(Map.of("threads", "3"));
  }

  @Test
  void aWinAtOnceIsNeverMissed() {
    LevelledProvider levels = new LevelledProvider(new Stubborn("alphabeta", Score.win(1)));
    Player weakest = levels.player(Map.of("level", "1"), new SplittableRandom(1));
    assertThat(rights(weakest, RING, 200)).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "11", "-1", "x", ""})
  void otherLevelsAreRefused(String level) {
    LevelledProvider levels = new LevelledProvider(new Stubborn("mcts", Score.draw()));
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> levels.player(Map.of("level", level), new SplittableRandom(1)));
  }

  @Test
  void autoIsTheStrongestPlayerForTheGame() {
    Stubborn alphabeta = new Stubborn("alphabeta", Score.draw());
    Stubborn mcts = new Stubborn("mcts", Score.draw());
    Stubborn perfect = new Stubborn("perfect", Score.draw());
    AutoProvider auto = new AutoProvider(List.of(perfect, mcts, alphabeta));
    Player player = auto.player(Map.of("threads", "2", "level", "4"), new SplittableRandom(1));
    rights(player, RING, 2);
    assertThat(alphabeta.made).containsExactly(Map.of("threads", "2"));
    rights(player, Ring.of(9, 4, 0, "player"), 1);
    assertThat(perfect.made).hasSize(1);
    Ring three = Ring.of(9, 4, 0, "a", "b", "c");
    rights(player, three, 1);
    assertThat(mcts.made).hasSize(1);
    Ring scored = RING.declared(GameInfo.scored("ring:9", "Ring", List.of("a", "b"), 0, 10));
    rights(player, scored, 1);
    assertThat(mcts.made).hasSize(1);
    assertThat(alphabeta.made).hasSize(2);
  }

  @Test
  void autoMakesDoWithThePlayersThereAre() {
    Stubborn only = new Stubborn("odd", Score.draw());
    AutoProvider auto = new AutoProvider(List.of(only));
    assertThat(rights(auto.player(Map.of(), new SplittableRandom(1)), RING, 3)).isEqualTo(3);
  }

  @Test
  void autoRefusesWhatNoPlayerTakes() {
    Roster roster = Roster.of(BuiltInPlayers.all());
    for (String text : List.of("auto:threads=0", "auto:level=11", "auto:hash=0", "auto:x=1")) {
      assertThatExceptionOfType(NotationException.class)
          .as(text)
          .isThrownBy(() -> roster.player(PlayerSpec.parse(text), new SplittableRandom(1)))
          .matches(e -> e.text().equals(text) && e.offset() >= 5);
    }
  }
}
