package org.papamu.core.toggle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.papamu.api.Player.Stop;

class LayersTest {

  private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64);

  private static BigInteger number(long low, long high) {
    return BigInteger.valueOf(high).multiply(WORD).add(new BigInteger(Long.toUnsignedString(low)));
  }

  private static Map<Long, BigInteger> numbers(Layer layer) {
    Map<Long, BigInteger> numbers = new HashMap<>();
    for (int bucket = 0; bucket < Layer.BUCKETS; bucket++) {
      long[] words = layer.words(bucket);
      for (int i = 0; i < words.length; i++) {
        long high = layer.high(bucket).length == 0 ? 0 : layer.high(bucket)[i];
        assertThat(numbers.put(words[i], number(layer.low(bucket)[i], high))).isNull();
      }
    }
    return numbers;
  }

  /** Leads from a word to three words, two of which may be the same. */
  private static final class Thirds implements Emitter {
    private long word;

    @Override
    public int visit(long visited, long low, long high) {
      word = visited;
      return 3;
    }

    @Override
    public long word(int index) {
      return index == 0 ? word % 97 : word % 1009;
    }

    @Override
    public int most() {
      return 3;
    }
  }

  @Test
  void addsNumbersOfAnySize() throws LimitReached {
    SplittableRandom random = new SplittableRandom(11);
    LayerBuilder builder = new LayerBuilder(true);
    Map<Long, BigInteger> expected = new HashMap<>();
    for (int i = 0; i < 20_000; i++) {
      long word = random.nextLong() >>> 1;
      long low = random.nextLong();
      long high = random.nextInt(3) == 0 ? random.nextLong(1L << 40) : 0;
      if (builder.table(Layer.bucket(Layer.hash(word))).contains(word)) {
        continue;
      }
      builder.put(word, low, high);
      expected.merge(word % 97, number(low, high), BigInteger::add);
      expected.merge(word % 1009, number(low, high).shiftLeft(1), BigInteger::add);
    }
    Layer from = builder.build();
    assertThat(from.size()).isGreaterThan(10_000);
    for (int threads = 1; threads <= 3; threads++) {
      try (Layers layers = new Layers(threads, Long.MAX_VALUE, Stop.NEVER)) {
        assertThat(numbers(layers.build(from, Thirds::new))).isEqualTo(expected);
      }
    }
  }

  @Test
  void noNumberGetsLostWithoutNotice() throws LimitReached {
    LayerBuilder builder = new LayerBuilder(true);
    builder.put(97L * 1009, 0, Long.MAX_VALUE);
    builder.put(97L * 1009 * 2, 0, Long.MAX_VALUE);
    Layer from = builder.build();
    try (Layers layers = new Layers(1, Long.MAX_VALUE, Stop.NEVER)) {
      assertThatThrownBy(() -> layers.build(from, Thirds::new))
          .isInstanceOf(ArithmeticException.class);
    }
  }

  @Test
  void limitsAreKept() {
    long[] words = new SplittableRandom(5).longs(200_000, 0, Long.MAX_VALUE).distinct().toArray();
    Layer from = Layer.of(words);
    try (Layers layers = new Layers(2, 3 * from.bytes(), Stop.NEVER)) {
      assertThatThrownBy(() -> layers.build(from, Copies::new, from.bytes(), (a, b, c) -> {}))
          .isInstanceOfSatisfying(
              LimitReached.class, e -> assertThat(e.limit()).isEqualTo(LimitReached.Limit.MEMORY));
    }
    try (Layers layers = new Layers(2, Long.MAX_VALUE, () -> true)) {
      assertThatThrownBy(() -> layers.build(from, Copies::new))
          .isInstanceOfSatisfying(
              LimitReached.class, e -> assertThat(e.limit()).isEqualTo(LimitReached.Limit.TIME));
    }
  }

  /** Leads from a word to itself and two others of its own. */
  private static final class Copies implements Emitter {
    private long word;

    @Override
    public int visit(long visited, long low, long high) {
      word = visited;
      return 3;
    }

    @Override
    public long word(int index) {
      return word ^ index;
    }

    @Override
    public int most() {
      return 3;
    }
  }

  @Test
  void whatTwoLayersHaveInCommon() {
    long[] words = new SplittableRandom(6).longs(5_000, 0, 4_000).distinct().toArray();
    long[] others = new SplittableRandom(7).longs(500, 0, 4_000).distinct().toArray();
    Layer common = Layer.common(Layer.of(words), Layer.of(others));
    long expected =
        java.util.Arrays.stream(others)
            .filter(other -> java.util.Arrays.stream(words).anyMatch(word -> word == other))
            .count();
    assertThat(common.size()).isEqualTo(expected).isPositive();
    assertThat(common.isSame(Layer.common(Layer.of(others), Layer.of(words)))).isTrue();
    assertThat(common.isSame(Layer.of(others))).isFalse();
  }
}
