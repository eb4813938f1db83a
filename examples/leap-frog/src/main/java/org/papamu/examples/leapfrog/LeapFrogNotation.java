package org.papamu.examples.leapfrog;

import java.util.List;
import java.util.stream.IntStream;
import org.papamu.api.PathNotation;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Fields;
import org.papamu.api.text.NotationException.Kind;

/** Texts such as {@code ooo/ooo/ooo 1 0,0}, {@code d4} and {@code a1-c1-c3}. */
final class LeapFrogNotation extends PathNotation<LeapFrogPosition> {

  private static final List<String> SEATS = List.of("1", "2", "3", "4");

  private final LeapFrogRules rules;

  LeapFrogNotation(Topology board, LeapFrogRules rules) {
    super(board, LeapFrog.LETTERS, SEATS.subList(0, rules.seats()), rules::empty, "the scores");
    this.rules = rules;
  }

  @Override
  protected List<String> more(LeapFrogPosition position) {
    return List.of(position.scores());
  }

  /** The scores are the worth of what is gone, which only plain counters tell exactly. */
  @Override
  protected void complete(LeapFrogPosition position, Fields fields) {
    int gone = position.vacant();
    int left = board().size() - gone;
    int plain = (int) IntStream.range(0, board().size()).filter(p -> position.at(p) == 1).count();
    if (plain > 0 && plain < left) {
      throw fields.fault(0, Kind.ILLEGAL, "plain counters and counters of worth do not mix");
    }
    int most = LeapFrogPosition.MOST_WORTH * board().size();
    int[] scores = fields.numbers(MORE, "a score", rules.seats(), 0, most);
    position.scores(scores);
    int sum = IntStream.of(scores).sum();
    if (sum < gone || sum > (plain > 0 ? 1 : LeapFrogPosition.MOST_WORTH) * gone) {
      throw fields.fault(
          MORE,
          Kind.ILLEGAL,
          "the scores add up to %d, but %d counters are gone".formatted(sum, gone));
    }
    if (position.isRemoval() && position.turn() != gone) {
      throw fields.fault(
          1, Kind.ILLEGAL, "seat %d has yet to take a counter off".formatted(gone + 1));
    }
  }

  @Override
  protected List<List<Integer>> paths(LeapFrogPosition position, long move, int most) {
    return rules.paths(position, move, most);
  }
}
