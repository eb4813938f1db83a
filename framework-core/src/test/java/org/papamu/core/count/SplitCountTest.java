package org.papamu.core.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.papamu.api.board.Topology;
import org.papamu.core.toy.Maze;
import org.papamu.core.toy.Pegs;
import org.papamu.core.toy.SmallPegs;

class SplitCountTest {

  /** Counts in one process; the pieces for a part come in a random order, as they do from many. */
  private static List<Level> levels(SplitCount count, int parts, Random random) {
    List<Level> levels = new ArrayList<>();
    List<SplitCount.Part> layer = List.of(count.first());
    while (!layer.isEmpty()) {
      LevelTotals totals =
          layer.stream().map(SplitCount.Part::totals).reduce(LevelTotals.NONE, LevelTotals::plus);
      levels.add(totals.level(levels.size()));
      Map<Integer, List<Block>> sent = new TreeMap<>();
      for (SplitCount.Part part : layer) {
        for (Iterator<SplitCount.Piece> pieces = count.expand(part.block(), parts);
            pieces.hasNext(); ) {
          SplitCount.Piece piece = pieces.next();
          assertThat(piece.part()).isBetween(0, parts - 1);
          sent.computeIfAbsent(piece.part(), number -> new ArrayList<>()).add(piece.block());
        }
      }
      layer = new ArrayList<>();
      for (List<Block> pieces : sent.values()) {
        Collections.shuffle(pieces, random);
        layer.add(count.merge(pieces.iterator()));
      }
    }
    return levels;
  }

  @Test
  void countsWhatTheWholeCounts() {
    Random random = new Random(5);
    for (Pegs game : SmallPegs.games()) {
      List<Level> whole = Census.of(game).count(game.rules().initial()).levels();
      for (int parts : new int[] {1, 2, 7}) {
        assertThat(levels(SplitCount.of(game, game.rules().initial()), parts, random))
            .as("%s in %s parts", game.info().name(), parts)
            .isEqualTo(whole);
      }
      Pegs plain = game.told(Pegs.Told.PLAINLY);
      assertThat(levels(SplitCount.of(plain, plain.rules().initial()), 3, random))
          .as("%s plainly", game.info().name())
          .isEqualTo(whole);
    }
  }

  @Test
  void countsAnyGameWithoutCycles() {
    for (int seed = 0; seed < 20; seed++) {
      Maze game = Maze.random(seed, 40, 3, Maze.Shape.DOWNWARDS, 9);
      assertThat(levels(SplitCount.of(game, game.rules().initial()), 3, new Random(seed)))
          .isEqualTo(Census.of(game).count(game.rules().initial()).levels());
    }
  }

  @Test
  void aDamagedBlockIsRefused() {
    Pegs game = new Pegs(Topology.grid(1, 5), 0, 2, Pegs.Told.AS_TOGGLES);
    for (Pegs told : List.of(game, game.told(Pegs.Told.PLAINLY))) {
      SplitCount count = SplitCount.of(told, told.rules().initial());
      byte[] block = count.first().block().bytes();
      for (int at = 0; at < block.length; at++) {
        byte[] damaged = block.clone();
        damaged[at] ^= 0x10;
        assertThatThrownBy(() -> count.merge(List.of(Block.of(damaged)).iterator()))
            .isInstanceOf(CheckpointException.class)
            .hasMessageContaining("damaged");
        byte[] cut = java.util.Arrays.copyOf(block, at);
        assertThatThrownBy(() -> count.expand(Block.of(cut), 1).hasNext())
            .isInstanceOf(CheckpointException.class);
      }
    }
  }

  @Test
  void countsAreKeptApart() {
    Pegs game = new Pegs(Topology.grid(3, 4), 0, Topology.NONE, Pegs.Told.AS_TOGGLES);
    Pegs other = new Pegs(Topology.grid(3, 4), 1, Topology.NONE, Pegs.Told.AS_TOGGLES);
    assertThat(SplitCount.of(game, game.rules().initial()).identity())
        .isEqualTo(SplitCount.of(game, game.rules().initial()).identity())
        .isNotEqualTo(SplitCount.of(other, other.rules().initial()).identity());
  }
}
