package org.papamu.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.core.match.ListedOpenings.BadLine;
import org.papamu.core.session.Session;
import org.papamu.core.toy.Ring;
import org.papamu.core.toy.Ring.Place;

class OpeningsTest {

  private static Session<Place> play(Game<Place> game, Opening<Place> opening) {
    Session<Place> session = Session.of(game, opening.start());
    for (long move : opening.moves()) {
      session.play(move);
    }
    return session;
  }

  /** Not called zero-sum, so openings are not searched: its colliding hashes would mislead that. */
  private static Ring unsearched(int size, int start) {
    GameInfo scored = GameInfo.scored("ring:" + size, "Ring", List.of("black", "white"), -1, 1);
    return Ring.of(size, start, 0, "black", "white").declared(scored);
  }

  private static List<String> positions(RandomOpenings<Place> openings, int number) {
    List<String> positions = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      Session<Place> session = play(unsearched(21, 10), openings.opening(i));
      assertThat(session.outcome()).isEmpty();
      positions.add(Toys.RING.notation().write(session.position()));
    }
    return positions;
  }

  @Test
  void randomOnesDifferAndAreNotOver() {
    List<String> positions = positions(new RandomOpenings<>(unsearched(21, 10), 8, 5), 9);
    assertThat(positions).doesNotHaveDuplicates().allMatch(text -> text.endsWith(" black"));
  }

  @Test
  void theSeedAloneDecides() {
    Ring ring = unsearched(21, 10);
    List<String> some = positions(new RandomOpenings<>(ring, 8, 5), 5);
    assertThat(positions(new RandomOpenings<>(ring, 8, 5), 9))
        .startsWith(some.toArray(String[]::new));
    Set<List<String>> all = new HashSet<>();
    for (long seed = 0; seed < 6; seed++) {
      all.add(positions(new RandomOpenings<>(ring, 8, seed), 5));
    }
    assertThat(all).hasSizeGreaterThan(3);
  }

  @Test
  void whereTheyRunOutLongerOnesFollowAndThenTheyBeginAgain() {
    // After two plies there are three places, after more all eight that the token can be on.
    RandomOpenings<Place> openings = new RandomOpenings<>(unsearched(17, 8), 2, 1);
    for (int i = 0; i < 3; i++) {
      assertThat(openings.opening(i).plies()).isEqualTo(2);
    }
    assertThat(openings.exhausted()).isEmpty();
    assertThat(openings.opening(3).plies()).isGreaterThan(2);
    assertThat(openings.opening(40)).isSameAs(openings.opening(40 % 8));
    assertThat(openings.exhausted()).hasValue(8);
  }

  @Test
  void noneGrowsSoLongThatNothingIsLeftToPlay() {
    RandomOpenings<Place> openings =
        RandomOpenings.of(unsearched(17, 8), Optional.of(2), 1).within(4);
    for (int i = 0; i < 40; i++) {
      assertThat(openings.opening(i).plies()).isBetween(2, 3);
    }
    assertThat(openings.exhausted()).isPresent();
    assertThat(new RandomOpenings<>(Toys.RING, 4, 1).within(3).opening(0).plies()).isEqualTo(4);
  }

  @Test
  void repetitionEndsNoOpening() {
    Ring short2 = Ring.of(9, 4, 2, "black", "white");
    RandomOpenings<Place> openings = new RandomOpenings<>(short2, 3, 1);
    for (int i = 0; i < 10; i++) {
      assertThat(play(short2, openings.opening(i)).outcome()).isEmpty();
    }
  }

  @Test
  void withoutPliesThereIsOne() {
    RandomOpenings<Place> openings = new RandomOpenings<>(Toys.RING, 0, 1);
    assertThat(openings.opening(7).plies()).isZero();
    assertThat(openings.opening(7)).isSameAs(openings.opening(0));
    assertThat(openings.exhausted()).hasValue(1);
  }

  @Test
  void theUsualNumberOfPliesGivesVariety() {
    // Two moves in each position: 2^10 sequences are the first to be enough with whole rounds.
    assertThat(RandomOpenings.usualPlies(Ring.of(99, 50, 0, "black", "white"))).isEqualTo(10);
    assertThat(RandomOpenings.usualPlies(Ring.of(99, 50, 0, "a", "b", "c"))).isEqualTo(9);
  }

  @Test
  void listedOnesArePositionsOrMoves() throws BadLine {
    ListedOpenings<Place> openings =
        ListedOpenings.read(
            Toys.RING, List.of("# places", "", "3 white", "  l r  l ", "llr", "12 black"));
    assertThat(openings.size()).isEqualTo(4);
    List<String> seen = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      Session<Place> session = play(Toys.RING, openings.opening(i));
      seen.add(session.ply() + ": " + Toys.RING.notation().write(session.position()));
    }
    assertThat(seen)
        .containsExactly("0: 3 white", "3: 9 white", "3: 9 white", "0: 12 black", "0: 3 white");
  }

  @Test
  void theDescriptionTellsListsApart() throws BadLine {
    String one = ListedOpenings.read(Toys.RING, List.of("3 white")).description();
    assertThat(ListedOpenings.read(Toys.RING, List.of("", "3 white")).description()).isEqualTo(one);
    assertThat(ListedOpenings.read(Toys.RING, List.of("4 white")).description()).isNotEqualTo(one);
  }

  @Test
  void badLinesAreNamed() {
    assertBad(2, "3 white", "3 green");
    assertBad(1, "l x");
    assertBad(1, "0 white");
    assertBad(3, "l", "", "?");
    assertBad(1, "# nothing");
    assertThatExceptionOfType(BadLine.class)
        .isThrownBy(() -> ListedOpenings.read(Toys.RING, List.of("l r x l")))
        .satisfies(bad -> assertThat(bad.fault().offset()).isEqualTo(4));
  }

  private static void assertBad(int line, String... lines) {
    assertThatExceptionOfType(BadLine.class)
        .isThrownBy(() -> ListedOpenings.read(Toys.RING, List.of(lines)))
        .satisfies(bad -> assertThat(bad.line()).isEqualTo(line));
  }
}
