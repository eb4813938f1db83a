package org.papamu.cli.command;

import java.util.function.Function;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Position;

/** A way of solving games, chosen by what a game declares. */
interface Solving {

  /** Whether games that declare this are solved this way. */
  boolean suits(GameInfo game);

  /**
   * Gets ready to solve positions of a game: what is learnt from one serves the next.
   *
   * @return answers one position; it begins its own {@link SolveOrder.Run} with every one, and says
   *     {@code unknown}, with what is known by then, once that is asked to stop
   * @throws org.papamu.cli.output.BadRequest if the order does not suit this way of solving
   */
  <P extends Position> Function<P, Report.Answer> on(Game<P> game, SolveOrder order);
}
