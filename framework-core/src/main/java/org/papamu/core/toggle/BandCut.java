package org.papamu.core.toggle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A board cut into three bands by a symmetry that exchanges the outer ones, such that no rule has
 * points in both of these.
 *
 * <p>Design: on a board of squares the middle band is a diagonal with some points beside it. Points
 * that the symmetry keeps are in the middle; so is one pair of points that it exchanges, or the
 * other, for each two that some rule would join across.
 *
 * @param top the bits of the first band
 * @param middle the bits of the middle one
 * @param bottom the bits of the last band, each where {@code turn} takes the one of the first
 * @param turn the symmetry, its own inverse
 */
record BandCut(List<Integer> top, List<Integer> middle, List<Integer> bottom, int turn) {

  private static final int LEAST_IN_EDGE = 4;
  private static final int MOST_IN_EDGE = 16;
  private static final int MOST_IN_MIDDLE = 14;

  /** The cut with the smallest middle band; empty if the symmetries allow none. */
  static Optional<BandCut> of(WordGame<?> game, Group group) {
    Optional<BandCut> best = Optional.empty();
    for (int turn = 1; turn < group.size(); turn++) {
      Optional<BandCut> cut = cut(game, group, turn);
      if (cut.isPresent()
          && best.map(b -> b.middle.size() > cut.get().middle.size()).orElse(true)) {
        best = cut;
      }
    }
    return best;
  }

  private static Optional<BandCut> cut(WordGame<?> game, Group group, int turn) {
    long kept = 0;
    for (long rest = game.all(); rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      if (group.bit(turn, group.bit(turn, bit)) != bit) {
        return Optional.empty();
      }
      kept |= group.bit(turn, bit) == bit ? 1L << bit : 0;
    }
    long first = 0;
    for (long rest = game.all() & ~kept; rest != 0; rest &= ~(first | group.image(turn, first))) {
      long side = joined(game, Long.lowestOneBit(rest), kept);
      if ((side & group.image(turn, side)) != 0) {
        return Optional.empty();
      }
      first |= side;
    }
    long middle = kept | between(game, group, turn, first);
    List<Integer> top = bits(first & ~middle);
    List<Integer> bottom = top.stream().map(bit -> group.bit(turn, bit)).toList();
    BandCut cut = new BandCut(top, bits(middle), bottom, turn);
    return cut.fits() ? Optional.of(cut) : Optional.empty();
  }

  private boolean fits() {
    return top.size() >= LEAST_IN_EDGE
        && top.size() <= MOST_IN_EDGE
        && middle.size() <= MOST_IN_MIDDLE;
  }

  /** The points that rules without any of the points kept join to one. */
  private static long joined(WordGame<?> game, long point, long kept) {
    long joined = point;
    long before = 0;
    while (joined != before) {
      before = joined;
      for (WordRule rule : game.rules()) {
        if ((rule.toggled() & kept) == 0 && (rule.toggled() & joined) != 0) {
          joined |= rule.toggled();
        }
      }
    }
    return joined;
  }

  /**
   * Pairs of points that meet every rule with points on both sides: the pair that meets the most of
   * them first, of several such the one that has met the most in the beginning.
   */
  private static long between(WordGame<?> game, Group group, int turn, long first) {
    long last = group.image(turn, first);
    List<Long> open = new ArrayList<>();
    for (WordRule rule : game.rules()) {
      if ((rule.toggled() & first) != 0 && (rule.toggled() & last) != 0) {
        open.add(rule.toggled() & (first | last));
      }
    }
    List<Long> crossing = List.copyOf(open);
    long found = 0;
    while (!open.isEmpty()) {
      long best = 0;
      long most = 0;
      for (long rest = first; rest != 0; rest &= rest - 1) {
        long pair = Long.lowestOneBit(rest) | group.image(turn, Long.lowestOneBit(rest));
        long met = (met(open, pair) << Integer.SIZE) + met(crossing, pair);
        if (met > most) {
          most = met;
          best = pair;
        }
      }
      found |= best;
      long chosen = found;
      // What is left of a rule may still have points on both sides.
      open.removeIf(
          points -> {
            long left = points & ~chosen;
            return (left & first) == 0 || (left & last) == 0;
          });
    }
    return found;
  }

  private static long met(List<Long> rules, long pair) {
    return rules.stream().filter(points -> (points & pair) != 0).count();
  }

  private static List<Integer> bits(long word) {
    List<Integer> bits = new ArrayList<>();
    for (long rest = word; rest != 0; rest &= rest - 1) {
      bits.add(Long.numberOfTrailingZeros(rest));
    }
    return List.copyOf(bits);
  }
}
