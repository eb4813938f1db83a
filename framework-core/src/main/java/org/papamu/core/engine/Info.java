package org.papamu.core.engine;

import java.util.List;
import org.papamu.api.Score;
import org.papamu.api.Thought;

/** The lines {@code info ...} that tell of a search. */
final class Info {

  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final double NANOS_PER_SECOND = 1e9;

  private Info() {}

  /**
   * Tells of a line of play.
   *
   * @param index which of the thought's lines, from 0
   * @param wanted how many lines are told; of a single one the number is left out
   * @param nanos how long the search has taken
   * @param moves the line's moves as texts
   */
  static String line(Thought thought, int index, int wanted, long nanos, List<String> moves) {
    StringBuilder text = new StringBuilder("info depth ").append(thought.depth());
    if (wanted > 1) {
      text.append(" multipv ").append(index + 1);
    }
    double seconds = Math.max(1, nanos) / NANOS_PER_SECOND;
    text.append(" score ").append(score(thought.lines().get(index).score()));
    text.append(" nodes ").append(thought.nodes());
    text.append(" nps ").append(Math.round(thought.nodes() / seconds));
    text.append(" time ").append(nanos / NANOS_PER_MILLI);
    if (!moves.isEmpty()) {
      text.append(" pv ").append(String.join(" ", moves));
    }
    return text.toString();
  }

  /** {@code cp S}, or {@code mate N} where the end is proved: negative for the side that loses. */
  private static String score(Score score) {
    return switch (score.kind()) {
      case ESTIMATE -> "cp " + score.value();
      case DRAW -> "cp 0";
      case WIN -> "mate " + Math.max(1, score.value());
      case LOSS -> "mate -" + Math.max(1, score.value());
    };
  }
}
