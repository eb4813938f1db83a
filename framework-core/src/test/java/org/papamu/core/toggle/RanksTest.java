package org.papamu.core.toggle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.papamu.api.board.Topology;
import org.papamu.core.toy.Pegs;
import org.papamu.core.toy.SmallPegs;

class RanksTest {

  private static final int MOST = 12;

  /** The words of a class with so many filled points, by looking at all words. */
  private static List<Long> words(WordGame<?> game, long member, int filled) {
    ParityClasses classes = new ParityClasses(game);
    List<Long> found = new ArrayList<>();
    for (long word = 0; word <= game.all(); word++) {
      if (Long.bitCount(word) == filled && classes.isSame(word, member)) {
        found.add(word);
      }
    }
    return found;
  }

  @Test
  void everyWordHasANumberOfItsOwn() {
    int sections = 0;
    for (Pegs each : SmallPegs.games()) {
      WordGame<Pegs.State> game = WordGame.of(each).orElseThrow().dense();
      if (game.points() > MOST) {
        continue;
      }
      Ranks ranks = Ranks.of(game).orElseThrow();
      for (long member : new long[] {0, 1, game.all() ^ 2}) {
        for (int filled = 0; filled <= game.points(); filled++) {
          List<Long> expected = words(game, member, filled);
          assertThat(ranks.size(member, filled)).isEqualTo(expected.size());
          Ranks.Section section = ranks.section(member, filled);
          assertThat(expected.stream().map(section::rank).sorted().toList())
              .isEqualTo(java.util.stream.IntStream.range(0, expected.size()).boxed().toList());
          sections++;
        }
      }
    }
    assertThat(sections).isGreaterThan(50);
  }

  @Test
  void aSetGivesBackWhatWasPutIntoIt() {
    WordGame<Pegs.State> game =
        WordGame.of(new Pegs(Topology.grid(3, 4), 1, Topology.NONE, Pegs.Told.AS_TOGGLES))
            .orElseThrow()
            .dense();
    Ranks ranks = Ranks.of(game).orElseThrow();
    List<Long> all = words(game, 7, 5);
    RankedLayer layer = new RankedLayer(ranks, 7, 5);
    for (int i = 0; i < all.size(); i += 3) {
      layer.add(all.get(i));
    }
    assertThat(layer.close()).isEqualTo((all.size() + 2) / 3);
    List<Long> told = new ArrayList<>();
    layer.forEach(told::add);
    for (int i = 0; i < all.size(); i++) {
      long word = all.get(i);
      assertThat(layer.has(word)).isEqualTo(i % 3 == 0);
      assertThat(layer.indexOf(word)).isEqualTo(told.indexOf(word));
    }
    assertThat(told).hasSize((all.size() + 2) / 3);
  }
}
