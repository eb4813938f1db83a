package org.papamu.core.toggle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.board.Topology;
import org.papamu.core.toy.Pegs;

/** Pagoda functions found from samples, against all words that do lead to a goal. */
class PagodasTest {

  private static final WordGame<Pegs.State> GAME =
      WordGame.of(new Pegs(Topology.triangle(5), 0, 0, Pegs.Told.AS_TOGGLES)).orElseThrow();

  /** All words that lead to one of some goals, which are among them, by taking moves back. */
  private static Set<Long> leadingTo(long... goals) {
    Set<Long> all = new HashSet<>();
    Set<Long> last = new HashSet<>();
    for (long goal : goals) {
      last.add(goal);
    }
    while (!last.isEmpty()) {
      all.addAll(last);
      Set<Long> before = new HashSet<>();
      for (long word : last) {
        for (WordRule rule : GAME.rules()) {
          if ((word & rule.toggled()) == rule.empty()) {
            before.add(word ^ rule.toggled());
          }
        }
      }
      last = before;
    }
    return all;
  }

  private static long point(int point) {
    return 1L << GAME.bit(point);
  }

  private static void check(int leastRuledOut, long... goals) {
    Pagodas pagodas = new Pagodas(GAME, GAME.group(goals), goals);
    SplittableRandom random = new SplittableRandom(3);
    Set<Long> leading = leadingTo(goals);
    for (int i = 0; i < 200; i++) {
      long word = random.nextLong() & GAME.all();
      boolean allowed = pagodas.allows(word);
      boolean ruledOut = pagodas.learn(word);
      assertThat(ruledOut).isNotEqualTo(pagodas.allows(word));
      assertThat(ruledOut || allowed).isTrue();
    }
    int out = 0;
    int dead = 0;
    for (long word = 0; word <= GAME.all(); word++) {
      if ((word & ~GAME.all()) != 0) {
        continue;
      }
      if (leading.contains(word)) {
        assertThat(pagodas.allows(word)).as(Long.toBinaryString(word)).isTrue();
      } else {
        dead++;
        out += pagodas.allows(word) ? 0 : 1;
      }
    }
    assertThat(out).as("of %s that lead nowhere", dead).isGreaterThan(leastRuledOut);
  }

  @Test
  void ruleOutNothingThatLeadsToTheGoal() {
    check(2_000, point(0));
    check(2_000, point(4));
    check(2_000, point(12));
  }

  @Test
  void countForSeveralGoals() {
    check(200, point(0), point(10), point(14));
    check(200, point(3), point(12));
  }

  @Test
  void ruleOutNothingBeforeTheyHaveLearned() {
    Pagodas pagodas = new Pagodas(GAME, GAME.group(), point(0));
    assertThat(pagodas.allows(point(1))).isTrue();
    assertThat(pagodas.learn(point(1))).isTrue();
    assertThat(pagodas.allows(point(1))).isFalse();
    assertThat(pagodas.allows(point(0))).isTrue();
  }
}
