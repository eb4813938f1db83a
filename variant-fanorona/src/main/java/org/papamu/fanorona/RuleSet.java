package org.papamu.fanorona;

import org.papamu.api.Option;
import org.papamu.api.Options;

/**
 * The options of the game, read once.
 *
 * @param forced a capturing turn goes on as long as it can
 * @param turning two steps in a row of one turn have different directions
 * @param singleFirst a side's first turn is one capture only
 * @param vela the return game: see {@link FanoronaRules}
 * @param stalemateDraws a side with stones and without a legal move draws
 * @param quiet the number of plies in a row without a capture that draws; 0 for none
 * @param repetition how often a position occurs until the game is drawn; 0 for never
 */
record RuleSet(
    boolean forced,
    boolean turning,
    boolean singleFirst,
    boolean vela,
    boolean stalemateDraws,
    int quiet,
    int repetition) {

  static final Option CONTINUATION =
      Option.choice(
          "continuation",
          "whether a capturing turn must go on as long as it can",
          "optional",
          "forced");

  static final Option DIRECTION =
      Option.choice("direction", "whether a step must turn from the step before it", "turn", "any");

  static final Option FIRST =
      Option.choice(
          "first", "whether each player's first turn is one capture only", "sequence", "single");

  static final Option STALEMATE =
      Option.choice("stalemate", "what a side with stones and without a move gets", "loss", "draw");

  static final Option REPETITION =
      Option.number(
          "repetition", "how often a position occurs until it is a draw (0: never)", 3, 0, 100);

  static final Option QUIET =
      Option.number(
          "quiet",
          "how many plies in a row without a capture are a draw (0: never)",
          100,
          0,
          FanoronaPosition.MAX_QUIET);

  static final Option VELA =
      Option.choice("vela", "the return game, in which White alone captures at first", "off", "on");

  private static final Option[] ALL = {
    CONTINUATION, DIRECTION, FIRST, STALEMATE, REPETITION, QUIET, VELA
  };

  /** Every option there is, in the order in which they are shown. */
  static Option[] declared() {
    return ALL.clone();
  }

  static RuleSet of(Options options) {
    return new RuleSet(
        options.is(CONTINUATION, "forced"),
        options.is(DIRECTION, "turn"),
        options.is(FIRST, "single"),
        options.isOn(VELA),
        options.is(STALEMATE, "draw"),
        options.number(QUIET),
        options.number(REPETITION));
  }
}
