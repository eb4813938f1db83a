package org.papamu.core.cgt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.papamu.api.text.NotationException;

/** Values against plain trees, the laws of their group, and what books say of named ones. */
class ValuesTest {

  private final Values values = new Values();
  private final RandomGenerator random =
      RandomGeneratorFactory.of("Xoroshiro128PlusPlus").create(20);

  /** All values born by a day, the first being day 0. */
  private List<Integer> born(int day) {
    TreeSet<Integer> all = new TreeSet<>(List.of(Values.ZERO));
    for (int i = 1; i <= day; i++) {
      List<Integer> before = new ArrayList<>(all);
      for (int lefts = 0; lefts < 1 << before.size(); lefts++) {
        for (int rights = 0; rights < 1 << before.size(); rights++) {
          all.add(values.game(chosen(before, lefts), chosen(before, rights)));
        }
      }
    }
    return new ArrayList<>(all);
  }

  private static int[] chosen(List<Integer> all, int set) {
    return all.stream()
        .mapToInt(Integer::intValue)
        .filter(value -> (set >> all.indexOf(value) & 1) != 0)
        .toArray();
  }

  @Test
  void thereAreAsManyValuesByEachDayAsBooksSay() {
    assertThat(born(0)).hasSize(1);
    assertThat(born(1)).hasSize(4);
    assertThat(born(2)).hasSize(22);
  }

  @Test
  void theValuesByDayTwoFormAGroupWithAnOrder() {
    List<Integer> all = born(2);
    for (int a : all) {
      assertThat(values.sum(a, values.negative(a))).isEqualTo(Values.ZERO);
      assertThat(values.negative(values.negative(a))).isEqualTo(a);
      for (int b : all) {
        int sum = values.sum(a, b);
        assertThat(values.sum(b, a)).isEqualTo(sum);
        assertThat(values.negative(sum))
            .isEqualTo(values.sum(values.negative(a), values.negative(b)));
        assertThat(values.atMost(a, b) && values.atMost(b, a)).isEqualTo(a == b);
        assertThat(values.atMost(a, b))
            .isEqualTo(values.atMost(values.difference(a, b), Values.ZERO))
            .isEqualTo(PlainGame.of(values, a).atMost(PlainGame.of(values, b)));
        for (int c : all) {
          assertThat(values.sum(sum, c)).isEqualTo(values.sum(a, values.sum(b, c)));
          if (values.atMost(a, b)) {
            assertThat(values.atMost(values.sum(a, c), values.sum(b, c))).isTrue();
            assertThat(!values.atMost(b, c) || values.atMost(a, c)).isTrue();
          }
        }
      }
    }
  }

  @Test
  void plainTreesComeToTheirValues() {
    int numbers = 0;
    for (int i = 0; i < 2000; i++) {
      PlainGame one = PlainGame.random(random, 3);
      PlainGame other = PlainGame.random(random, 3);
      int a = one.in(values);
      int b = other.in(values);
      assertThat(values.atMost(a, b)).isEqualTo(one.atMost(other));
      assertThat(values.atMost(b, a)).isEqualTo(other.atMost(one));
      // Canonical or not, it is the same value.
      PlainGame canonical = PlainGame.of(values, a);
      assertThat(canonical.atMost(one) && one.atMost(canonical)).isTrue();
      assertThat(canonical.in(values)).isEqualTo(a);
      assertThat(one.negative().in(values)).isEqualTo(values.negative(a));
      numbers += values.isNumber(a) ? 1 : 0;
    }
    assertThat(numbers).isBetween(200, 1800);
  }

  @Test
  void sumsOfTreesAreSumsOfValues() {
    for (int i = 0; i < 300; i++) {
      PlainGame one = PlainGame.random(random, 3);
      PlainGame other = PlainGame.random(random, 2);
      assertThat(one.plus(other).in(values))
          .isEqualTo(values.sum(one.in(values), other.in(values)));
    }
  }

  @Test
  void canonicalFormsHaveNothingToSpare() {
    for (int i = 0; i < 1000; i++) {
      int value = PlainGame.random(random, 4).in(values);
      for (int a = 0; a < values.lefts(value); a++) {
        int left = values.left(value, a);
        for (int b = 0; b < values.lefts(value); b++) {
          assertThat(a != b && values.atMost(left, values.left(value, b))).isFalse();
        }
        for (int b = 0; b < values.rights(left); b++) {
          assertThat(values.atMost(values.right(left, b), value)).isFalse();
        }
      }
      for (int a = 0; a < values.rights(value); a++) {
        int right = values.right(value, a);
        for (int b = 0; b < values.rights(value); b++) {
          assertThat(a != b && values.atMost(values.right(value, b), right)).isFalse();
        }
        for (int b = 0; b < values.lefts(right); b++) {
          assertThat(values.atMost(value, values.left(right, b))).isFalse();
        }
      }
    }
  }

