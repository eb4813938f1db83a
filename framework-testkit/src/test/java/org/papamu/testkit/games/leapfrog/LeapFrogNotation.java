package org.papamu.testkit.games.leapfrog;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.papamu.api.Notation;
import org.papamu.api.board.Rows;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;
import org.papamu.api.text.NotationException.Kind;

/** Texts such as {@code ooo/ooo/ooo 1 0,0}, {@code d4} and {@code a1-c1-c3}. */
final class LeapFrogNotation implements Notation<LeapFrogPosition> {

  private static final String LETTERS = "owyrg";
  private static final List<String> FIELDS = List.of("the rows", "the seat to move", "the scores");

  private final Topology board;
  private final LeapFrogRules rules;

  LeapFrogNotation(Topology board, LeapFrogRules rules) {
    this.board = board;
    this.rules = rules;
  }

  @Override
  public String write(LeapFrogPosition position) {
    return "%s %d %s"
        .formatted(
            Rows.write(board, LETTERS, position::at),
            position.turn + 1,
            Arrays.stream(position.scores)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(",")));
  }

  @Override
  public LeapFrogPosition read(String text) {
    Fields fields = Fields.split(text, MAX_POSITION_LENGTH, FIELDS, 3);
    LeapFrogPosition position = rules.empty();
    int[] counters = Rows.read(board, LETTERS, fields, 0);
    int plain = 0;
    for (int point = 0; point < counters.length; point++) {
      if (counters[point] > 0) {
        position.put(point, counters[point]);
        plain += counters[point] == 1 ? 1 : 0;
      }
    }
    if (plain > 0 && plain < counters.length - position.vacant) {
      throw fields.fault(0, Kind.ILLEGAL, "plain counters and counters of worth do not mix");
    }
    position.turn = fields.number(1, "the seat to move", 1, rules.seats()) - 1;
    readScores(fields, position);
    check(fields, position, plain > 0);
    return position;
  }

  private void readScores(Fields fields, LeapFrogPosition position) {
    String[] scores = fields.get(2).split(",", -1);
    if (scores.length != rules.seats()) {
      throw fields.fault(
          2, Kind.MALFORMED, "there are %d scores, split by commas".formatted(rules.seats()));
    }
    int offset = fields.offset(2);
    for (int seat = 0; seat < scores.length; seat++) {
      position.scores[seat] =
          Fields.number(
              fields.text(),
              offset,
              scores[seat],
              "a score",
              0,
              LeapFrogPosition.MOST_WORTH * board.size());
      offset += scores[seat].length() + 1;
    }
  }

  /** The scores are the worth of what is gone, which only plain counters tell exactly. */
  private void check(Fields fields, LeapFrogPosition position, boolean isPlain) {
    int sum = Arrays.stream(position.scores).sum();
    int most = isPlain ? position.vacant : LeapFrogPosition.MOST_WORTH * position.vacant;
    if (sum < position.vacant || sum > most) {
      throw fields.fault(
          2,
          Kind.ILLEGAL,
          "the scores add up to %d, but %d counters are gone".formatted(sum, position.vacant));
    }
    if (position.isRemoval() && position.turn != position.vacant) {
      throw fields.fault(
          1, Kind.ILLEGAL, "seat %d has yet to take a counter off".formatted(position.vacant + 1));
    }
  }

  @Override
  public String writeMove(LeapFrogPosition position, long move) {
    return rules.texts(position, move).get(0);
  }

  @Override
  public void spellings(LeapFrogPosition position, long move, Consumer<String> out) {
    rules.texts(position, move).forEach(out);
  }
}
