package org.papamu.core.doomed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** What can happen to a file that begins with some lines of text. */
public final class Damage {

  private static final int FLIPS = 30;

  private Damage() {}

  /** Copies of a file with one bit changed, in its head and anywhere, and shortened ones. */
  public static List<byte[]> to(byte[] good) {
    List<byte[]> damaged = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < FLIPS; i++) {
      damaged.add(flipped(good, 3 * i, random));
      damaged.add(flipped(good, 4 * i, random));
      damaged.add(flipped(good, random.nextInt(good.length), random));
    }
    for (int length : new int[] {0, 1, 30, 60, 100, good.length / 2, good.length - 1}) {
      damaged.add(Arrays.copyOf(good, Math.min(length, good.length - 1)));
    }
    return damaged;
  }

  private static byte[] flipped(byte[] good, int at, SplittableRandom random) {
    byte[] bad = good.clone();
    bad[at % bad.length] ^= (byte) (1 << random.nextInt(8));
    return bad;
  }
}
