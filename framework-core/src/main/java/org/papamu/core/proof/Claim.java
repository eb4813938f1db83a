package org.papamu.core.proof;

import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Something that can be proved of a position: that a seat can get at least this margin whatever the
 * other one does.
 *
 * @param seat 0 or 1
 * @param margin on the scale of {@link GameInfo#margin}
 */
public record Claim(int seat, int margin) {

  /** Whether it holds in a position where the game is over. */
  public <P extends Position> boolean holdsAtEnd(GameInfo info, Rules<P> rules, P position) {
    return info.margin(rules.score(position, seat), rules.score(position, 1 - seat)) >= margin;
  }
}
