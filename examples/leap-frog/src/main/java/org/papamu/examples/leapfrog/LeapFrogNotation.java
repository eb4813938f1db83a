package org.papamu.examples.leapfrog;

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
record LeapFrogNotation(Topology board, LeapFrogRules rules) implements Notation<LeapFrogPosition> {

  private static final List<String> FIELDS = List.of("the rows", "the seat to move", "the scores");

  @Override
  public String write(LeapFrogPosition position) {
    return "%s %d %s"
        .formatted(
            Rows.write(board, LeapFrog.LETTERS, position::at),
            position.turn() + 1,
            Arrays.stream(position.scores)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(",")));
  }

  @Override
  public LeapFrogPosition read(String text) {
    Fields fields = Fields.split(text, MAX_POSITION_LENGTH, FIELDS, 3);
    LeapFrogPosition position = rules.empty();
    int[] counters = Rows.read(board, LeapFrog.LETTERS, fields, 0);
    position.putAll(counters);
    position.turn(fields.number(1, "the seat to move", 1, rules.seats()) - 1);
    int most = LeapFrogPosition.MOST_WORTH * board.size();
    int[] scores = fields.numbers(2, "a score", rules.seats(), 0, most);
    System.arraycopy(scores, 0, position.scores, 0, scores.length);
    check(fields, position, counters);
    return position;
  }

  /** The scores are the worth of what is gone, which only plain counters tell exactly. */
  private static void check(Fields fields, LeapFrogPosition position, int[] counters) {
    int plain = (int) Arrays.stream(counters).filter(counter -> counter == 1).count();
    if (plain > 0 && plain < counters.length - position.vacant()) {
      throw fields.fault(0, Kind.ILLEGAL, "plain counters and counters of worth do not mix");
    }
    int sum = Arrays.stream(position.scores).sum();
    int most = (plain > 0 ? 1 : LeapFrogPosition.MOST_WORTH) * position.vacant();
    if (sum < position.vacant() || sum > most) {
      throw fields.fault(
          2,
          Kind.ILLEGAL,
          "the scores add up to %d, but %d counters are gone".formatted(sum, position.vacant()));
    }
    if (position.isRemoval() && position.turn() != position.vacant()) {
      throw fields.fault(
          1,
          Kind.ILLEGAL,
          "seat %d has yet to take a counter off".formatted(position.vacant() + 1));
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
