package org.papamu.pegsolitaire;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.papamu.api.PointSet;
import org.papamu.api.Toggles;
import org.papamu.api.board.Topology;

/** Jumps as sets of holes: a peg, a peg beside it and an empty hole behind that are turned over. */
final class PegToggles implements Toggles<PegPosition> {

  private final Topology topology;
  private final List<Rule> rules;

  PegToggles(Topology topology) {
    this.topology = topology;
    List<Rule> jumps = new ArrayList<>();
    for (int from = 0; from < topology.size(); from++) {
      for (int direction = 0; direction < topology.directions().size(); direction++) {
        int over = topology.next(from, direction);
        int to = over == Topology.NONE ? Topology.NONE : topology.next(over, direction);
        if (to != Topology.NONE) {
          jumps.add(new Rule(PointSet.of(from, over), PointSet.of(to), from, to));
        }
      }
    }
    rules = List.copyOf(jumps);
  }

  @Override
  public List<Rule> rules() {
    return rules;
  }

  /** The target alone, or each hole alone where the last peg may be anywhere. */
  @Override
  public List<PointSet> goals(PegPosition position) {
    return position.target() == Topology.NONE
        ? IntStream.range(0, topology.size()).mapToObj(PointSet::of).toList()
        : List.of(PointSet.of(position.target()));
  }
}
