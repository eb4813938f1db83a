package org.papamu.core.coded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CodedTest {

  /** The block was not sound. */
  private static final class Damage extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private static CodedReader reader(byte[] block) {
    return new CodedReader(block, Damage::new);
  }

  @Test
  void numbersOfAllLengthsComeBack() {
    Random random = new Random(8);
    List<long[]> numbers = new ArrayList<>();
    for (int bits = 0; bits < 127; bits++) {
      long low = bits < 64 ? random.nextLong() >>> (63 - bits) : random.nextLong();
      long high = bits < 64 ? 0 : (random.nextLong() | Long.MIN_VALUE) >>> (127 - bits);
      numbers.add(new long[] {low, high});
    }
    for (int expected : new int[] {0, 100, 5_000}) {
      CodedWriter out = new CodedWriter(expected);
      numbers.forEach(number -> out.number(number[0], number[1]));
      CodedReader in = reader(out.block());
      for (long[] number : numbers) {
        assertThat(in.number()).isEqualTo(number[0]);
        assertThat(in.high()).isEqualTo(number[1]);
      }
      assertThat(in.atEnd()).isTrue();
    }
  }

  /** What older checkpoints and other machines hold. */
  @Test
  void theFormIsAsItAlwaysWas() {
    CodedWriter out = new CodedWriter();
    out.number(5);
    out.number(300);
    out.bytes("xyz".getBytes(StandardCharsets.US_ASCII), 1, 2);
    byte[] block = out.block();
    assertThat(Arrays.copyOfRange(block, 4, block.length))
        .containsExactly(5, (300 & 0x7F) | 0x80, 300 >> 7, 'y', 'z');
    CodedReader in = reader(block);
    assertThat(in.number()).isEqualTo(5);
    assertThat(in.number()).isEqualTo(300);
    assertThat(in.skip(2)).isEqualTo(block.length - 2);
    assertThat(in.atEnd()).isTrue();
    assertThatThrownBy(() -> in.skip(1)).isInstanceOf(Damage.class);
    assertThatThrownBy(in::number).isInstanceOf(Damage.class);
  }

  @Test
  void damageIsSeen() {
    CodedWriter out = new CodedWriter();
    out.number(Long.MAX_VALUE);
    byte[] block = out.block();
    for (int at = 0; at < block.length; at++) {
      byte[] bad = block.clone();
      bad[at] ^= 4;
      byte[] cut = Arrays.copyOf(block, at);
      assertThatThrownBy(() -> reader(bad)).isInstanceOf(Damage.class);
      assertThatThrownBy(() -> reader(cut)).isInstanceOf(Damage.class);
    }
  }
}
