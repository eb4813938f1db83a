package org.papamu.core.cgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.papamu.core.view.Theme;

class ThermographTest {

  private final Values values = new Values();
  private final RandomGenerator random =
      RandomGeneratorFactory.of("Xoroshiro128PlusPlus").create(21);

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0; 0; -1",
        "3; 3; -1",
        "-3/4; -3/4; -1/4",
        "*; 0; 0",
        "^; 0; 0",
        "1*; 1; 0",
        "+-1; 0; 1",
        "{2|1}; 3/2; 1/2",
        "{5|-1}; 2; 3",
        "tiny(2); 0; 0",
        "{{2|0}|-1}; 0; 1",
        "{{2|1}|{-1|-2}}; 0; 3/2",
        "{4|{1|-1}}; 2; 2",
        "{2|{1|0}}; 5/4; 3/4",
        "{7|{0|-20}}; 0; 7"
      })
  void meansAndTemperatures(String value, String mean, String temperature) {
    Thermograph graph = values.thermograph(values.read(value));
    assertThat(graph.mean()).hasToString(mean);
    assertThat(graph.temperature()).hasToString(temperature);
  }

  @Test
  void wallsStartAtTheStopsAndMeetAtTheMean() {
    for (int i = 0; i < 2000; i++) {
      int value = PlainGame.random(random, 4).in(values);
      Thermograph graph = values.thermograph(value);
      assertThat(graph.left(Dyadic.ZERO)).isEqualTo(values.leftStop(value));
      assertThat(graph.right(Dyadic.ZERO)).isEqualTo(values.rightStop(value));
      Dyadic high = Dyadic.of(100);
      assertThat(graph.left(high)).isEqualTo(graph.mean()).isEqualTo(graph.right(high));
      Dyadic before = graph.left(Dyadic.ZERO).minus(graph.right(Dyadic.ZERO));
      for (int quarter = 0; quarter < 20; quarter++) {
        Dyadic tax = new Dyadic(quarter, 2);
        Dyadic gap = graph.left(tax).minus(graph.right(tax));
        assertThat(gap.compareTo(before)).isLessThanOrEqualTo(0);
        assertThat(gap.numerator() == 0).isEqualTo(tax.compareTo(graph.temperature()) >= 0);
        before = gap;
      }
    }
  }

  /** The definition: the best of the options at the same tax, as long as they differ. */
  @Test
  void wallsAreTheBestOfTheOptionsLessTheTax() {
    int hot = 0;
    for (int i = 0; i < 500; i++) {
      int value = PlainGame.random(random, 4).in(values);
      Thermograph graph = values.thermograph(value);
      for (int eighth = 0; new Dyadic(eighth, 3).compareTo(graph.temperature()) < 0; eighth++) {
        Dyadic tax = new Dyadic(eighth, 3);
        Dyadic best = Dyadic.of(-1000);
        for (int j = 0; j < values.lefts(value); j++) {
          Dyadic wall = values.thermograph(values.left(value, j)).right(tax);
          best = wall.compareTo(best) > 0 ? wall : best;
        }
        assertThat(graph.left(tax)).isEqualTo(best.minus(tax));
        hot++;
      }
    }
    assertThat(hot).isGreaterThan(200);
  }

  @Test
  void meansAddAndSumsAreNoHotterThanTheirParts() {
    for (int i = 0; i < 300; i++) {
      int one = PlainGame.random(random, 3).in(values);
      int other = PlainGame.random(random, 3).in(values);
      Thermograph a = values.thermograph(one);
      Thermograph b = values.thermograph(other);
      Thermograph sum = values.thermograph(values.sum(one, other));
      assertThat(sum.mean()).isEqualTo(a.mean().plus(b.mean()));
      Dyadic hotter =
          a.temperature().compareTo(b.temperature()) > 0 ? a.temperature() : b.temperature();
      assertThat(sum.temperature().compareTo(hotter)).isLessThanOrEqualTo(0);
    }
  }

  @Test
  void theNegativeIsSeenFromTheOtherSide() {
    for (int i = 0; i < 300; i++) {
      int value = PlainGame.random(random, 4).in(values);
      Thermograph graph = values.thermograph(value);
      Thermograph negative = values.thermograph(values.negative(value));
      assertThat(negative.mean()).isEqualTo(graph.mean().negative());
      assertThat(negative.temperature()).isEqualTo(graph.temperature());
      Dyadic tax = new Dyadic(1, 1);
      assertThat(negative.left(tax)).isEqualTo(graph.right(tax).negative());
    }
  }

  @Test
  void aPictureShowsBothWallsAndTheMast() {
    Thermograph graph = values.thermograph(values.read("{{3|1}|-2}"));
    assertThat(graph.leftCorners()).hasSizeGreaterThan(1);
    String picture = new ThermographPicture(graph).draw("a < b", Theme.LIGHT);
    assertThat(picture)
        .startsWith("<svg ")
        .endsWith("</svg>\n")
        .contains(
            "<title>a &lt; b</title>", "<title>left wall</title>", "<title>right wall</title>")
        .contains("<title>mast</title>", ">temperature</text>")
        .doesNotContain("NaN", "Infinity");
  }
}
