package org.papamu.pegsolitaire;

import java.util.List;
import java.util.Optional;
import org.papamu.api.MoveList;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/** Says why a jump is not legal. */
final class Refusals {

  private final Topology topology;
  private final PegRules rules;
  private final Messages words;

  Refusals(Topology topology, PegRules rules, Messages words) {
    this.words = words;
    this.topology = topology;
    this.rules = rules;
  }

  /** The reason for a step of the step-by-step entry that is not offered. */
  Optional<String> step(PegPosition position, List<String> accepted, String refused) {
    if (accepted.size() > 1) {
      return Optional.empty();
    }
    if (accepted.isEmpty()) {
      return refused.isEmpty() ? Optional.empty() : start(position, refused);
    }
    int from = topology.find(accepted.get(0));
    if (from == Topology.NONE || refused.isEmpty() || refused.equals("-")) {
      return Optional.of(words.say("no.landing"));
    }
    return landing(position, from, refused.startsWith("-") ? refused.substring(1) : refused);
  }

  /** Why no jump starts on a hole; empty if one does. */
  Optional<String> start(PegPosition position, String name) {
    int from = topology.find(name);
    if (from == Topology.NONE) {
      return Optional.of(noHole(name));
    }
    if (position.at(from) == 0) {
      return Optional.of(words.say("no.peg", name));
    }
    MoveList moves = new MoveList();
    rules.moves(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      if (Jump.of(position, moves.get(i)).from() == from) {
        return Optional.empty();
      }
    }
    return Optional.of(words.say("no.jump", name));
  }

  /** Why the peg on a hole cannot jump to another; empty if it can. */
  Optional<String> landing(PegPosition position, int from, String name) {
    int to = topology.find(name);
    if (to == Topology.NONE) {
      return Optional.of(noHole(name));
    }
    int over = between(from, to);
    if (over == Topology.NONE) {
      return Optional.of(words.say("no.two-steps", name, topology.name(from)));
    }
    if (position.at(to) != 0) {
      return Optional.of(words.say("no.not-empty", name));
    }
    return position.at(over) == 0
        ? Optional.of(words.say("no.nothing-between", topology.name(over)))
        : Optional.empty();
  }

  /** The hole in the middle of a line of three; {@link Topology#NONE} if the ends are not that. */
  private int between(int from, int to) {
    for (int direction = 0; direction < topology.directions().size(); direction++) {
      int over = topology.next(from, direction);
      if (over != Topology.NONE && topology.next(over, direction) == to) {
        return over;
      }
    }
    return Topology.NONE;
  }

  private String noHole(String name) {
    // A hole's name is short; whatever else was typed is not repeated.
    return name.length() <= 6 ? words.say("no.hole", name) : words.say("no.hole-at-all");
  }
}
