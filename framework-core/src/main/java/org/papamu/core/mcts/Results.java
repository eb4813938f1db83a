package org.papamu.core.mcts;

import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import org.papamu.api.GameInfo;
import org.papamu.api.GameInfo.Fact;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * What ends of games are worth, and proofs that a node comes to such an end.
 *
 * <p>A reward is from 0 to 1 and more is better. With several seats the place counts first: the
 * seat that alone has the most welcome score gets {@value #FOR_PLACE}, the leaders of a tie get
 * half of it, and the score itself, on a scale from the worst to the best there is, decides the
 * rest; with two seats the margin does. With one seat the score is all.
 *
 * <p>A proof is one number that holds the result and the plies to it: 0 for none. It is kept for
 * any number of seats, since each distinct result has a number of its own; if there are too many
 * results, some are not proved.
 *
 * <p>Shared between threads.
 */
final class Results {

  /** What of a reward the place decides, where there are several seats. */
  static final float FOR_PLACE = 0.8f;

  /** Room for results, a power of two. */
  private static final int SLOTS = 1 << 12;

  private static final int MOST_PROBES = 16;
  private static final int PLIES_BITS = 16;
  private static final int MOST_PLIES = (1 << PLIES_BITS) - 1;

  /** One distinct result. */
  private static final class Result {
    final int[] scores;
    final float[] rewards;
    final int[] places;

    Result(int[] scores, float[] rewards, int[] places) {
      this.scores = scores;
      this.rewards = rewards;
      this.places = places;
    }
  }

  private final GameInfo info;
  private final int seats;

  /** A hash table by scores; the number of a result is its place plus 1. */
  private final AtomicReferenceArray<@Nullable Result> slots = new AtomicReferenceArray<>(SLOTS);

  private final int draw;

  Results(GameInfo info) {
    this.info = info;
    seats = info.seats().size();
    boolean knowsDraws = info.is(Fact.ZERO_SUM) && info.best() == -info.worst();
    draw = knowsDraws ? number(new int[seats]) : 0;
  }

  int seats() {
    return seats;
  }

  /** The number of a draw by repetition; 0 if the game does not say what one is worth. */
  int draw() {
    return draw;
  }

  /**
   * The number of the result of a game that is over.
   *
   * @param scores room for a score for each seat; overwritten
   * @return the number, or 0 if there have been too many distinct ones
   */
  <P extends Position> int number(Rules<P> rules, P over, int[] scores) {
    for (int seat = 0; seat < seats; seat++) {
      scores[seat] = rules.score(over, seat);
    }
    return number(scores);
  }

  private int number(int[] scores) {
    int slot = Arrays.hashCode(scores);
    slot ^= slot >>> 12;
    for (int probe = 0; probe < MOST_PROBES; probe++, slot++) {
      int at = slot & (SLOTS - 1);
      Result there = slots.get(at);
      if (there == null) {
        slots.compareAndSet(at, null, made(scores));
        there = slots.get(at);
      }
      if (there != null && Arrays.equals(there.scores, scores)) {
        return at + 1;
      }
    }
    return 0;
  }

  private Result made(int[] scores) {
    float[] rewards = new float[seats];
    int[] places = new int[seats];
    rewards(scores, rewards, places);
    return new Result(scores.clone(), rewards, places);
  }

  private Result result(int proof) {
    return Objects.requireNonNull(slots.get((proof >>> PLIES_BITS) - 1));
  }

  /** Works out the rewards of scores, for results without a number too. */
  void rewards(int[] scores, float[] rewards) {
    rewards(scores, rewards, new int[seats]);
  }

  private void rewards(int[] scores, float[] rewards, int[] places) {
    int leader = info.utility(scores[0]);
    int leaders = 0;
    for (int score : scores) {
      leader = Math.max(leader, info.utility(score));
    }
    for (int score : scores) {
      leaders += info.utility(score) == leader ? 1 : 0;
    }
    for (int seat = 0; seat < seats; seat++) {
      int utility = info.utility(scores[seat]);
      float share = share(scores, seat);
      if (seats == 1) {
        rewards[seat] = share;
        places[seat] = scores[seat] == info.best() ? 1 : -1;
      } else {
        float place = utility < leader ? 0 : leaders == 1 ? 1 : 0.5f;
        rewards[seat] = FOR_PLACE * place + (1 - FOR_PLACE) * share;
        places[seat] = utility < leader ? -1 : leaders == 1 ? 1 : 0;
      }
    }
  }

  /** Where on the scale from the worst to the best a seat's score or margin lies: 0 to 1. */
  private float share(int[] scores, int seat) {
    if (info.isDuel()) {
      float most = info.mostMargin();
      return (info.margin(scores[seat], scores[1 - seat]) + most) / (2 * most);
    }
    float low = info.utility(info.worst());
    float span = info.utility(info.best()) - low;
    return (info.utility(scores[seat]) - low) / span;
  }

  /** A proof of a result in so many plies. */
  static int proof(int number, int plies) {
    return number << PLIES_BITS | Math.min(plies, MOST_PLIES);
  }

  /** The same proof seen from one ply before. */
  static int before(int proof) {
    return proof(proof >>> PLIES_BITS, plies(proof) + 1);
  }

  /** The plies to the end. */
  static int plies(int proof) {
    return proof & MOST_PLIES;
  }

  /** What the proved result is worth to a seat. */
  float reward(int proof, int seat) {
    return result(proof).rewards[seat];
  }

  /** Whether the proved result is a win (1), a draw (0) or a loss (-1) for a seat. */
  int place(int proof, int seat) {
    return result(proof).places[seat];
  }

  /** What the proved result is worth to each seat. */
  void rewards(int proof, float[] rewards) {
    System.arraycopy(result(proof).rewards, 0, rewards, 0, seats);
  }

  /** Whether the proved result is not a win or loss for anybody. */
  boolean isDraw(int proof) {
    return place(proof, 0) == 0;
  }

  /**
   * Whether a seat would rather have one proof than another: the better reward, then a win sooner
   * and anything else later.
   */
  boolean isBetter(int proof, int than, int seat) {
    float reward = reward(proof, seat);
    float other = reward(than, seat);
    if (reward != other) {
      return reward > other;
    }
    return place(proof, seat) > 0 ? plies(proof) < plies(than) : plies(proof) > plies(than);
  }
}
