package org.papamu.core.solve;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Game;
import org.papamu.api.Parts;
import org.papamu.api.Position;
import org.papamu.api.Regions;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;
import org.papamu.core.cgt.LimitReached;
import org.papamu.core.cgt.Limits;
import org.papamu.core.cgt.Valuation;
import org.papamu.core.cgt.Values;

/**
 * Tells who wins a position that is a sum of parts whose combinatorial values are quickly worked
 * out. A part that takes too much is remembered and not tried again.
 *
 * <p>Splitting costs more than visiting a position does. So at each distance from the root it is
 * gone on with as long as it settles every second position, and else tried on one in 512.
 */
final class Sums<P extends Position> {

  /** What looking at a position tells. */
  enum Told {
    WINS,
    LOSES,
    NOTHING
  }

  /** Parts that touch more points are not valued: the smaller ones are met again and again. */
  private static final int MOST_POINTS = 16;

  /** A part is given up when the stop has been asked so often, some thousand steps each. */
  private static final int MOST_STEPS = 1;

  /** Values with more options than this are not added: their sums may be huge. */
  private static final int MOST_OPTIONS = 12;

  private static final int TRIALS = 32;
  private static final int RARELY = 511;
  private static final int WORTHWHILE = 2;

  private final Rules<P> rules;
  private final Regions<P> regions;
  private final Parts parts;
  private final Game<P> game;
  private final long bytes;
  private final int left;
  private final int words;
  private final P scratch;
  private final Set<Long> tooMuch = new HashSet<>();
  private Valuation<P> valuation;
  private int steps;
  private int[] looks = new int[64];
  private int[] settled = new int[64];
  private int[] passed = new int[64];

  private Sums(Game<P> game, Regions<P> regions, long bytes) {
    this.game = game;
    this.regions = regions;
    this.bytes = bytes;
    rules = game.rules();
    parts = new Parts(game.board().size());
    left = Valuation.left(game);
    words = (game.board().size() + Long.SIZE - 1) / Long.SIZE;
    scratch = rules.initial();
    valuation = fresh();
  }

  /** For a game that has values and can be split; null for others. */
  static <P extends Position> @Nullable Sums<P> of(Game<P> game, long bytes) {
    return Valuation.suits(game) && game.regions().isPresent()
        ? new Sums<>(game, game.regions().get(), bytes)
        : null;
  }

  private Valuation<P> fresh() {
    tooMuch.clear();
    return Valuation.of(game, new Values(new Limits(() -> ++steps > MOST_STEPS, bytes)));
  }

  /** Forgets everything. */
  void forget() {
    valuation = fresh();
    Arrays.fill(looks, 0);
    Arrays.fill(settled, 0);
    Arrays.fill(passed, 0);
  }

  /** Whether the seat to move wins, if this can be told, and it is worth while at this distance. */
  Told look(P position, int ply) {
    if (ply >= looks.length) {
      looks = Arrays.copyOf(looks, 2 * ply);
      settled = Arrays.copyOf(settled, 2 * ply);
      passed = Arrays.copyOf(passed, 2 * ply);
    }
    boolean pays = looks[ply] < TRIALS || settled[ply] >= looks[ply] / WORTHWHILE;
    if (!pays && (++passed[ply] & RARELY) != 0) {
      return Told.NOTHING;
    }
    rules.copy(position, scratch);
    if (!rules.pass(scratch)) {
      return Told.NOTHING;
    }
    looks[ply]++;
    Told told = told(position);
    settled[ply] += told == Told.NOTHING ? 0 : 1;
    return told;
  }

  private Told told(P position) {
    regions.split(position, parts);
    for (int part = 0; part < parts.size(); part++) {
      if (points(part) > MOST_POINTS || tooMuch.contains(print(part))) {
        return Told.NOTHING;
      }
    }
    Values values = valuation.values();
    int sum = Values.ZERO;
    for (int part = 0; part < parts.size(); part++) {
      steps = 0;
      try {
        int value = valuation.value(regions, position, parts, part);
        if (sum != Values.ZERO && (isLarge(values, sum) || isLarge(values, value))) {
          return Told.NOTHING;
        }
        sum = values.sum(sum, value);
      } catch (LimitReached reached) {
        if (reached.which() == LimitReached.Which.MEMORY) {
          valuation = fresh();
        }
        tooMuch.add(print(part));
        return Told.NOTHING;
      } catch (ArithmeticException tooFine) {
        tooMuch.add(print(part));
        return Told.NOTHING;
      }
    }
    boolean wins = position.turn() == left ? values.leftWinsFirst(sum) : values.rightWinsFirst(sum);
    return wins ? Told.WINS : Told.LOSES;
  }

  private static boolean isLarge(Values values, int value) {
    return values.lefts(value) + values.rights(value) > MOST_OPTIONS;
  }

  private int points(int part) {
    int points = 0;
    for (int word = 0; word < words; word++) {
      points += Long.bitCount(parts.bits(part, word));
    }
    return points;
  }

  private long print(int part) {
    long print = parts.keyLength(part);
    for (int word = 0; word < parts.keyLength(part); word++) {
      print = Zobrist.mix(print + parts.key(part, word));
    }
    return print;
  }
}
