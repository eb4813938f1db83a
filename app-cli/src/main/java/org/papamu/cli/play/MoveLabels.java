package org.papamu.cli.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.papamu.api.Game;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.core.exact.MoveWorth;
import org.papamu.core.exact.Oracle;
import org.papamu.core.exact.Worth;
import org.papamu.core.exact.WorthText;

/**
 * Labels every legal move with what is proved of it: wins, loses or draws, and in how many plies;
 * in a puzzle whether it can still be solved, and in how many sweeps.
 *
 * @param <P> the game's own position type
 */
final class MoveLabels<P extends Position> {

  /** Enough for the end of most games, and no more than a script can wait for. */
  private static final long POSITIONS_PER_MOVE = 100_000;

  /** What a person waits for, all moves together. */
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(8);

  private final Game<P> game;
  private final Locale language;
  private final Oracle<P> oracle;

  /**
   * Labels for a game that {@link #suits}; what is learnt serves the next position.
   *
   * @param language the language of the labels
   */
  MoveLabels(Game<P> game, Locale language) {
    this.game = game;
    this.language = language;
    oracle = Oracle.of(game, Oracle.USUAL_BYTES);
  }

  /** Whether moves of a game can be labelled. */
  static boolean suits(Game<?> game) {
    return Oracle.suits(game.info());
  }

  private record Label(String move, Worth worth) {}

  /**
   * A line of text for each legal move of a position that is not over, the best first.
   *
   * @param outer asked often whether to come to an end
   */
  List<String> of(P position, Stop outer) {
    long start = System.nanoTime();
    Stop stop = () -> outer.requested() || System.nanoTime() - start >= PATIENCE;
    List<Label> labels = new ArrayList<>();
    for (MoveWorth told : oracle.moves(position, new Oracle.Limits(POSITIONS_PER_MOVE, stop))) {
      labels.add(new Label(game.notation().writeMove(position, told.move()), told.worth()));
    }
    return labels.stream()
        .sorted(Comparator.comparing(Label::worth, Worth.bestFirst()).thenComparing(Label::move))
        .map(label -> label.move + " " + WorthText.in(language).of(game.info(), label.worth))
        .toList();
  }
}
