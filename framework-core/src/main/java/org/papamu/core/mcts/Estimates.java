package org.papamu.core.mcts;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.Position;
import org.papamu.api.Score;

/**
 * What positions that are not over are worth by the game's evaluator, as rewards: the logistic
 * curve of the evaluation, 1 / (1 + exp(-evaluation / {@value #SCALE})). Without an evaluator
 * everything is worth one half.
 *
 * <p>Stateless; shared between threads.
 */
final class Estimates<P extends Position> {

  /** The evaluation, in hundredths, that is worth 73 of 100 points. */
  static final float SCALE = 200;

  static final float EVEN = 0.5f;

  /** Evaluations up to this are looked up: the exponential function is slow. */
  private static final int NEAR = 2000;

  private static final float[] CURVE = nearCurve();

  private final @Nullable Evaluator<P> evaluator;
  private final boolean duel;

  Estimates(Game<P> game) {
    Optional<Evaluator<P>> declared = game.evaluator();
    evaluator = declared.orElse(null);
    duel = game.info().isDuel();
  }

  /** Whether the game has an evaluator. */
  boolean isInformed() {
    return evaluator != null;
  }

  /** Whether an evaluation of the position can be relied on. */
  boolean isSettled(P position) {
    return evaluator == null || evaluator.isSettled(position);
  }

  /** How promising a move looks; more is better. */
  int promise(P position, long move) {
    return evaluator == null ? 0 : evaluator.promise(position, move);
  }

  /** What a position is worth to a seat. */
  float reward(P position, int seat) {
    return evaluator == null ? EVEN : reward(evaluator.evaluate(position, seat));
  }

  /** What a position is worth to each seat. */
  void rewards(P position, float[] rewards) {
    if (evaluator == null) {
      Arrays.fill(rewards, EVEN);
    } else if (duel) {
      rewards[0] = reward(position, 0);
      rewards[1] = 1 - rewards[0];
    } else {
      for (int seat = 0; seat < rewards.length; seat++) {
        rewards[seat] = reward(position, seat);
      }
    }
  }

  private static float reward(int evaluation) {
    int at = evaluation + NEAR;
    return at >= 0 && at < CURVE.length ? CURVE[at] : curve(evaluation);
  }

  private static float curve(int evaluation) {
    return 1 / (1 + (float) Math.exp(-evaluation / SCALE));
  }

  private static float[] nearCurve() {
    float[] curve = new float[2 * NEAR + 1];
    for (int at = 0; at < curve.length; at++) {
      curve[at] = curve(at - NEAR);
    }
    return curve;
  }

  /** The score of a reward that is not proved: the evaluation that would be worth as much. */
  static Score score(float reward) {
    int most = Evaluator.LIMIT - 1;
    double hundredths = SCALE * Math.log(reward / (1.0 - reward));
    return Score.estimate((int) Math.round(Math.max(-most, Math.min(most, hundredths))));
  }
}