  @Test
  void textsAreReadBack() {
    for (int i = 0; i < 2000; i++) {
      int value = PlainGame.random(random, 4).in(values);
      assertThat(values.read(values.text(value))).isEqualTo(value);
      assertThat(values.read(values.canonical(value))).isEqualTo(value);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "3",
        "-3/4",
        "*",
        "*2",
        "^",
        "^^*",
        "^3",
        "v*",
        "vv*3",
        "-3/4*",
        "1^",
        "-1v*",
        "1+2.v",
        "-1/2+3.^*2",
        "+-1",
        "+-1/2",
        "+-{*,^}",
        "tiny(2)",
        "miny(1/2)",
        "{2|1}",
        "{1|*,+-1}",
        "{1|0,{1/2|0}}",
        "{{{0|0,{0|0,v*}}|0}|0}",
        "+-{2|1}",
        "{{3/2|1}|{1*|-1}}",
        "{1|{1|1/2}}",
        "{5/4|1*}",
        "{0|-1/2,{-1/2,-1/2*|{-7/8|-1}}}"
      })
  void namesStandAsTheyAreRead(String name) {
    assertThat(values.text(values.read(name))).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{0|1}; 1/2",
        "{1|}; 2",
        "{|0}; -1",
        "{-5|7}; 0",
        "{1/4|1}; 1/2",
        "{0|0}; *",
        "{0,*|0,*}; *2",
        "{0|*}; ^",
        "{0|^}; ^^*",
        "{0|^*}; ^^",
        "{0,*|0}; ^*",
        "{^|v}; *",
        "{1|1}; 1*",
        "{1*|1}; 1v",
        "{1v*|1}; 1+2.v",
        "{1|-1}; +-1",
        "{0|{0|-2}}; tiny(2)",
        "{{1/2|0}|0}; miny(1/2)",
        "{0,v|v}; *",
        "{0|v*,v}; {0|0,v*}",
        "{*|*}; 0",
        "{2,{2|1}|1}; {2,{2|1}|1}",
        "{1*|1*}; 1",
        "{0,*2|0}; *",
        "{*,*2|*,*2}; 0",
        "{0,*,*2|0,*,*2}; *3"
      })
  void bracesComeToTheirNames(String braces, String name) {
    assertThat(values.text(values.read(braces))).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "^; ^; ^^",
        "^; *; ^*",
        "*; *; 0",
        "*2; *3; *",
        "1/2; 1/2; 1",
        "+-1; +-1; 0",
        "^; v*; *",
        "{2|0}; 1; {3|1}",
        "{2|0}; -1; +-1",
        "tiny(1); miny(1); 0",
        "1/4; -3/2; -5/4",
        "+-1; *; {1*|-1*}",
        "{1|0}; {1|0}; 1"
      })
  void sums(String one, String other, String sum) {
    int expected = values.read(sum);
    assertThat(values.sum(values.read(one), values.read(other))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "0, SECOND",
    "1, LEFT",
    "-1/2, RIGHT",
    "*, FIRST",
    "^, LEFT",
    "v, RIGHT",
    "^*, FIRST",
    "^^*, LEFT",
    "+-1, FIRST",
    "tiny(1), LEFT",
    "miny(1), RIGHT",
    "1*, LEFT",
    "*2, FIRST"
  })
  void outcomes(String value, OutcomeClass outcome) {
    int read = values.read(value);
    assertThat(values.outcome(read)).isEqualTo(outcome);
    assertThat(values.leftWinsFirst(read))
        .isEqualTo(outcome == OutcomeClass.LEFT || outcome == OutcomeClass.FIRST);
    assertThat(values.rightWinsFirst(read))
        .isEqualTo(outcome == OutcomeClass.RIGHT || outcome == OutcomeClass.FIRST);
  }

  @Test
  void tinyIsSmallerThanAnyUpAndTinierWithAGreaterThreat() {
    int tiny = values.read("tiny(1)");
    int tinier = values.read("tiny(2)");
    int up = values.read("^");
    assertThat(values.atMost(tinier, tiny)).isTrue();
    int many = Values.ZERO;
    for (int i = 0; i < 6; i++) {
      many = values.sum(many, tiny);
      assertThat(values.atMost(many, up)).isTrue();
    }
    int manyTinier = Values.ZERO;
    for (int i = 0; i < 6; i++) {
      manyTinier = values.sum(manyTinier, tinier);
      assertThat(values.atMost(manyTinier, tiny)).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "{|",
        "{1|2",
        "1/3",
        "--1",
        "x",
        "+1",
        "1+",
        "tiny(1",
        "{0|0}}",
        "{,|}",
        "1/0",
        "99999999",
        "^^^",
        "+-",
        "0 "
      })
  void whatIsNoValueIsRefused(String text) {
    assertThatThrownBy(() -> values.read(text)).isInstanceOf(NotationException.class);
  }

  @Test
  void bracesTooDeepAreRefused() {
    String text = "{".repeat(100_000);
    assertThatThrownBy(() -> values.read(text)).isInstanceOf(NotationException.class);
  }

  @Test
  void numbersOutOfBoundsAreTold() {
    int small = values.number(new Dyadic(1, 20));
    assertThatThrownBy(() -> values.toggle(Values.ZERO, small))
        .isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> values.integer(100_001)).isInstanceOf(ArithmeticException.class);
    assertThat(values.text(values.integer(100_000))).isEqualTo("100000");
    assertThatThrownBy(() -> values.sum(Dyadic.ZERO, 1001, 0))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void limitsEndSumsAndWhatIsKnownStays() {
    boolean[] stop = {false};
    Values limited = new Values(new Limits(() -> stop[0], Long.MAX_VALUE));
    int sum = limited.sum(limited.read("{3|1}"), limited.read("{5|1/2}"));
    stop[0] = true;
    assertThatThrownBy(
            () -> {
              int many = sum;
              for (int i = 2; i < 300; i++) {
                many = limited.sum(many, limited.toggle(limited.integer(i), Values.ZERO));
              }
            })
        .isInstanceOfSatisfying(
            LimitReached.class,
            reached -> assertThat(reached.which()).isEqualTo(LimitReached.Which.TIME));
    stop[0] = false;
    assertThat(limited.sum(limited.read("{3|1}"), limited.read("{5|1/2}"))).isEqualTo(sum);
  }
}
