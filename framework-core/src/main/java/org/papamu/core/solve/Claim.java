package org.papamu.core.solve;

import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Something that is to be proved or disproved: that a seat can get at least this margin whatever
 * the other one does.
 *
 * @param seat 0 or 1
 * @param margin on the scale of {@link GameInfo#margin}
 */
record Claim(int seat, int margin) {

  /** The claim that holds exactly where this one does not: that of the other seat. */
  Claim opposite() {
    return new Claim(1 - seat, 1 - margin);
  }

  /** Whether it holds in a position where the game is over. */
  <P extends Position> boolean holdsAtEnd(GameInfo info, Rules<P> rules, P position) {
    return info.margin(rules.score(position, seat), rules.score(position, 1 - seat)) >= margin;
  }
}
