package org.papamu.core.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.papamu.api.Toggles;
import org.papamu.api.board.Topology;
import org.papamu.core.toy.Maze;
import org.papamu.core.toy.Pegs;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.SmallPegs;

class CensusTest {

  /** The levels by the definition: every word with the number of ways to it. */
  private static List<Level> naive(Pegs game) {
    List<Level> levels = new ArrayList<>();
    Map<Long, BigInteger> layer =
        new TreeMap<>(Map.of(game.rules().initial().pegs(), BigInteger.ONE));
    while (!layer.isEmpty()) {
      Map<Long, BigInteger> next = new TreeMap<>();
      BigInteger sequences = BigInteger.ZERO;
      BigInteger games = BigInteger.ZERO;
      BigInteger solutions = BigInteger.ZERO;
      long deadEnds = 0;
      for (Map.Entry<Long, BigInteger> entry : layer.entrySet()) {
        long pegs = entry.getKey();
        BigInteger ways = entry.getValue();
        sequences = sequences.add(ways);
        boolean over = true;
        for (Toggles.Rule jump : game.jumps()) {
          if (Pegs.applies(jump, pegs)) {
            over = false;
            next.merge(Pegs.after(jump, pegs), ways, BigInteger::add);
          }
        }
        if (over) {
          deadEnds++;
          games = games.add(ways);
          solutions = game.isSolved(pegs) ? solutions.add(ways) : solutions;
        }
      }
      levels.add(
          new Level(
              levels.size(),
              layer.size(),
              classes(game, layer.keySet()),
              sequences,
              deadEnds,
              games,
              solutions));
      layer = next;
    }
    return levels;
  }

  /** The sets of words that are one another's images, the target kept. */
  private static long classes(Pegs game, Set<Long> words) {
    Set<Set<Long>> classes = new HashSet<>();
    for (long word : words) {
      Set<Long> images = new HashSet<>();
      Pegs.State image = game.state(0);
      for (int symmetry = 0; symmetry < game.board().symmetries(); symmetry++) {
        game.rules().image(game.state(word), symmetry, image);
        if (image.equals(game.state(image.pegs()))) {
          images.add(image.pegs());
        }
      }
      classes.add(images);
    }
    return classes.size();
  }

  @Test
  void agreesWithTheDefinition() {
    int several = 0;
    for (Pegs game : SmallPegs.games()) {
      List<Level> expected = naive(game);
      Counted counted = Census.of(game).count(game.rules().initial());
      assertThat(counted.isComplete()).isTrue();
      assertThat(counted.levels()).as("%s", game.info().name()).isEqualTo(expected);
      several += counted.solutions().compareTo(BigInteger.ONE) > 0 ? 1 : 0;
    }
    assertThat(several).isGreaterThan(5);
  }

  @Test
  void agreesWithPositionsLookedAtOneByOne() {
    for (Pegs game : SmallPegs.games()) {
      Pegs plain = game.told(Pegs.Told.PLAINLY);
      assertThat(Census.of(plain).count(plain.rules().initial()))
          .isEqualTo(Census.of(game).count(game.rules().initial()));
    }
  }

  @Test
  void severalThreadsCountTheSame() {
    Pegs game = new Pegs(Topology.grid(4, 6), 9, Topology.NONE, Pegs.Told.AS_TOGGLES);
    Counted one = Census.of(game).count(game.rules().initial());
    assertThat(Census.of(game).threads(3).count(game.rules().initial())).isEqualTo(one);
    assertThat(one.levels().stream().mapToLong(Level::classes).max().orElse(0))
        .as("enough for several threads to work on")
        .isGreaterThan(10_000);
  }

  @Test
  void thePositionItselfMayBeOver() {
    Pegs game = new Pegs(Topology.grid(1, 5), 0, 2, Pegs.Told.AS_TOGGLES);
    Counted solved = Census.of(game).count(game.state(0b00100));
    assertThat(solved.levels()).hasSize(1);
    assertThat(solved.games()).isEqualTo(1);
    assertThat(solved.solutions()).isEqualTo(1);
    assertThat(Census.of(game).count(game.state(0b10000)).solutions()).isZero();
  }

  @Test
  void whatIsCountedWhenTheMemoryRunsOutIsTrue() {
    Pegs game = new Pegs(Topology.grid(4, 6), 9, Topology.NONE, Pegs.Told.AS_TOGGLES);
    List<Level> all = Census.of(game).count(game.rules().initial()).levels();
    Counted part = Census.of(game).memory(400_000).count(game.rules().initial());
    assertThat(part.end()).isEqualTo(Counted.End.MEMORY);
    assertThat(part.levels()).hasSizeBetween(3, all.size() - 1);
    assertThat(part.levels()).isEqualTo(all.subList(0, part.levels().size()));
    Pegs plain = game.told(Pegs.Told.PLAINLY);
    Counted plainly = Census.of(plain).memory(400_000).count(plain.rules().initial());
    assertThat(plainly.end()).isEqualTo(Counted.End.MEMORY);
    assertThat(plainly.levels()).isNotEmpty();
    assertThat(plainly.levels()).isEqualTo(all.subList(0, plainly.levels().size()));
  }

  @Test
  void endsWhenAskedToStop() {
    Pegs game = new Pegs(Topology.grid(4, 6), 9, Topology.NONE, Pegs.Told.AS_TOGGLES);
    List<Level> all = Census.of(game).count(game.rules().initial()).levels();
    AtomicInteger asked = new AtomicInteger();
    Counted part =
        Census.of(game).stop(() -> asked.incrementAndGet() > 30).count(game.rules().initial());
    assertThat(part.end()).isEqualTo(Counted.End.TIME);
    assertThat(part.levels()).hasSizeBetween(1, all.size() - 1);
    assertThat(part.levels()).isEqualTo(all.subList(0, part.levels().size()));
  }

  @Test
  void tellsHowFarItIs() {
    Pegs game = new Pegs(Topology.triangle(5), 0, Topology.NONE, Pegs.Told.AS_TOGGLES);
    List<Integer> levels = new ArrayList<>();
    Census.of(game)
        .progress(
            (level, visited, all, found) -> {
              levels.add(level);
              assertThat(visited).isBetween(1L, all);
            })
        .count(game.rules().initial());
    assertThat(levels).isSorted().contains(1, 5, 10);
  }

  @Test
  void countsGamesWithoutCyclesOnly() {
    Maze downwards = Maze.random(3, 40, 3, Maze.Shape.DOWNWARDS, 9);
    Counted counted = Census.of(downwards).count(downwards.rules().initial());
    assertThat(counted.isComplete()).isTrue();
    assertThat(counted.levels().get(0).distinct()).isEqualTo(1);
    Maze loops = Maze.random(3, 40, 3, Maze.Shape.LOOPS, 9);
    assertThatThrownBy(() -> Census.of(loops)).hasMessageContaining("a position can come back");
    assertThatThrownBy(() -> Census.of(Ring.standard())).hasMessageContaining("can come back");
  }
}
