package org.papamu.pictures;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The colours of an animation, at most 256: chosen once from samples, so that what does not move
 * does not flicker. Chosen by median cut, splitting the set whose colours differ most at its mean.
 */
final class Swatches {

  static final int MOST = 256;

  /** Colours are counted by the upper bits of their parts. */
  private static final int BITS = 5;

  private static final int CELLS = 1 << (3 * BITS);

  /** A direct-mapped memory of colours that were looked up. */
  private static final int REMEMBERED = 1 << 14;

  private final int[] colours;
  private final int[] asked = new int[REMEMBERED];
  private final byte[] answered = new byte[REMEMBERED];

  private Swatches(int[] colours) {
    this.colours = colours;
    Arrays.fill(asked, -1);
  }

  /** The colours that suit some pictures. */
  static Swatches of(List<BufferedImage> samples) {
    long[] counts = new long[CELLS];
    long[][] sums = new long[3][CELLS];
    for (BufferedImage sample : samples) {
      int[] pixels =
          sample.getRGB(0, 0, sample.getWidth(), sample.getHeight(), null, 0, sample.getWidth());
      for (int pixel : pixels) {
        int cell = 0;
        for (int part = 0; part < 3; part++) {
          cell = cell << BITS | part(pixel, part) >> (8 - BITS);
        }
        counts[cell]++;
        for (int part = 0; part < 3; part++) {
          sums[part][cell] += part(pixel, part);
        }
      }
    }
    List<Shade> shades =
        IntStream.range(0, CELLS)
            .filter(cell -> counts[cell] > 0)
            .mapToObj(
                cell ->
                    new Shade(
                        counts[cell],
                        new double[] {
                          sums[0][cell] / (double) counts[cell],
                          sums[1][cell] / (double) counts[cell],
                          sums[2][cell] / (double) counts[cell]
                        }))
            .toList();
    return new Swatches(split(shades));
  }

  private static int part(int rgb, int part) {
    return rgb >> (16 - 8 * part) & 0xff;
  }

  /** A colour that occurs, and how often. */
  @SuppressWarnings("ArrayRecordComponent") // never compared, and kept in here
  private record Shade(long count, double[] parts) {}

  private static int[] split(List<Shade> shades) {
    List<Group> groups = new ArrayList<>(List.of(new Group(shades)));
    while (groups.size() < MOST) {
      Group widest =
          groups.stream().max(Comparator.comparingDouble(group -> group.spread)).orElseThrow();
      if (widest.spread == 0) {
        break;
      }
      groups.remove(widest);
      groups.addAll(widest.halves());
    }
    return groups.stream().mapToInt(Group::colour).toArray();
  }

  /** Colours that will be shown as one. */
  private static final class Group {

    private final List<Shade> shades;
    private final double[] means = new double[3];
    private final int axis;
    private final double spread;

    Group(List<Shade> shades) {
      this.shades = shades;
      long count = shades.stream().mapToLong(Shade::count).sum();
      int widest = 0;
      double most = 0;
      for (int part = 0; part < 3; part++) {
        int one = part;
        double mean = shades.stream().mapToDouble(s -> s.count * s.parts[one]).sum() / count;
        means[part] = mean;
        double spread =
            shades.stream()
                .mapToDouble(s -> s.count * (s.parts[one] - mean) * (s.parts[one] - mean))
                .sum();
        if (shades.size() > 1 && spread > most) {
          widest = part;
          most = spread;
        }
      }
      axis = widest;
      spread = most;
    }

    /** The colours above the mean, and the others. */
    List<Group> halves() {
      return shades.stream()
          .collect(Collectors.partitioningBy(s -> s.parts[axis] > means[axis]))
          .values()
          .stream()
          .map(Group::new)
          .toList();
    }

    int colour() {
      int colour = 0;
      for (double mean : means) {
        colour = colour << 8 | (int) Math.round(mean);
      }
      return colour;
    }
  }

  IndexColorModel model() {
    byte[][] parts = new byte[3][colours.length];
    for (int i = 0; i < colours.length; i++) {
      for (int part = 0; part < 3; part++) {
        parts[part][i] = (byte) part(colours[i], part);
      }
    }
    return new IndexColorModel(8, colours.length, parts[0], parts[1], parts[2]);
  }

  /** A picture in these colours, by point, row after row. */
  byte[] indexed(BufferedImage image) {
    int[] pixels =
        image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    byte[] indexed = new byte[pixels.length];
    for (int i = 0; i < pixels.length; i++) {
      indexed[i] = nearest(pixels[i] & 0xffffff);
    }
    return indexed;
  }

  private byte nearest(int rgb) {
    int slot = (rgb * 0x9e3779b1) >>> (32 - 14);
    if (asked[slot] != rgb) {
      asked[slot] = rgb;
      int best = Integer.MAX_VALUE;
      for (int i = 0; i < colours.length; i++) {
        int distance = 0;
        for (int part = 0; part < 3; part++) {
          int difference = part(rgb, part) - part(colours[i], part);
          distance += difference * difference;
        }
        if (distance < best) {
          best = distance;
          answered[slot] = (byte) i;
        }
      }
    }
    return answered[slot];
  }
}
