package org.papamu.core.toggle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.Toggles;
import org.papamu.api.board.Topology;
import org.papamu.core.toy.Maze;
import org.papamu.core.toy.Pegs;
import org.papamu.core.toy.SmallPegs;

class WordGameTest {

  private static WordGame<Pegs.State> words(Pegs game) {
    return WordGame.of(game).orElseThrow();
  }

  private static List<Long> sorted(List<Long> words) {
    return words.stream().sorted().toList();
  }

  @Test
  void stepsAreTheMovesUpToSymmetry() {
    SplittableRandom random = new SplittableRandom(1);
    for (Pegs game : SmallPegs.games()) {
      WordGame<Pegs.State> words = words(game);
      Group group = words.group(words.goals(game.state(0)));
      Steps steps = words.steps(group);
      for (int i = 0; i < 50; i++) {
        Pegs.State state = game.state(random.nextLong(1L << game.board().size()));
        List<Long> expected = new ArrayList<>();
        List<Long> complements = new ArrayList<>();
        for (Toggles.Rule jump : game.jumps()) {
          if (Pegs.applies(jump, state.pegs())) {
            long child = words.word(game.state(Pegs.after(jump, state.pegs())));
            expected.add(group.canonical(child));
            complements.add(group.canonical(words.all() ^ child));
          }
        }
        long word = words.word(state);
        List<Long> found = new ArrayList<>();
        for (int move = 0, moves = steps.expand(word); move < moves; move++) {
          found.add(steps.child(move));
          long child = word ^ words.rules().get(steps.rule(move)).toggled();
          assertThat(group.canonical(child)).isEqualTo(steps.child(move));
        }
        assertThat(sorted(found)).isEqualTo(sorted(expected));
        assertThat(steps.count(word)).isEqualTo(expected.size());
        found.clear();
        for (int move = 0, moves = steps.expandToComplements(word, words.all());
            move < moves;
            move++) {
          found.add(steps.child(move));
        }
        assertThat(sorted(found)).isEqualTo(sorted(complements));
      }
    }
  }

  @Test
  void aMoveTakenBackIsAMoveOfTheComplement() {
    Pegs game = new Pegs(Topology.grid(3, 4), 0, Topology.NONE, Pegs.Told.AS_TOGGLES);
    WordGame<Pegs.State> words = words(game);
    for (WordRule rule : words.rules()) {
      for (long pegs = 0; pegs < 1 << 12; pegs += 7) {
        long word = words.word(game.state(pegs));
        if (rule.applies(word)) {
          assertThat(rule.applies(words.all() ^ word ^ rule.toggled())).isTrue();
        }
      }
    }
  }

  @Test
  void symmetriesKeepTheGoals() {
    Topology square = Topology.grid(5, 5);
    Pegs anywhere = new Pegs(square, 0, Topology.NONE, Pegs.Told.AS_TOGGLES);
    Pegs middle = new Pegs(square, 0, 12, Pegs.Told.AS_TOGGLES);
    Pegs edge = new Pegs(square, 0, 2, Pegs.Told.AS_TOGGLES);
    Pegs elsewhere = new Pegs(square, 0, 1, Pegs.Told.AS_TOGGLES);
    assertThat(List.of(anywhere, middle, edge, elsewhere))
        .extracting(game -> words(game).group(words(game).goals(game.state(0))).size())
        .containsExactly(8, 8, 2, 1);
    WordGame<Pegs.State> words = words(anywhere);
    assertThat(words.group(words.goals(anywhere.state(0)), new long[] {1L << words.bit(0)}).size())
        .isEqualTo(2);
  }

  @Test
  void aCrossIsPlacedSoThatFourShapesAreEnough() {
    Topology cross =
        Topology.masked(
            List.of("  ###  ", "  ###  ", "#######", "#######", "#######", "  ###  ", "  ###  "));
    Pegs game = new Pegs(cross, 16, 16, Pegs.Told.AS_TOGGLES);
    assertThat(words(game).rules()).hasSize(76);
    assertThat(words(game).shapes()).hasSize(4);
  }

