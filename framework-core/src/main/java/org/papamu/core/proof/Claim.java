package org.papamu.core.proof;

import org.papamu.api.GameInfo;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.Zobrist;

/**
 * Something that can be proved of a position: that a seat can get at least this margin whatever the
 * other one does.
 *
 * @param seat 0 or 1
 * @param margin on the scale of {@link GameInfo#margin}
 */
public record Claim(int seat, int margin) {

  /** Far from the small numbers that games mix into hashes: see {@link #salt}. */
  private static final long APART = 0x7A3C_55E1_90B2_4D6FL;

  /** Whether it holds in a position where the game is over. */
  public <P extends Position> boolean holdsAtEnd(GameInfo info, Rules<P> rules, P position) {
    return info.margin(rules.score(position, seat), rules.score(position, 1 - seat)) >= margin;
  }

  /**
   * What tells this claim from others in the keys of tables, to be combined with hashes by
   * exclusive or. It is not what {@link Zobrist#mix} makes of a small number, as the hash of a game
   * may be: two such would cancel out.
   */
  public long salt() {
    return Zobrist.mix(APART + 2L * margin + seat);
  }
}
