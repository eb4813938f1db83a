package org.papamu.cli.play;

import java.util.List;
import java.util.Optional;
import org.papamu.api.Game;
import org.papamu.api.MoveEntry;
import org.papamu.api.Position;
import org.papamu.core.exact.MoveWorth;
import org.papamu.core.exact.StepWorths;
import org.papamu.core.exact.Worth;
import org.papamu.core.session.Written;

/**
 * What was found out of the moves of a position, kept for as long as it stands, so that a move that
 * is entered step by step shows what each step leads to.
 *
 * @param <P> the game's own position type
 */
final class Findings<P extends Position> {

  private final Game<P> game;

  /** The text of the position; empty while there is none. */
  private String position = "";

  private StepWorths worths = StepWorths.of(List.of());

  /** Nothing yet. */
  Findings(Game<P> game) {
    this.game = game;
  }

  /** Keeps what is proved of the moves of a position. */
  void keep(P found, List<MoveWorth> moves) {
    position = text(found);
    worths = StepWorths.of(moves);
  }

  private String text(P of) {
    return Written.position(game, of);
  }

  /**
   * What the best move is worth that an entry can come to.
   *
   * @param now the position that the entry is of
   * @return empty if nothing was found out of it
   */
  Optional<Worth> of(P now, MoveEntry entry) {
    return areOf(now) ? worths.of(entry) : Optional.empty();
  }

  /** Whether it was found out of this position. */
  boolean areOf(P now) {
    return !position.isEmpty() && position.equals(text(now));
  }
}