  @Test
  void onlyWhatFitsInAWordIsTold() {
    assertThat(WordGame.of(new Pegs(Topology.grid(7, 9), 0, 0, Pegs.Told.AS_TOGGLES))).isEmpty();
    assertThat(WordGame.of(new Pegs(Topology.grid(1, 62), 0, 0, Pegs.Told.AS_TOGGLES))).isPresent();
    assertThat(WordGame.of(new Pegs(Topology.grid(3, 3), 0, 0, Pegs.Told.PLAINLY))).isEmpty();
    assertThat(WordGame.of(Maze.random(1, 9, 2, Maze.Shape.DOWNWARDS, 9))).isEmpty();
  }

  /** The words that adding rules over GF(2) leads to, by trying. */
  private static Set<Long> span(WordGame<?> words, long from) {
    Set<Long> seen = new HashSet<>(Set.of(from));
    Deque<Long> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      long word = open.remove();
      for (WordRule rule : words.rules()) {
        if (seen.add(word ^ rule.toggled())) {
          open.add(word ^ rule.toggled());
        }
      }
    }
    return seen;
  }

  @Test
  void parityClassesAreWhatAddingRulesLeadsTo() {
    for (Topology board : List.of(Topology.grid(3, 4), Topology.triangle(4), Topology.grid(1, 7))) {
      Pegs game = new Pegs(board, 0, Topology.NONE, Pegs.Told.AS_TOGGLES);
      WordGame<Pegs.State> words = words(game);
      ParityClasses classes = new ParityClasses(words);
      Set<Long> span = span(words, 0);
      assertThat(span).hasSize(1 << (board.size() - classes.bits()));
      for (long pegs = 0; pegs < 1L << board.size(); pegs++) {
        long word = words.word(game.state(pegs));
        assertThat(classes.isSame(0, word)).isEqualTo(span.contains(word));
      }
    }
    Pegs square = new Pegs(Topology.grid(5, 5), 0, 0, Pegs.Told.AS_TOGGLES);
    assertThat(new ParityClasses(words(square)).bits()).as("the rule of three").isEqualTo(4);
  }

  /** The words that moves lead to, by trying. */
  private static Set<Long> reachable(WordGame<?> words, long from) {
    Set<Long> seen = new HashSet<>(Set.of(from));
    Deque<Long> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      long word = open.remove();
      for (WordRule rule : words.rules()) {
        if (rule.applies(word) && seen.add(word ^ rule.toggled())) {
          open.add(word ^ rule.toggled());
        }
      }
    }
    return seen;
  }

  @Test
  void pagodaFunctionsRuleOutOnlyWhatCannotBe() {
    Pegs game = new Pegs(Topology.grid(3, 4), 0, Topology.NONE, Pegs.Told.AS_TOGGLES);
    WordGame<Pegs.State> words = words(game);
    SplittableRandom random = new SplittableRandom(3);
    int ruledOut = 0;
    int impossible = 0;
    for (int i = 0; i < 150; i++) {
      long from = words.word(game.state(random.nextLong(1 << 12)));
      Set<Long> reachable = reachable(words, from);
      for (int point = 0; point < 12; point++) {
        long to = 1L << words.bit(point);
        Optional<Pagoda> pagoda = Pagoda.against(words, from, to);
        impossible += reachable.contains(to) ? 0 : 1;
        if (pagoda.isPresent()) {
          ruledOut++;
          assertThat(reachable).doesNotContain(to);
          assertThat(pagoda.get().sum(from)).isLessThan(pagoda.get().sum(to));
          for (long word : reachable) {
            assertThat(pagoda.get().sum(word)).isLessThanOrEqualTo(pagoda.get().sum(from));
          }
        }
      }
    }
    assertThat(ruledOut).as("of %s impossible ones", impossible).isGreaterThan(impossible / 4);
  }

  @Test
  void weightsThatARuleRaisesAreNoPagodaFunction() {
    Pegs game = new Pegs(Topology.grid(1, 5), 0, 0, Pegs.Told.AS_TOGGLES);
    WordGame<Pegs.State> words = words(game);
    int[] golden = new int[Long.SIZE];
    int[] steep = new int[Long.SIZE];
    for (int point = 0; point < 5; point++) {
      golden[words.bit(point)] = new int[] {1, 1, 2, 1, 1}[point];
      steep[words.bit(point)] = new int[] {1, 1, 3, 1, 1}[point];
    }
    assertThat(Pagoda.of(words, golden)).isPresent();
    assertThat(Pagoda.of(words, steep)).isEmpty();
  }
}
