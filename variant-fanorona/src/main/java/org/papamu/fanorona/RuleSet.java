package org.papamu.fanorona;

import java.util.Map;
import java.util.stream.Stream;
import org.papamu.api.Option;
import org.papamu.api.Options;
import org.papamu.api.text.Messages;

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

  /** Every option there is, in the order in which they are shown, told in a language. */
  static Option[] declared(Messages words) {
    return Stream.of(ALL)
        .map(
            option ->
                new Option(
                    option.name(),
                    words.say("option." + option.name()),
                    option.kind(),
                    option.standard(),
                    option.values(),
                    option.least(),
                    option.most()))
        .toArray(Option[]::new);
  }

  /** The value of an option, in whatever language it is told. */
  static String value(Options options, Option option) {
    return options.value(told(options, option));
  }

  /** The option among those of a game: the same but for its words. */
  static Option told(Options options, Option option) {
    return options.values().entrySet().stream()
        .map(Map.Entry::getKey)
        .filter(other -> other.name().equals(option.name()))
        .findFirst()
        .orElseThrow();
  }

  static RuleSet of(Options options) {
    return new RuleSet(
        value(options, CONTINUATION).equals("forced"),
        value(options, DIRECTION).equals("turn"),
        value(options, FIRST).equals("single"),
        value(options, VELA).equals("on"),
        value(options, STALEMATE).equals("draw"),
        Integer.parseInt(value(options, QUIET)),
        Integer.parseInt(value(options, REPETITION)));
  }
}
