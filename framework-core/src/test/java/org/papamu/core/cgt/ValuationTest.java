package org.papamu.core.cgt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Parts;
import org.papamu.api.Regions;
import org.papamu.core.toy.Ring;

/** Values of positions of a small game whose values are published, with and without parts. */
class ValuationTest {

  private static String value(int rows, int columns, String position, boolean splits) {
    Dominoes game = new Dominoes(rows, columns, splits);
    Valuation<Dominoes.Cells> valuation = Valuation.of(game, new Values());
    return valuation.values().text(valuation.value(game.read(position)));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 2, .., -1",
    "2, 1, ./., 1",
    "2, 2, ../.., +-1",
    "2, 2, .x/.., *",
    "3, 3, .../.../..., +-1",
    "2, 4, .x.x/.x.., 1*",
    "3, 2, ../../.., {1/2|-2}",
    "2, 3, .../..., {2|-1/2}",
    "4, 2, ../../../.., tiny(2)",
    "3, 4, ..../..../...., -3/2",
    "2, 5, ...../....., 1/2",
    "3, 3, .x./.x./..x, 3/2"
  })
  void publishedValues(int rows, int columns, String position, String value) {
    assertThat(value(rows, columns, position + " black", false)).isEqualTo(value);
    assertThat(value(rows, columns, position + " white", true)).isEqualTo(value);
  }

  @Test
  void fourByFourIsAsPublished() {
    Dominoes game = new Dominoes(4, 4, true);
    Valuation<Dominoes.Cells> valuation = Valuation.of(game, new Values());
    int value = valuation.value(game.initial());
    Values values = valuation.values();
    int tiny = values.sum(values.integer(2), values.read("tiny(2)"));
    int left = values.game(new int[] {values.read("{2|0}"), tiny}, new int[] {});
    assertThat(values.lefts(left)).isPositive();
    int inner =
        values.game(
            new int[] {values.read("{2|0}"), tiny},
            new int[] {values.read("{2|0}"), values.read("miny(2)")});
    int expected =
        values.game(
            new int[] {Values.ZERO, inner}, new int[] {Values.ZERO, values.negative(inner)});
    assertThat(value).isEqualTo(expected);
  }

  @Test
  void partsAddUpToTheWhole() {
    RandomGenerator random = RandomGeneratorFactory.of("Xoroshiro128PlusPlus").create(22);
    Dominoes whole = new Dominoes(4, 4, false);
    Dominoes split = new Dominoes(4, 4, true);
    Values values = new Values();
    Valuation<Dominoes.Cells> plain = Valuation.of(whole, values);
    Valuation<Dominoes.Cells> byParts = Valuation.of(split, values);
    for (int i = 0; i < 200; i++) {
      Dominoes.Cells cells = whole.initial();
      for (int point = 0; point < cells.covered.length; point++) {
        cells.covered[point] = random.nextInt(3) == 0;
      }
      cells.turn = random.nextInt(2);
      Dominoes.Cells before = whole.copy(cells);
      assertThat(byParts.value(cells)).as(whole.write(cells)).isEqualTo(plain.value(cells));
      assertThat(cells).isEqualTo(before);
      assertThat(plain.known(cells)).isEqualTo(OptionalInt.of(plain.value(cells)));
    }
    assertThat(byParts.known()).isPositive();
  }

  @Test
  void aPartIsValuedAlone() {
    Dominoes game = new Dominoes(2, 5, true);
    Dominoes.Cells cells = game.read("..x../..x.x black");
    Regions<Dominoes.Cells> regions = game.regions().orElseThrow();
    Parts parts = new Parts(10);
    regions.split(cells, parts);
    Valuation<Dominoes.Cells> valuation = Valuation.of(game, new Values());
    assertThat(valuation.known(parts, 0)).isEmpty();
    assertThat(valuation.values().text(valuation.value(regions, cells, parts, 0))).isEqualTo("+-1");
    assertThat(valuation.known(parts, 0)).isPresent();
    assertThat(valuation.known(cells)).isEmpty();
    assertThat(valuation.values().text(valuation.value(cells))).isEqualTo("+-1*");
  }

  @Test
  void whatSuitsIsDeclared() {
    Dominoes game = new Dominoes(2, 2, false);
    assertThat(Valuation.suits(game)).isTrue();
    assertThat(Valuation.left(game)).isZero();
    Ring ring = Ring.standard();
    assertThat(Valuation.suits(ring)).isFalse();
    assertThatThrownBy(() -> Valuation.of(ring, new Values()))
        .isInstanceOf(IllegalArgumentException.class);
    Ring declared = ring.declared(ring.info().with(Fact.NORMAL_PLAY, Fact.LOOP_FREE));
    // It says what it is not, but hands the turn to nobody.
    assertThat(Valuation.of(declared, new Values()).hasValue(declared.rules().initial())).isFalse();
  }

  @Test
  void limitsEndAValueAndAnotherTryGoesOn() {
    Dominoes game = new Dominoes(5, 5, true);
    boolean[] stop = {true};
    Valuation<Dominoes.Cells> valuation =
        Valuation.of(game, new Values(new Limits(() -> stop[0], 1L << 30)));
    assertThatThrownBy(() -> valuation.value(game.initial())).isInstanceOf(LimitReached.class);
    assertThat(valuation.known()).isPositive();
    Valuation<Dominoes.Cells> small =
        Valuation.of(game, new Values(new Limits(() -> false, 300_000)));
    assertThatThrownBy(() -> small.value(game.initial()))
        .isInstanceOfSatisfying(
            LimitReached.class,
            reached -> assertThat(reached.which()).isEqualTo(LimitReached.Which.MEMORY));
    Dominoes three = new Dominoes(3, 3, true);
    Valuation<Dominoes.Cells> again =
        Valuation.of(three, new Values(new Limits(() -> stop[0], 1L << 30)));
    stop[0] = false;
    assertThat(again.values().text(again.value(three.initial()))).isEqualTo("+-1");
  }

  @ParameterizedTest
  @CsvSource({
    "3, 3, .../.../..., FIRST, -2, 2",
    "2, 5, ...../....., LEFT, 0, 1",
    "3, 4, ..../..../...., RIGHT, -2, -1",
    "2, 1, ./., LEFT, 1, 1",
    "3, 2, ../../.., FIRST, -3, 1",
    "1, 8, ........, RIGHT, -4, -4",
    "1, 1, ., SECOND, 0, 0"
  })
  void boundsAreProvedByPlay(
      int rows, int columns, String position, OutcomeClass outcome, int least, int most) {
    Dominoes game = new Dominoes(rows, columns, false);
    Valuation<Dominoes.Cells> nothing = Valuation.of(game, new Values());
    Bounds bounds = new Bounding<>(game, nothing, Limits.NONE).of(game.read(position + " black"));
    assertThat(bounds.outcome()).contains(outcome);
    assertThat(bounds.atLeast()).hasValue(least);
    assertThat(bounds.atMost()).hasValue(most);
  }

  @Test
  void boundsEndAtLimitsWithWhatIsProved() {
    Dominoes game = new Dominoes(5, 5, false);
    Valuation<Dominoes.Cells> nothing = Valuation.of(game, new Values());
    Bounds bounds =
        new Bounding<>(game, nothing, new Limits(() -> true, 1L << 30)).of(game.initial());
    assertThat(bounds).isEqualTo(Bounds.NONE);
  }
}
